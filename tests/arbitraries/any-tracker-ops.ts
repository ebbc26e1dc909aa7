import fc from "fast-check";
import { aDish, aGarba, dayStart } from "#tests/builders/a-tracker-op.ts";
import type { TrackedValue } from "#core/trackers/tracked-value.ts";
import type { TrackerOp } from "#core/trackers/tracker-op.ts";

const HOUR = 60 * 60 * 1000;

const anyAmount = () => fc.record({ ml: fc.integer({ min: 10, max: 3_000 }), hours: fc.integer({ min: 0, max: 200 }) });

/** Of an entry each press is of the same kind: water, or a dish or an activity of somebody's own. */
function valueOf(index: number, { ml, hours }: { readonly ml: number; readonly hours: number }): TrackedValue {
  const at = dayStart - hours * HOUR;
  if (index % 3 === 1) return aDish({ at, portions: (ml % 100) + 1 });
  return index % 3 === 2 ? aGarba({ at, met: 1 + (ml % 240) / 10 }) : { tracker: "water", at, ml };
}

/** Presses of some entries, each first put and then changed by several devices that know different things of it. */
export const anyTrackerOps = (): fc.Arbitrary<{ readonly first: readonly TrackerOp[]; readonly later: readonly TrackerOp[] }> =>
  fc
    .array(
      fc.array(fc.record({ n: fc.integer({ min: 1, max: 4 }), at: fc.integer({ min: 0, max: 5 }), amount: fc.option(anyAmount()) }), {
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
          op: `entry-${index}-first`,
          entry: `entry-${index}`,
          n: 1,
          at: dayStart,
          change: { kind: "put", value: valueOf(index, { ml: 250, hours: 0 }) },
        }),
      );
      const later = entries.flatMap((presses, index) =>
        presses.map(
          ({ n, at, amount }, press): TrackerOp => ({
            op: `entry-${index}-${press}`,
            entry: `entry-${index}`,
            n,
            at: dayStart + at,
            change: amount === null ? { kind: "remove" } : { kind: "put", value: valueOf(index, amount) },
          }),
        ),
      );
      return { first, later };
    });
