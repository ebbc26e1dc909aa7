import { expect, it } from "vitest";
import { trackerWords } from "#web/features/trackers/page/tracker-words.ts";
import { aGlass, aRoti } from "#tests/builders/a-tracker-op.ts";
import { daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { now } from "#tests/fixtures.ts";
import type { TrackedValue } from "#core/trackers/tracked-value.ts";

const today = indianDay(now);
const weight: TrackedValue = { tracker: "weight", at: now, kg: 61.5, typed: { amount: 61.5, unit: "kg" } };

it("what the last press did is named beside the way to take it back", () => {
  const [glass, bottle] = [aGlass(250), aGlass(500)];
  expect(trackerWords.doneText(null, glass, "shown", today)).toBe("Noted: 250 ml.");
  expect(trackerWords.doneText(glass, bottle, "shown", today)).toBe("Changed to: 500 ml.");
  expect(trackerWords.doneText(glass, null, "shown", today)).toBe("Removed: 250 ml.");
});

it("what was done to an entry of another day than the shown one names that day", () => {
  const yesterday = daysAfter(today, -1);
  const glass = aGlass(250);
  expect(trackerWords.doneText(null, glass, "shown", yesterday)).toBe(`${trackerWords.wholeDay(today)}. Noted: 250 ml.`);
  expect(trackerWords.doneText(null, aRoti(), "shown", yesterday)).toBe(`${trackerWords.wholeDay(today)}. Done. You can undo it.`);
});

it("today is not called unfinished where something is noted and no goal waits", () => {
  expect(trackerWords.stateText({ state: "open", value: "61.5", goal: null })).toBe("Noted");
  expect(trackerWords.stateText({ state: "open", value: null, goal: null })).toBe("Not finished yet");
  expect(trackerWords.stateText({ state: "open", value: "500", goal: "2000" })).toBe("Not finished yet");
});

it("what may not be shown, or has its name on its own page alone, is not named", () => {
  const done = "Done. You can undo it.";
  expect(trackerWords.doneText(null, weight, "shown", today)).toBe("Noted: 61.5 kg.");
  expect(trackerWords.doneText(null, weight, "hidden", today)).toBe(done);
  expect(trackerWords.doneText(null, aRoti(), "shown", today)).toBe(done);
  expect(trackerWords.doneText(null, null, "shown", today)).toBe(done);
});
