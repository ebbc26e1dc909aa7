import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countedDays } from "#core/trackers/counted-day.ts";
import { resentPresses } from "#core/trackers/device/resent-presses.ts";
import { changedEntry } from "#core/trackers/press-moments.ts";
import { takenOps } from "#core/trackers/taken-ops.ts";
import { NOTHING_LOOKED_UP } from "#core/trackers/looked-up.ts";
import { anyTrackerOps } from "#tests/arbitraries/any-tracker-ops.ts";
import { aGlass, aPut, aRemoval, dayStart } from "#tests/builders/a-tracker-op.ts";
import { now } from "#tests/fixtures.ts";
import type { TakenOps } from "#core/trackers/taken-ops.ts";
import type { TrackerOp } from "#core/trackers/tracker-op.ts";

type Entries = TakenOps["entries"];
const NOTHING = { entries: new Map(), ops: new Map(), imported: NOTHING_LOOKED_UP };

/** A server on which presses come in batches. */
function server(at = dayStart) {
  const ops = new Map<string, TrackerOp>();
  const entries = new Map<string, Entries[number]>();
  return {
    take(batch: readonly TrackerOp[]): TakenOps {
      const taken = takenOps(batch, { ...NOTHING, ops, entries }, at);
      for (const op of taken.stored) ops.set(op.op, op);
      for (const entry of taken.entries) entries.set(entry.entry, entry);
      return taken;
    },
    entries: (): Entries => [...entries.values()].toSorted((a, b) => (a.entry < b.entry ? -1 : 1)),
  };
}

/** What a device that has heard of everything tells again. */
const heardOf = (entries: Entries): readonly TrackerOp[] =>
  entries.flatMap(({ tracker, tops, ...entry }) => resentPresses(changedEntry({ ...entry, change: 1 }, tracker, tops)));

const made = (entries: Entries) => entries.map(({ tops: _, ...entry }) => entry);

describe("entries that a device tells again", () => {
  it("are as before on a server that has lost any of their presses, once and in any order", () => {
    const anyLoss = anyTrackerOps().chain(({ first, later }) =>
      fc.record({
        first: fc.constant(first),
        later: fc.constant(later),
        kept: fc.nat(first.length + later.length),
        seed: fc.infiniteStream(fc.nat(1_000)),
      }),
    );
    fc.assert(
      fc.property(anyLoss, ({ first, later, kept, seed }) => {
        const [whole, restored] = [server(), server()];
        whole.take([...first, ...later]);
        restored.take([...first, ...later].slice(0, kept));
        const ops = heardOf(whole.entries())
          .map((op) => ({ op, place: seed.next().value ?? 0 }))
          .toSorted((a, b) => a.place - b.place)
          .map(({ op }) => op);
        expect(restored.take(ops).refused).toEqual([]);
        expect(made(restored.entries())).toEqual(made(whole.entries()));
        expect(
          countedDays(
            "water",
            restored.entries().map(({ value }) => value),
          ),
        ).toEqual(
          countedDays(
            "water",
            whole.entries().map(({ value }) => value),
          ),
        );
        expect(restored.take(ops)).toMatchObject({ accepted: [], refused: [], entries: [] });
        expect(made(restored.entries())).toEqual(made(whole.entries()));
      }),
    );
  });

  it("stay removed, whichever device tells its own first", () => {
    const put = aPut(aGlass());
    const [phone, desk, restored] = [server(now), server(now), server(now)];
    phone.take([put, aRemoval(put)]);
    desk.take([put]);
    expect(restored.take(heardOf(phone.entries())).refused).toEqual([]);
    restored.take(heardOf(desk.entries()));
    expect(restored.entries().map(({ value }) => value)).toEqual([null]);
  });

  it("may lie further back than anything by hand, and are kept as they were first pressed", () => {
    const [noted, year] = [server(now), 366 * 86_400_000];
    const put = aPut(aGlass(), { at: now });
    noted.take([put]);
    const restored = server(now + year + 86_400_000);
    expect(restored.take([put]).refused).toMatchObject([{ why: "too-old" }]);
    expect(restored.take(heardOf(noted.entries())).stored).toEqual([put]);
  });

  it("are told by nobody who does not know when they were pressed", () => {
    const noted = server(now);
    noted.take([aPut(aGlass())]);
    expect(noted.entries().flatMap((entry) => resentPresses({ ...entry, change: 1 }))).toEqual([]);
  });
});
