import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { indianDay } from "#core/shared/indian-time.ts";
import { merge } from "#core/health/tools/merge.ts";
import { takenOps } from "#core/trackers/taken-ops.ts";
import { comparable } from "#core/trackers/tracker-op.ts";
import { namedRows, NOTHING_LOOKED_UP } from "#core/trackers/looked-up.ts";
import { anyTrackerOps } from "#tests/arbitraries/any-tracker-ops.ts";
import { aGlass, aPut, aRemoval, aRoti, aWalk, dayStart } from "#tests/builders/a-tracker-op.ts";
import { anImportedFood } from "#tests/builders/health/an-imported-food.ts";
import { now } from "#tests/fixtures.ts";
import type { KnownPresses, TakenOps } from "#core/trackers/taken-ops.ts";
import type { TrackerOp } from "#core/trackers/tracker-op.ts";

const NOTHING: KnownPresses = { entries: new Map(), ops: new Map(), imported: NOTHING_LOOKED_UP };

/** What is known once batches were taken one after the other. */
function knownAfter(batches: readonly (readonly TrackerOp[])[]): KnownPresses {
  let known = NOTHING;
  for (const batch of batches) {
    const taken = takenOps(batch, known, dayStart);
    known = {
      ...known,
      entries: new Map([...known.entries, ...taken.entries.map((entry) => [entry.entry, entry] as const)]),
      ops: new Map([...known.ops, ...taken.stored.map((op) => [op.op, op] as const)]),
    };
  }
  return known;
}

const opsOf = (known: KnownPresses) => [...known.entries].map(([entry, { tops }]) => [entry, tops] as const).toSorted();
const refusals = ({ refused }: TakenOps) => refused.map(({ why }) => why);

describe("presses that are taken", () => {
  it("make the same of an entry in any order, repeated and in any batches", () => {
    const anyWay = anyTrackerOps().chain(({ first, later }) =>
      fc.record({
        first: fc.constant(first),
        straight: fc.constant(later),
        mixed: fc.shuffledSubarray([...later, ...later], { minLength: 2 * later.length }),
        cut: fc.nat(2 * later.length),
      }),
    );
    fc.assert(
      fc.property(anyWay, ({ first, straight, mixed, cut }) => {
        const once = knownAfter([first, straight]);
        expect(opsOf(knownAfter([first, mixed.slice(0, cut), [], mixed.slice(cut)]))).toEqual(opsOf(once));
        const all = merge([...first, ...straight].map(comparable));
        const folded = takenOps([...first, ...straight], NOTHING, dayStart).entries;
        expect(folded.filter(({ value }) => value !== null).map(({ entry, op }) => ({ entry, op }))).toEqual(
          all.entries.map(({ entry, op }) => ({ entry, op })),
        );
        expect(
          folded.flatMap(({ entry, op, conflicts }) =>
            conflicts.length === 0 ? [] : [{ entry, kept: op, others: conflicts.map((one) => one.op) }],
          ),
        ).toEqual(all.conflicts);
      }),
    );
  });

  it("are taken back by a further press, and a removed entry comes back by the next", () => {
    const put = aPut(aGlass());
    const removed = aRemoval(put);
    const again = aPut(aGlass(), { entry: put.entry, n: 3 });
    const values = [[put], [put, removed], [put, removed, again]].map((ops) => takenOps(ops, NOTHING, now).entries[0]?.value ?? null);
    expect(values).toEqual([aGlass(), null, aGlass()]);
  });

  it("are refused one by one: ahead of the clock, too old, out of range, of another tracker, of an unknown entry, with another content", () => {
    const DAY = 24 * 60 * 60 * 1000;
    const put = aPut(aGlass());
    const taken = takenOps(
      [
        put,
        aPut(aGlass(250, now + 5 * 60_000 + 1)),
        aPut(aGlass(250, now - 368 * DAY)),
        aPut(aGlass(3_001)),
        aPut(aGlass(9)),
        aPut({ tracker: "weight", at: now, kg: 60, typed: { amount: 60, unit: "kg" } }, { entry: put.entry, n: 2 }),
        { ...aRemoval(put), entry: "somebody else's" },
        { ...put, change: { kind: "put", value: aGlass(300) } },
        put,
        aPut(aGlass(250, now + 5 * 60_000)),
      ],
      NOTHING,
      now,
    );
    expect(refusals(taken)).toEqual([
      "ahead",
      "too-old",
      "out-of-range",
      "out-of-range",
      "unknown-entry",
      "unknown-entry",
      "otherwise-sent",
    ]);
    expect([taken.accepted.length, taken.repeated]).toEqual([2, [put.op]]);
  });

  it("name what the tables have, in a unit in which the food is measured; what is one's own is not looked up", () => {
    const judged = (value: Parameters<typeof aPut>[0]) => takenOps([aPut(value)], NOTHING, now).refused.map(({ op: _, ...told }) => told);
    const plain = { range: null, units: null };
    for (const food of ["xyzzy", "__proto__", "constructor", ""])
      expect(judged(aRoti({ food }))).toEqual([{ why: "unknown-food", ...plain }]);
    for (const activity of ["99999", "__proto__"]) expect(judged(aWalk({ activity }))).toEqual([{ why: "unknown-activity", ...plain }]);
    for (const unit of ["ml", "glass", "stone", "__proto__"])
      expect(judged(aRoti({ unit }))).toEqual([{ why: "unknown-unit", range: null, units: { food: "Roti", unit, units: ["piece", "g"] } }]);
    for (const value of [
      aRoti({ unit: "g" }),
      aRoti({ unit: "kg" }),
      aRoti({ food: null, name: "Aaji's laddu", unit: "portion" }),
      aWalk({ activity: null, name: "Garba" }),
      { tracker: "meal", day: indianDay(now), none: true } as const,
    ])
      expect(judged(value)).toEqual([]);
  });

  it("may name what was imported, in a unit in which it is measured", () => {
    const phalsa = { ...anImportedFood(), units: new Map([["katori", 90]]), density: null };
    const imported = { foods: new Map([[phalsa.id, phalsa]]), activities: new Set(["15999"]) };
    const values = [
      aRoti({ food: phalsa.id, name: phalsa.name, unit: "katori" }),
      aRoti({ food: phalsa.id, unit: "piece" }),
      aWalk({ activity: "15999", name: "Kabaddi" }),
      aRoti(),
      aWalk(),
      aGlass(),
    ];
    expect(namedRows(values)).toEqual({ foods: [phalsa.id], activities: ["15999"] });
    expect(
      refusals(
        takenOps(
          values.map((value) => aPut(value)),
          { ...NOTHING, imported },
          now,
        ),
      ),
    ).toEqual(["unknown-unit"]);
    expect(
      refusals(
        takenOps(
          values.map((value) => aPut(value)),
          NOTHING,
          now,
        ),
      ),
    ).toEqual(["unknown-food", "unknown-food", "unknown-activity"]);
  });

  it("are all taken that are right, whatever stands between them", () => {
    const [roti, walk, glass] = [aPut(aRoti()), aPut(aWalk()), aPut(aGlass())];
    const wrong = [aRoti({ food: "xyzzy" }), aRoti({ unit: "glass" }), aWalk({ activity: "99999" })].map((value) => aPut(value));
    const [food, unit, activity] = wrong;
    if (food === undefined || unit === undefined || activity === undefined) throw new RangeError("three presses");
    const taken = takenOps([roti, food, walk, unit, activity, glass], NOTHING, now);
    expect([taken.accepted, refusals(taken)]).toEqual([
      [roti.op, walk.op, glass.op],
      ["unknown-food", "unknown-unit", "unknown-activity"],
    ]);
  });

  it("judge each kind of value at its edges", () => {
    const MINUTE = 60_000;
    const refusalOf = (value: Parameters<typeof aPut>[0]) => refusals(takenOps([aPut(value)], NOTHING, now))[0] ?? null;
    const sleep = (minutes: number, quality: number | null = null) =>
      ({ tracker: "sleep", start: now - minutes * MINUTE, end: now, quality }) as const;
    const walk = { tracker: "exercise", at: now, activity: "17190", name: null, met: 3.8, minutes: 30, kg: 60 } as const;
    expect([9, 10, 1_080, 1_081].map((minutes) => refusalOf(sleep(minutes)))).toEqual(["out-of-range", null, null, "out-of-range"]);
    expect([0, 1, 5, 6, 2.5].map((quality) => refusalOf(sleep(480, quality)))).toEqual([
      "out-of-range",
      null,
      null,
      "out-of-range",
      "out-of-range",
    ]);
    expect([0, 1, 1_440, 1_441].map((minutes) => refusalOf({ ...walk, minutes }))).toEqual(["out-of-range", null, null, "out-of-range"]);
    expect([19.9, 20, 400, 400.1].map((kg) => refusalOf({ tracker: "weight", at: now, kg, typed: { amount: kg, unit: "kg" } }))).toEqual([
      "out-of-range",
      null,
      null,
      "out-of-range",
    ]);
  });
});
