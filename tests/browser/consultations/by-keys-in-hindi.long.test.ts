import { describe, it } from "vitest";
import { visitors } from "#tests/browser/harness/visitors.ts";
import { BY_KEYS } from "./hands.ts";
import { goTheWholeWay } from "./whole-way.ts";
import { IN_HINDI } from "./whole-way-words.ts";

const { visitor } = visitors();

describe("a consultation by the keyboard alone, on a phone, in Hindi", () => {
  it("leads from the search to the review: booked, paid for, prepared, held, prescribed, ticked", { timeout: 240_000 }, () =>
    goTheWholeWay(visitor, { ...IN_HINDI, hand: BY_KEYS, width: 390, mode: "audio" }),
  );
});
