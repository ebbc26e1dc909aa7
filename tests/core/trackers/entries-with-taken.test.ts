import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { entriesWithTaken } from "#core/trackers/device/entries-with-taken.ts";
import { resentPresses } from "#core/trackers/device/resent-presses.ts";
import { contentOf } from "#core/trackers/content-of.ts";
import { changedEntry } from "#core/trackers/press-moments.ts";
import { takenOps } from "#core/trackers/taken-ops.ts";
import { NOTHING_LOOKED_UP } from "#core/trackers/looked-up.ts";
import { anyTrackerOps } from "#tests/arbitraries/any-tracker-ops.ts";
import { aGlass, aPut, aRemoval, dayStart } from "#tests/builders/a-tracker-op.ts";
import type { TrackerOp } from "#core/trackers/tracker-op.ts";
import type { ChangedEntry } from "#core/trackers/trackers.port.ts";

const GLASS = aGlass(250, dayStart);

/** What a server tells of all that it was sent. */
const toldBy = (ops: readonly TrackerOp[]): readonly ChangedEntry[] =>
  takenOps(ops, { entries: new Map(), ops: new Map(), imported: NOTHING_LOOKED_UP }, dayStart).entries.map(({ tracker, tops, ...entry }) =>
    changedEntry({ ...entry, change: 7 }, tracker, tops),
  );
/** Of presses that say the same as the one that decides, a device is told none: of others in conflict it can only know what is said. */
const byEntry = (entries: readonly ChangedEntry[]) =>
  entries
    .toSorted((a, b) => (a.entry < b.entry ? -1 : 1))
    .map(({ entry, op, n, value, conflicts, pressed }) => ({
      entry,
      op,
      n,
      value,
      tracker: pressed?.tracker,
      said: [...new Set(conflicts.map((one) => contentOf(one.value ?? {})))].toSorted(),
    }));
const over = (entries: readonly ChangedEntry[], changed: readonly ChangedEntry[]): readonly ChangedEntry[] => [
  ...new Map([...entries, ...changed].map((entry) => [entry.entry, entry])).values(),
];

describe("entries of a device with presses that the server has taken", () => {
  it("are what the server tells of them afterwards, and once told no press changes them again", () => {
    fc.assert(
      fc.property(anyTrackerOps(), ({ first, later }) => {
        const [before, changedEntries] = [toldBy(first), toldBy([...first, ...later])];
        const taken = over(before, entriesWithTaken(before, later));
        expect(byEntry(taken)).toEqual(byEntry(changedEntries));
        expect(entriesWithTaken(changedEntries, [...first, ...later])).toEqual([]);
        expect(entriesWithTaken(taken, later)).toEqual([]);
      }),
    );
  });

  it("stand at no place among the changes where they are new, and else at the one that they had", () => {
    const put = aPut(GLASS);
    const [fresh] = entriesWithTaken([], [put]);
    expect(fresh).toMatchObject({ entry: put.entry, n: 1, value: GLASS, change: 0 });
    const [entry] = toldBy([put]);
    if (entry === undefined) throw new RangeError("an entry");
    expect(entriesWithTaken([entry], [aRemoval(put)])).toMatchObject([{ entry: put.entry, n: 2, value: null, change: 7 }]);
  });

  it("can be told again with what a server of the release before had told, but for its own presses", () => {
    const put = aPut(GLASS);
    const [entry] = toldBy([put]);
    if (entry === undefined) throw new RangeError("an entry");
    const { pressed: _, ...former } = entry;
    const same = { ...aPut(aGlass(500, dayStart), { entry: put.entry }), n: 1 };
    const [conflicting] = entriesWithTaken([former], [same]);
    expect(conflicting).toMatchObject({ op: same.op, conflicts: [{ op: put.op }] });
    expect(conflicting === undefined ? [] : resentPresses(conflicting).map(({ op }) => op)).toEqual([same.op]);
    expect(entriesWithTaken([former], [aRemoval(put)])).toMatchObject([{ value: null, pressed: { tracker: "water" } }]);
  });

  it("have none for a removal of what is not known, unless the press says of what it is", () => {
    const removal = aRemoval(aPut(GLASS));
    expect(entriesWithTaken([], [removal])).toEqual([]);
    expect(entriesWithTaken([], [{ ...removal, again: "water" }])).toMatchObject([{ value: null, pressed: { tracker: "water" } }]);
  });
});
