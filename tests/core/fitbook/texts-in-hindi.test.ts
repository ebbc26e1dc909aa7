import { expect, it } from "vitest";
import { hindiAfter } from "#core/fitbook/texts-in-hindi.ts";

type Texts = { readonly name: string; readonly about: string };

const hindi = { name: "सुबह की सैर", about: "हम चलते हैं" };
const before = { name: "Morning walks", about: "We walk", isOpen: true, hindi };

it("Hindi texts stay as long as none of the texts that they say changes", () => {
  expect(hindiAfter<Texts>(before, { name: "Morning walks", about: "We walk" })).toEqual(hindi);
  expect(hindiAfter<Texts>(before, { name: "Morning walks", about: "We run" })).toBeNull();
  expect(hindiAfter<Texts>(before, { name: "Evening walks", about: "We walk" })).toBeNull();
  expect(hindiAfter<Texts>({ ...before, hindi: null }, { name: "Morning walks", about: "We walk" })).toBeNull();
});
