// Letters on tokens can be told apart at a glance.
import { expect, it } from "vitest";
import { bare, initials } from "../src/lib/alike";

it("takes letters with signs for those without", () => {
  expect(bare("Żołnierz Łącznościowiec Вїй")).toBe("Zolnierz Lacznosciowiec Віи");
});

it("writes one letter more where two begin alike, with or without signs", () => {
  expect(initials("Zwiadowca", ["Żołnierz", "Pilot"])).toBe("Zw");
  expect(initials("Żołnierz", ["Zwiadowca", "Pilot"])).toBe("Żo");
  expect(initials("Pilot", ["Zwiadowca", "Żołnierz"])).toBe("P");
  expect(initials("Soldier", ["Scout", "Scientist"])).toBe("So");
  expect(initials("1", ["2", "3"])).toBe("1");
});
