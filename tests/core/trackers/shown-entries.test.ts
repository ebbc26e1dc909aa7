import { describe, expect, it } from "vitest";
import { areSame, shownEntries } from "#core/trackers/device/shown-entries.ts";
import { takenOps } from "#core/trackers/taken-ops.ts";
import { NOTHING_LOOKED_UP } from "#core/trackers/looked-up.ts";
import { aGlass, aPut, aRemoval, dayStart } from "#tests/builders/a-tracker-op.ts";
import type { TrackerOp } from "#core/trackers/tracker-op.ts";
import type { ChangedEntry } from "#core/trackers/trackers.port.ts";

const GLASS = aGlass(250, dayStart);
const told = (ops: readonly TrackerOp[]): readonly ChangedEntry[] =>
  takenOps(ops, { entries: new Map(), ops: new Map(), imported: NOTHING_LOOKED_UP }, dayStart).entries.map((entry) => ({
    ...entry,
    change: 7,
  }));
const [first, second] = [aPut(GLASS, { entry: "first" }), aPut(GLASS, { entry: "second" })];

describe("what a device shows", () => {
  it("stays as it is where a press changes something else", () => {
    const entries = told([first, second]);
    const before = shownEntries({ entries, waiting: [] });
    const after = shownEntries({ entries, waiting: [aRemoval(second)] });
    expect(after.find(({ entry }) => entry === "first")).toBe(before.find(({ entry }) => entry === "first"));
    expect(after.find(({ entry }) => entry === "second")).toMatchObject({ n: 2, value: null, isWaiting: true });
  });

  it("is the same again until something of it changes, also of what waits", () => {
    const entries = told([first]);
    const shown = () => shownEntries({ entries, waiting: [second] });
    expect(areSame(shown(), shown())).toBe(true);
    expect(areSame(shown(), shownEntries({ entries, waiting: [] }))).toBe(false);
    expect(areSame(shown(), shownEntries({ entries: told([first]), waiting: [aPut(GLASS, { entry: "second", n: 2 })] }))).toBe(false);
    expect(areSame(shown(), shownEntries({ entries: told([first, second]), waiting: [] }))).toBe(false); // Nothing waits any more.
  });
});
