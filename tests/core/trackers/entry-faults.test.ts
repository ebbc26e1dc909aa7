import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { indianDay } from "#core/shared/indian-time.ts";
import { entryFaults } from "#core/trackers/entry-faults.ts";
import { foldedEntry } from "#core/trackers/folded-entry.ts";
import { NOTHING_LOOKED_UP } from "#core/trackers/looked-up.ts";
import { isAsFormulaSays } from "#core/trackers/results/is-as-formula-says.ts";
import { dayOfValue } from "#core/trackers/tracked-value.ts";
import { workOutResult } from "#core/trackers/results/work-out-result.ts";
import { workOutResults } from "#adapters/health-file/results-file.ts";
import { anyTrackerOps } from "#tests/arbitraries/any-tracker-ops.ts";
import { aDish, aGlass, aPut, aRemoval, aRoti, aWalk } from "#tests/builders/a-tracker-op.ts";
import { now } from "#tests/fixtures.ts";
import type { KeptEntry } from "#core/trackers/entry-faults.ts";
import type { TrackerOp } from "#core/trackers/tracker-op.ts";

/** The entry as it is kept once these presses were taken. */
function keptOf(presses: readonly TrackerOp[], tracker: KeptEntry["tracker"] = "water"): KeptEntry {
  const folded = foldedEntry(presses);
  return { ...folded, tracker, day: folded.value === null ? null : dayOfValue(folded.value) };
}

describe("an entry beside its presses", () => {
  it("is right whatever was pressed, in any order", () => {
    fc.assert(
      fc.property(anyTrackerOps(), ({ first, later }) => {
        for (const { entry, change } of first) {
          const presses = [...first, ...later].filter((op) => op.entry === entry);
          const kind = change.kind === "put" ? change.value.tracker : expect.unreachable();
          expect(entryFaults(keptOf(presses, kind), presses.toReversed(), NOTHING_LOOKED_UP)).toEqual([]);
        }
      }),
    );
  });

  it("is told by each column that differs, and where there are no presses", () => {
    const put = aPut(aGlass());
    const stored = keptOf([put]);
    expect(entryFaults({ ...stored, value: aGlass(999) }, [put], NOTHING_LOOKED_UP)).toEqual([{ kind: "differs", column: "value" }]);
    expect(entryFaults({ ...stored, day: indianDay(now + 86_400_000) }, [put], NOTHING_LOOKED_UP)).toEqual([
      { kind: "differs", column: "day" },
    ]);
    expect(entryFaults({ ...stored, tracker: "sleep" }, [put], NOTHING_LOOKED_UP)).toEqual([{ kind: "differs", column: "tracker" }]);
    expect(entryFaults({ ...stored, conflicts: [{ op: "x", value: null }] }, [put], NOTHING_LOOKED_UP)).toEqual([
      { kind: "differs", column: "conflicts" },
    ]);
    expect(entryFaults(stored, [], NOTHING_LOOKED_UP)).toEqual([{ kind: "no-presses" }]);
    expect(
      entryFaults(stored, [put, aRemoval(put)], NOTHING_LOOKED_UP).map((fault) => (fault.kind === "differs" ? fault.column : fault.kind)),
    ).toEqual(["op", "n", "day", "value", "tops"]);
  });

  it("is told where the tables no longer have its food, unit or activity", () => {
    const lacking = (put: TrackerOp, tracker: KeptEntry["tracker"]) => entryFaults(keptOf([put], tracker), [put], NOTHING_LOOKED_UP);
    expect(lacking(aPut(aRoti({ food: "gone" })), "meal")).toEqual([{ kind: "not-in-table", lacking: "unknown-food" }]);
    expect(lacking(aPut(aRoti({ unit: "glass" })), "meal")).toEqual([{ kind: "not-in-table", lacking: "unknown-unit" }]);
    expect(lacking(aPut(aWalk({ activity: "99999" })), "exercise")).toEqual([{ kind: "not-in-table", lacking: "unknown-activity" }]);
    const walk = aPut(aWalk({ activity: "99999" }));
    const imported = { ...NOTHING_LOOKED_UP, activities: new Set(["99999"]) };
    expect(entryFaults(keptOf([walk], "exercise"), [walk], imported)).toEqual([]);
    const recipe = [{ food: "gone", amount: 1, unit: "g", grams: 1 }];
    expect(lacking(aPut(aDish({ recipe })), "dish")).toEqual([{ kind: "not-in-table", lacking: "unknown-food" }]);
    expect(lacking(aPut(aDish()), "dish")).toEqual([]);
  });
});

describe("a saved result", () => {
  it("is as its formula says until a figure of it is another", async () => {
    const input = { answers: [2, 2, 2, 2, 2, 2, 2, 2, 2, 2] };
    const worked = await workOutResult(workOutResults, "stress", input);
    const answers = worked.kind === "ok" ? worked.value : expect.unreachable();
    const says = (result: Parameters<typeof isAsFormulaSays>[1]) => isAsFormulaSays(workOutResults, result);
    expect(await says({ tool: "stress", input, answers })).toBe(true);
    expect(await says({ tool: "stress", input, answers: answers.map((answer) => ({ ...answer, formula: "stress@0" })) })).toBe(false);
    expect(await says({ tool: "stress", input: { answers: [9] }, answers })).toBe(false);
  });
});
