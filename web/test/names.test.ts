// Several people at one device are called by the names they gave it.
import { expect, it } from "vitest";
import "./browser";
import { forgetNames, nameSeat, namesAt } from "../src/local/names";

it("keeps names by table and offers the last ones at the next", () => {
  expect(namesAt("a")).toEqual([]);
  expect(nameSeat("a", 1, " Ben ")).toEqual(["", "Ben"]);
  expect(nameSeat("a", 0, "Ann")).toEqual(["Ann", "Ben"]);
  expect(namesAt("b")).toEqual(["Ann", "Ben"]);
  nameSeat("b", 1, "Cleo");
  expect(namesAt("a")).toEqual(["Ann", "Ben"]);
  expect(namesAt("b")).toEqual(["Ann", "Cleo"]);
  forgetNames("a");
  expect(namesAt("a")).toEqual(["Ann", "Cleo"]);
  localStorage.setItem("seat names c", "nonsense");
  expect(namesAt("c")).toEqual(["Ann", "Cleo"]);
});
