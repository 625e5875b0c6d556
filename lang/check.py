#!/usr/bin/env python3
"""Checks the words of the games: lang/<language>/<file>.ftl. English is the source, every other language has to match it.

    lang/check.py            all files
    lang/check.py theseus    only files whose name begins with theseus

What is wrong goes to standard output, a line each; the exit status says whether there was anything. Which keys the engines need
is written in lang/needs/<game>.txt, which texts may equal the English ones in lang/same.txt; README.md explains both.
"""

import json
import re
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
SOURCE = "en"
LANGUAGES = ["en", "pl", "cs", "uk"]

# Plural categories of whole numbers (CLDR). "other" may stand for the last one, and is the default of a selector.
PLURALS = {
    "en": {"one", "other"},
    "pl": {"one", "few", "many"},
    "cs": {"one", "few", "other"},
    "uk": {"one", "few", "many"},
}
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


class Wrong(Exception):
    """A text that is no Fluent."""


# --- Fluent: the syntax of https://projectfluent.org/fluent/guide/, read into lists of parts --------------------------------------


class Entry:
    """A message or a term: its value and its attributes, each a list of parts (strings and placeables)."""

    def __init__(self, name, line):
        self.name, self.line, self.value, self.attributes, self.comment = name, line, None, {}, ""

    def texts(self):
        """Value and attributes by the way they are written: `key` and `key.attribute`."""
        if self.value is not None:
            yield self.name, self.value
        for name, pattern in self.attributes.items():
            yield f"{self.name}.{name}", pattern


IDENTIFIER = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
NUMBER = re.compile(r"-?[0-9]+(\.[0-9]+)?")
BLANK = re.compile(r"[ \n]*")


class Reader:
    """Reads one placeable after another from the text of a pattern."""

    def __init__(self, text):
        self.text, self.at = text, 0

    def blank(self):
        self.at = BLANK.match(self.text, self.at).end()

    def sees(self, token):
        return self.text.startswith(token, self.at)

    def take(self, token):
        if not self.sees(token):
            raise Wrong(f"expected {token!r} before {self.text[self.at:self.at + 20]!r}")
        self.at += len(token)

    def match(self, pattern, what):
        found = pattern.match(self.text, self.at)
        if not found:
            raise Wrong(f"expected {what} before {self.text[self.at:self.at + 20]!r}")
        self.at = found.end()
        return found.group()

    def pattern(self, stop=""):
        """Text and placeables until one of the characters of `stop` begins a line, or the end."""
        parts, start = [], self.at
        while self.at < len(self.text):
            here = self.text[self.at]
            if here == "{":
                parts.append(self.text[start:self.at])
                parts.append(self.placeable())
                start = self.at
            elif here == "}":
                if stop:
                    break
                raise Wrong("a } without its {")
            elif here in stop and self.line_begins():
                break
            else:
                self.at += 1
        parts.append(self.text[start:self.at])
        return tidy(parts)

    def line_begins(self):
        before = self.text[:self.at]
        return before.rpartition("\n")[2].strip() == "" and "\n" in before

    def placeable(self):
        self.take("{")
        self.blank()
        if self.sees("{"):
            inner = self.placeable()
        else:
            inner = self.expression()
        self.blank()
        if self.sees("->"):
            inner = self.selection(inner)
        self.take("}")
        return inner

    def expression(self):
        if self.sees('"'):
            self.at += 1
            value = self.match(re.compile(r'([^"\\\n]|\\["\\]|\\u[0-9a-fA-F]{4})*'), "a text")
            self.take('"')
            return ("literal", value)
        if NUMBER.match(self.text, self.at):
            return ("number", self.match(NUMBER, "a number"))
        if self.sees("$"):
            self.at += 1
            return ("variable", self.match(IDENTIFIER, "the name of a variable"))
        term = self.sees("-")
        if term:
            self.at += 1
        name = ("-" if term else "") + self.match(IDENTIFIER, "a name")
        if self.sees("."):
            self.at += 1
            return ("reference", f"{name}.{self.match(IDENTIFIER, 'an attribute')}", [])
        arguments = self.arguments() if self.sees("(") else []
        if not term and (arguments or self.text[self.at - 1] == ")"):
            return ("function", name, arguments)
        return ("reference", name, arguments)

    def arguments(self):
        self.take("(")
        found = []
        self.blank()
        while not self.sees(")"):
            named = re.compile(r"([a-zA-Z][a-zA-Z0-9_-]*)[ \n]*:").match(self.text, self.at)
            if named:
                self.at = named.end()
                self.blank()
            value = self.expression()
            if named and value[0] not in ("literal", "number"):
                raise Wrong(f"the argument {named.group(1)} has to be a text or a number")
            found.append(value)
            self.blank()
            if self.sees(","):
                self.at += 1
                self.blank()
        self.take(")")
        return found

    def selection(self, selector):
        if selector[0] == "reference" and not (selector[1].startswith("-") and "." in selector[1]):
            raise Wrong(f"{selector[1]} cannot be selected by")
        self.take("->")
        variants, default = {}, None
        before = self.at
        self.blank()
        if "\n" not in self.text[before:self.at]:
            raise Wrong("a variant begins on a line of its own")
        while not self.sees("}"):
            if self.sees("*"):
                self.at += 1
                if default is not None:
                    raise Wrong("two defaults in a selector")
                default = True
            self.take("[")
            self.blank()
            key = self.match(NUMBER if NUMBER.match(self.text, self.at) else IDENTIFIER, "the key of a variant")
            self.blank()
            self.take("]")
            if default is True:
                default = key
            if key in variants:
                raise Wrong(f"two variants [{key}]")
            variants[key] = self.pattern(stop="[*")
            self.blank()
        if default is None:
            raise Wrong("a selector without a default")
        return ("select", selector, variants, default)


def tidy(parts):
    """Without empty texts, and without blanks at both ends."""
    parts = [part for part in parts if part != ""]
    if parts and isinstance(parts[0], str):
        parts[0] = parts[0].lstrip(" \n")
    if parts and isinstance(parts[-1], str):
        parts[-1] = parts[-1].rstrip(" \n")
    return [part for part in parts if part != ""]


HEAD = re.compile(r"(-?[a-zA-Z][a-zA-Z0-9_-]*) *= *(.*)$")
ATTRIBUTE = re.compile(r" +\.([a-zA-Z][a-zA-Z0-9_-]*) *= *(.*)$")


def read(path, complain):
    """The entries of a file, in order, and all its comments."""
    entries, comments = [], []
    entry = block = None
    pending = []

    def close():
        nonlocal block
        if block is None:
            return
        of, attribute, lines, line = block
        block = None
        try:
            indents = [len(text) - len(text.lstrip(" ")) for text in lines[1:] if text.strip()]
            cut = min(indents, default=0)
            text = "\n".join([lines[0]] + [text[cut:] if text.strip() else "" for text in lines[1:]])
            reader = Reader(text)
            pattern = reader.pattern()
            if reader.at != len(text):
                raise Wrong("something is left over")
        except Wrong as wrong:
            complain(line, f"{of.name}: {wrong}")
            pattern = ["?"]
        if attribute is None:
            of.value = pattern or None
        elif attribute in of.attributes:
            complain(line, f"{of.name}.{attribute} is there twice")
        elif not pattern:
            complain(line, f"{of.name}.{attribute} is empty")
        else:
            of.attributes[attribute] = pattern

    for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
        if line != line.rstrip():
            complain(number, "blanks at the end of the line")
        if "\t" in line or "\r" in line:
            complain(number, "a tab or a carriage return")
        if line.startswith("#"):
            close()
            entry = None
            found = re.match(r"(#{1,3})( .*)?$", line)
            if not found:
                complain(number, "a comment begins with #, ## or ### and a blank")
            comments.append(line)
            pending = pending + [line] if found and found.group(1) == "#" else []
        elif head := HEAD.match(line):
            close()
            entry = Entry(head.group(1), number)
            entry.comment, pending = "\n".join(pending), []
            entries.append(entry)
            block = (entry, None, [head.group(2)], number)
        elif entry and (attribute := ATTRIBUTE.match(line)) and not inside(block):
            close()
            block = (entry, attribute.group(1), [attribute.group(2)], number)
        elif line.startswith(" ") or (line == "" and block is not None) or (block is not None and line.strip() in ("}", "")):
            if block is None:
                if line.strip():
                    complain(number, "a line that belongs to nothing")
            else:
                block[2].append(line)
        elif line.strip():
            complain(number, f"not understood: {line.strip()[:40]}")
        if line == "":
            pending = []
    close()
    for entry in entries:
        if entry.value is None and not entry.attributes:
            complain(entry.line, f"{entry.name} is empty")
        if entry.name.startswith("-") and entry.value is None:
            complain(entry.line, f"{entry.name} has no value")
    return entries, "\n".join(comments)


def inside(block):
    """Whether a placeable is open, so that a line beginning with a dot is text."""
    text = "\n".join(block[2]) if block else ""
    return text.count("{") > text.count("}")


# --- What a pattern is made of ----------------------------------------------------------------------------------------------------


def walk(pattern):
    """Every placeable of a pattern, the inner ones as well."""
    for part in pattern:
        if not isinstance(part, str):
            yield from walk_expression(part)


def walk_expression(part):
    yield part
    if part[0] in ("function", "reference"):
        for argument in part[2]:
            yield from walk_expression(argument)
    elif part[0] == "select":
        yield from walk_expression(part[1])
        for variant in part[2].values():
            yield from walk(variant)


def variables(pattern):
    return {part[1] for part in walk(pattern) if part[0] == "variable"}


def prose(pattern):
    """The texts between placeables, those of variants included."""
    for part in pattern:
        if isinstance(part, str):
            yield part
        elif part[0] == "select":
            for variant in part[2].values():
                yield from prose(variant)


def words(pattern):
    return any(re.search(r"[^\W\d_]", text) for text in prose(pattern))


def plural_problem(language, part):
    """Whether a selector by number knows the plural categories of the language."""
    _, _, variants, default = part
    keys = {key for key in variants if not NUMBER.fullmatch(key)}
    if not keys or not keys <= CATEGORIES:
        return None
    if keys == {"other"}:
        return None
    if default not in CATEGORIES:
        return "the default of a plural has to be a category"
    have = set(keys)
    if "other" in have and default == "other":
        # The default stands for the one category that is not spelled out.
        missing = PLURALS[language] - have
        if len(missing) <= 1 and not (missing & {"one", "few"}):
            return None
    missing = PLURALS[language] - have
    if missing:
        return f"the plural lacks {', '.join(sorted(missing))}"
    if language != "cs" and keys - PLURALS[language] - {"other"}:
        return f"{language} has no plural {', '.join(sorted(keys - PLURALS[language] - {'other'}))}"
    return None


# --- Letters ----------------------------------------------------------------------------------------------------------------------

LATIN, CYRILLIC = r"[a-zA-ZÀ-ž]", r"[Ѐ-ӿ]"
MIXED = re.compile(rf"{LATIN}{CYRILLIC}|{CYRILLIC}{LATIN}")
LETTERS = {
    "en": re.compile(r"[^\x00-\x7f–—…’“”×→°é−·]"),
    "pl": re.compile(r"[^\x00-\x7f–—…’„”×→°é−·ąćęłńóśźżĄĆĘŁŃÓŚŹŻ]"),
    "cs": re.compile(r"[^\x00-\x7f–—…’„“×→°−·áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ]"),
    "uk": re.compile(r"[^\x00-\x7f–—…’«»×→°−·№абвгґдеєжзиіїйклмнопрстуфхцчшщьюяАБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯ]"),
}


def spelling(language, text):
    """What no text may have, whatever it says."""
    if found := LETTERS[language].search(text.replace("\n", " ")):
        yield f"the sign {found.group()!r}"
    if MIXED.search(text):
        yield f"Latin and Cyrillic letters in one word: {text.strip()[:40]}"
    if "..." in text:
        yield "three dots instead of …"
    if "'" in text:
        yield "' instead of ’"
    if '"' in text:
        yield "straight quotation marks"
    if "  " in text.replace("\n", ""):
        yield "two blanks"
    if re.search(r"\S [,.;:!?](\s|$)", text):
        yield "a blank before a punctuation mark"
    if re.search(r"\n *[.*\[]", text):
        yield "a line of text begins with a sign of the syntax"


# --- What the engines need --------------------------------------------------------------------------------------------------------


def snake(name):
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", name).lower()


def rust_body(path, head):
    """The text between the braces or brackets after `head`, without comments."""
    text = (ROOT / path).read_text(encoding="utf-8")
    text = re.sub(r"//[^\n]*", "", text)
    found = re.search(head, text)
    if not found:
        raise Wrong(f"{path} has no {head}")
    start = depth = None
    for at in range(found.end() - 1, len(text)):
        if text[at] in "{[(":
            depth = 1 if depth is None else depth + 1
            start = at + 1 if start is None else start
        elif text[at] in "}])":
            depth -= 1
            if depth == 0:
                return text[start:at]
    raise Wrong(f"{path}: {head} does not end")


def rust_enum(path, name):
    """Variants of an enum in the spelling of serde, each with the names of its fields (None without names)."""
    body = rust_body(path, rf"\benum {name}\b[^{{]*{{")
    body = re.sub(r'#\[serde\(rename = "(\w+)"\)\]\s*[A-Z]\w*', lambda found: "Renamed__" + found.group(1), body)
    body = re.sub(r"#\[[^\]]*\]", "", body)
    found, at = {}, 0
    for item in re.finditer(r"\s*([A-Z]\w*)\s*(\{|\(|,|=|$)", body):
        if item.start() < at:
            continue
        fields = None
        at = item.end()
        if item.group(2) in ("{", "("):
            depth, end = 1, item.end()
            while depth:
                depth += {"{": 1, "(": 1, "}": -1, ")": -1}.get(body[end], 0)
                end += 1
            if item.group(2) == "{":
                fields = set(re.findall(r"(?:^|[,{])\s*(?:pub\s+)?([a-z_]\w*)\s*:(?!:)", body[item.end():end - 1]))
            at = end
        variant = item.group(1)
        found[variant.removeprefix("Renamed__") if variant.startswith("Renamed__") else snake(variant)] = fields
    return found


def rust_fields(path, name):
    """The names of the public fields of a struct."""
    body = rust_body(path, rf"\bstruct {name}\b[^{{;]*{{")
    return {field: None for field in re.findall(r"\bpub ([a-z_]\w*)\s*:", body)}


def rust_ids(path, name):
    """The strings of `const IDS` of a type of the generated code."""
    text = (ROOT / path).read_text(encoding="utf-8")
    found = re.search(rf"impl {name} \{{.*?const IDS: [^=]*= \[(.*?)\];", text, re.S)
    if not found:
        raise Wrong(f"{path} has no IDS of {name}")
    return {name: None for name in re.findall(r'"([^"]*)"', found.group(1))}


def rust_reasons(path):
    """Why something is refused, found in a folder of Rust: the texts beside the id of a rule, and those given to `refuse`."""
    found = {}
    for file in sorted((ROOT / path).rglob("*.rs")):
        text = re.sub(r"//[^\n]*", "", file.read_text(encoding="utf-8"))
        for reason in re.findall(r'(?:rule!\("[A-Z0-9-]+"\)\s*,\s*|\brefuse\()"((?:[^"\\]|\\.)*)"', text):
            found[re.sub(r"[^a-z0-9]+", "_", reason.lower()).strip("_")] = None
    return found


def json_ids(path, *steps):
    """The ids of a list of a content file: `entries`, or keys on the way to a list of texts, of things with an id, or to a table."""
    value = json.loads((ROOT / path).read_text(encoding="utf-8"))
    for step in steps:
        value = value[step]
    if isinstance(value, dict):
        return {key: None for key in value}
    return {(item["id"] if isinstance(item, dict) else item): None for item in value}


def known(kind, arguments):
    if kind == "json":
        return json_ids(*arguments)
    if kind in ("enum", "event"):
        return rust_enum(*arguments)
    if kind == "struct":
        return rust_fields(*arguments)
    if kind == "ids":
        return rust_ids(*arguments)
    if kind == "reasons":
        return rust_reasons(*arguments)
    if kind == "list":
        return {name: None for name in arguments}
    raise Wrong(f"no kind of list: {kind}")


def needs(path, complain):
    """The lines of a list of needs: pattern of the key, attributes, known ids with fields, and variables that may come besides."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        fields = line.split("#")[0].split()
        if not fields:
            continue
        key, rest = fields[0], fields[1:]
        attributes = [word for word in rest if word.startswith(".")]
        besides = {word[1:] for word in rest if word.startswith("+")}
        rest = [word for word in rest if word[0] not in ".+"]
        try:
            ids = known(rest[0], rest[1:])
        except (Wrong, OSError, KeyError, IndexError, ValueError) as wrong:
            complain(number, f"{key}: {wrong!r}")
            continue
        if not ids:
            complain(number, f"{key}: the list is empty")
        yield key, attributes, ids, besides, rest[0] == "event"


# --- The check --------------------------------------------------------------------------------------------------------------------


def look(prefixes):
    """Everything that is wrong, and how many texts each language has."""
    problems = []

    def wanted(name):
        return not prefixes or any(name.startswith(prefix) for prefix in prefixes)

    books = {language: {} for language in LANGUAGES}
    where = {}
    for language in LANGUAGES:
        for path in sorted((HERE / language).glob("*.ftl")):
            if not wanted(path.stem):
                continue
            short = path.relative_to(ROOT)
            entries, comments = read(path, lambda line, what: problems.append(f"{short}:{line}: {what}"))
            for entry in entries:
                place = f"{short}:{entry.line}"
                if entry.name in books[language]:
                    problems.append(f"{place}: {entry.name} is there twice")
                books[language][entry.name] = entry
                where[language, entry.name] = (place, path.name)
                problems.extend(f"{place}: {what}" for what in entry_problems(language, entry))
                if language == SOURCE:
                    for key, pattern in entry.texts():
                        for name in sorted(variables(pattern)):
                            if not re.search(rf"\${name}\b", comments):
                                problems.append(f"{place}: no comment says what ${name} is")

    for language in LANGUAGES:
        for name, entry in books[language].items():
            place = where[language, name][0]
            for key, pattern in entry.texts():
                for part in walk(pattern):
                    if part[0] == "reference" and not refers(books[language], part[1]):
                        problems.append(f"{place}: {key} refers to {part[1]}, which is not there")

    same = read_same(problems)
    used = set()
    source = {name: entry for name, entry in books[SOURCE].items() if not name.startswith("-")}
    for language in LANGUAGES[1:]:
        own = {name: entry for name, entry in books[language].items() if not name.startswith("-")}
        for name in source:
            if name not in own:
                problems.append(f"{language}: {name} is missing ({where[SOURCE, name][1]})")
        for name, entry in own.items():
            place, file = where[language, name]
            if name not in source:
                problems.append(f"{place}: {name} is not in {SOURCE}")
                continue
            if file != where[SOURCE, name][1]:
                problems.append(f"{place}: {name} is in {where[SOURCE, name][1]} in {SOURCE}")
            theirs, ours = dict(source[name].texts()), dict(entry.texts())
            for key in theirs.keys() - ours.keys():
                problems.append(f"{place}: {key} is missing")
            for key in ours.keys() - theirs.keys():
                problems.append(f"{place}: {key} is not in {SOURCE}")
            for key in theirs.keys() & ours.keys():
                lost, new = variables(theirs[key]) - variables(ours[key]), variables(ours[key]) - variables(theirs[key])
                if lost or new:
                    signs = [f"without ${name}" for name in sorted(lost)] + [f"with ${name}" for name in sorted(new)]
                    problems.append(f"{place}: {key}: {', '.join(signs)}, other than {SOURCE}")
                if ours[key] == theirs[key] and words(ours[key]):
                    used |= {(key, language), (key, "*")} & same
                    if not {(key, language), (key, "*")} & same:
                        problems.append(f"{place}: {key} is the same as in {SOURCE} and not in same.txt")
    if not prefixes:
        for key, language in sorted(same - used):
            problems.append(f"lang/same.txt: {key} {language} is not needed")

    for path in sorted((HERE / "needs").glob("*.txt")):
        if not wanted(path.stem):
            continue
        short = path.relative_to(ROOT)
        lines = list(needs(path, lambda line, what: problems.append(f"{short}:{line}: {what}")))
        allowed = {key.replace("{id}", name) for key, _, ids, _, _ in lines for name in ids}
        for key, attributes, ids, besides, event in lines:
            for name, fields in ids.items():
                full = key.replace("{id}", name)
                entry = books[SOURCE].get(full)
                if entry is None:
                    problems.append(f"{SOURCE}: {full} is missing ({short})")
                    continue
                if entry.value is None:
                    problems.append(f"{SOURCE}: {full} has no value")
                for attribute in attributes:
                    if attribute[1:] not in entry.attributes:
                        problems.append(f"{SOURCE}: {full}{attribute} is missing ({short})")
                if event:
                    have = set().union(*(variables(pattern) for _, pattern in entry.texts()))
                    for variable in sorted(have - (fields or set()) - besides):
                        problems.append(f"{SOURCE}: {full} uses ${variable}, which is no field of it")
            shape = re.compile(re.escape(key).replace(r"\{id\}", r"[a-z0-9_]+"))
            for name in books[SOURCE]:
                if shape.fullmatch(name) and name not in allowed:
                    problems.append(f"{where[SOURCE, name][0]}: {name} stands for nothing in {short}")

    return problems, {language: sum(1 for entry in books[language].values() for _ in entry.texts()) for language in LANGUAGES}


def main(prefixes):
    problems, counts = look(prefixes)
    for problem in problems:
        print(problem)
    print(f"{len(problems)} problems; texts: " + ", ".join(f"{language} {count}" for language, count in counts.items()), file=sys.stderr)
    return 1 if problems else 0


def entry_problems(language, entry):
    for key, pattern in entry.texts():
        for text in prose(pattern):
            for what in spelling(language, text):
                yield f"{key}: {what}"
        for part in walk(pattern):
            if part[0] == "select" and (what := plural_problem(language, part)):
                yield f"{key}: {what}"
            if part[0] == "function" and part[1] not in ("NUMBER", "DATETIME"):
                yield f"{key}: no function {part[1]}"


def refers(book, name):
    name, _, attribute = name.partition(".")
    entry = book.get(name)
    return entry is not None and (attribute in entry.attributes if attribute else entry.value is not None)


def read_same(problems):
    """The allow-list: `key language reason`, with * for every language."""
    same = set()
    path = HERE / "same.txt"
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines() if path.exists() else [], 1):
        if not line.strip() or line.startswith("#"):
            continue
        fields = line.split(None, 2)
        if len(fields) < 3 or fields[1] not in [*LANGUAGES[1:], "*"]:
            problems.append(f"lang/same.txt:{number}: key, language (or *), reason")
        else:
            same.add((fields[0], fields[1]))
    return same


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
