import { expect, it } from "vitest";
import { followUpDay } from "#core/consultations/prescription/follow-up-day.ts";
import { day } from "#core/shared/day.ts";

const signed = day("2026-11-30");

it.each([
  ["After 2 weeks", "2026-12-14"],
  ["After two weeks, with the report", "2026-12-14"],
  ["2-3 weeks", "2026-12-14"],
  ["in 10 days", "2026-12-10"],
  ["a week", "2026-12-07"],
  ["1 month", "2026-12-30"],
  ["15 दिन बाद", "2026-12-15"],
  ["१५ दिन बाद", "2026-12-15"],
  ["दो हफ़्ते बाद", "2026-12-14"],
  ["do hafte baad", "2026-12-14"],
  ["ek mahine baad", "2026-12-30"],
  ["When the report is there", null],
  ["", null],
  ["Take for 5 nights", null],
  ["Do weekly exercises", null],
])("a follow-up of “%s” is on %s", (text, expected) => {
  expect(followUpDay(text, signed)).toBe(expected);
});
