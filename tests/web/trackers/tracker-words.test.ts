import { expect, it } from "vitest";
import { trackerWords } from "#web/features/trackers/page/tracker-words.ts";
import { aGlass, aRoti } from "#tests/builders/a-tracker-op.ts";
import { now } from "#tests/fixtures.ts";
import type { TrackedValue } from "#core/trackers/tracked-value.ts";

const weight: TrackedValue = { tracker: "weight", at: now, kg: 61.5, typed: { amount: 61.5, unit: "kg" } };

it("what the last press did is named beside the way to take it back", () => {
  const [glass, bottle] = [aGlass(250), aGlass(500)];
  expect(trackerWords.doneText(null, glass, "shown")).toBe("Noted: 250 ml.");
  expect(trackerWords.doneText(glass, bottle, "shown")).toBe("Changed to: 500 ml.");
  expect(trackerWords.doneText(glass, null, "shown")).toBe("Removed: 250 ml.");
});

it("what may not be shown, or has its name on its own page alone, is not named", () => {
  const done = "Done. You can undo it.";
  expect(trackerWords.doneText(null, weight, "shown")).toBe("Noted: 61.5 kg.");
  expect(trackerWords.doneText(null, weight, "hidden")).toBe(done);
  expect(trackerWords.doneText(null, aRoti(), "shown")).toBe(done);
  expect(trackerWords.doneText(null, null, "shown")).toBe(done);
});
