import fc from "fast-check";
import { dayStart } from "#tests/builders/a-tracker-op.ts";
import type { TrackedValue } from "#core/trackers/entries/tracked-value.ts";
import type { TrackerOp } from "#core/trackers/entries/tracker-op.ts";

const HOUR = 60 * 60 * 1000;

const anyWater = (): fc.Arbitrary<TrackedValue> =>
  fc
    .record({ ml: fc.integer({ min: 10, max: 3_000 }), hours: fc.integer({ min: 0, max: 200 }) })
    .map(({ ml, hours }) => ({ tracker: "water", at: dayStart - hours * HOUR, ml }));

/** Presses of some entries, each first put and then changed by several devices that know different things of it. */
export const anyTrackerOps = (): fc.Arbitrary<{ readonly first: readonly TrackerOp[]; readonly later: readonly TrackerOp[] }> =>
  fc
    .array(
      fc.array(fc.record({ n: fc.integer({ min: 1, max: 4 }), at: fc.integer({ min: 0, max: 5 }), value: fc.option(anyWater()) }), {
        minLength: 1,
        maxLength: 6,
      }),
      {
        minLength: 1,
        maxLength: 4,
      },
    )
    .map((entries) => {
      const first = entries.map(
        (_, index): TrackerOp => ({
          ...{ op: `entry-${index}-first`, entry: `entry-${index}`, n: 1, at: dayStart },
          change: { kind: "put", value: { tracker: "water", at: dayStart, ml: 250 } },
        }),
      );
      const later = entries.flatMap((presses, index) =>
        presses.map(
          ({ n, at, value }, press): TrackerOp => ({
            ...{ op: `entry-${index}-${press}`, entry: `entry-${index}`, n, at: dayStart + at },
            change: value === null ? { kind: "remove" } : { kind: "put", value },
          }),
        ),
      );
      return { first, later };
    });
