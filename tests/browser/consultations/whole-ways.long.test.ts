import { describe, it } from "vitest";
import { visitors } from "#tests/browser/harness/visitors.ts";
import { BY_KEYS, BY_MOUSE } from "./hands.ts";
import { goTheWholeWay } from "./whole-way.ts";
import { IN_ENGLISH, IN_HINDI } from "./whole-way-words.ts";
import type { Way } from "./whole-way.ts";

const { visitor } = visitors();

/** One after the other, as all lead to one practitioner. */
const WAYS: readonly Way[] = [
  { ...IN_ENGLISH, hand: BY_MOUSE, width: 1280, mode: "video" },
  { ...IN_ENGLISH, hand: BY_KEYS, width: 1280, mode: "audio" },
  { ...IN_HINDI, hand: BY_KEYS, width: 390, mode: "audio" },
  { ...IN_HINDI, hand: BY_MOUSE, width: 390, mode: "video" },
  { ...IN_HINDI, hand: BY_MOUSE, width: 1280, mode: "audio" },
];

describe.each(WAYS.map((way) => ({ ...way, by: way.hand.name })))("a consultation $by, at $width pixels, by $mode, in $language", (way) => {
  it("leads from the search to the review: booked, paid for, prepared, held, prescribed, ticked", { timeout: 240_000 }, () =>
    goTheWholeWay(visitor, way),
  );
});
