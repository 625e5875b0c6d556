import { expect, it } from "vitest";
import { letterOf } from "../src/lib/letter";

it("is the same key under Cyrillic letters", () => {
  expect(letterOf({ key: "г", code: "KeyU" })).toBe("u");
  expect(letterOf({ key: "U", code: "KeyU" })).toBe("u");
});

it("is what is written where that is Latin", () => {
  // On a French keyboard the key that writes w lies where others have z.
  expect(letterOf({ key: "w", code: "KeyZ" })).toBe("w");
  expect(letterOf({ key: "7", code: "Digit7" })).toBe("7");
});

it("leaves other keys alone", () => {
  expect(letterOf({ key: "Enter", code: "Enter" })).toBe("Enter");
  expect(letterOf({ key: "Dead", code: "KeyU" })).toBe("Dead");
  expect(letterOf({ key: "Process", code: "KeyP" })).toBe("Process");
});
