// Values of every shape a generated type allows: each variant of each union at least once.
import { readFileSync } from "node:fs";
import ts from "typescript";

type Types = Map<string, ts.TypeNode>;

export function typesOf(game: string): Types {
  const types: Types = new Map();
  for (const file of ["kernel", game]) {
    const text = readFileSync(new URL(`../src/types/${file}.ts`, import.meta.url), "utf8");
    ts.forEachChild(ts.createSourceFile(file, text, ts.ScriptTarget.ES2022), (node) => {
      if (ts.isTypeAliasDeclaration(node)) types.set(node.name.text, node.type);
    });
  }
  return types;
}

export function valuesOf(types: Types, name: string): unknown[] {
  const type = types.get(name);
  if (!type) throw new Error(`no type ${name}`);
  return values(type, types, 0);
}

function values(node: ts.TypeNode, types: Types, depth: number): unknown[] {
  if (depth > 12) return [null];
  const inner = (child: ts.TypeNode): unknown[] => values(child, types, depth + 1);
  if (ts.isUnionTypeNode(node)) return node.types.flatMap(inner);
  if (ts.isParenthesizedTypeNode(node)) return inner(node.type);
  if (ts.isArrayTypeNode(node)) return [inner(node.elementType).slice(0, 1)];
  if (ts.isTupleTypeNode(node)) return zip(node.elements.map((element) => inner(element as ts.TypeNode)));
  if (ts.isLiteralTypeNode(node)) return [node.literal.kind === ts.SyntaxKind.NullKeyword ? null : (node.literal as ts.StringLiteral).text];
  if (ts.isTypeLiteralNode(node)) {
    const members = node.members.filter(ts.isPropertySignature);
    const names = members.map((member) => (member.name as ts.Identifier | ts.StringLiteral).text);
    return zip(members.map((member) => inner(member.type!))).map((row) => Object.fromEntries(names.map((name, index) => [name, row[index]])));
  }
  if (ts.isTypeReferenceNode(node)) {
    const name = (node.typeName as ts.Identifier).text;
    if (name === "Array") return [inner(node.typeArguments![0]!).slice(0, 1)];
    const type = types.get(name);
    if (!type) throw new Error(`no type ${name}`);
    return values(type, types, depth + 1);
  }
  if (node.kind === ts.SyntaxKind.BooleanKeyword) return [true, false];
  if (node.kind === ts.SyntaxKind.NumberKeyword) return [0, 1];
  return [""];
}

/** Rows in which every value of every column occurs. */
function zip(columns: unknown[][]): unknown[][] {
  const longest = Math.max(1, ...columns.map((column) => column.length));
  return Array.from({ length: longest }, (_, row) => columns.map((column) => column[row % column.length]));
}
