import { labSlots, slotDays } from "#core/labs/slots/lab-slots.ts";
import { firstInstantOf } from "#core/shared/day.ts";
import { pincode } from "#core/shipping/delivery-place.ts";
import { now } from "#tests/fixtures.ts";
import { median } from "#tests/bench/asking.ts";
import { atMost } from "#tests/bench/figure.ts";
import { costOf } from "#tests/bench/processes/own-cost.ts";
import type { LabWindow } from "#core/labs/lab-calendar.ts";
import type { LabSlotFacts, LabTaking } from "#core/labs/slots/lab-slots.ts";
import type { Figure } from "#tests/bench/figure.ts";

const ROUNDS = 15;
const WARMING = 3;
const LISTS = 200;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const CAPACITY = 4;
const [OPENS, CLOSES] = [6, 14];

const here = { kind: "home", pincode: pincode("411004") } as const;
const days = slotDays(now);
const windows = [1, 2, 3, 4, 5, 6, 7].map(
  (weekday): LabWindow => ({ place: "home", pincodes: [], weekday, from: OPENS * 60, to: CLOSES * 60, capacity: CAPACITY }),
);
/** Two of three slots have bookings, some of them all that they have room for. */
const takings = days.flatMap((day, nth) =>
  Array.from({ length: CLOSES - OPENS }, (_, hour) => hour).flatMap((hour): readonly LabTaking[] =>
    Array.from({ length: (nth + hour) % 3 === 0 ? 0 : (nth * hour) % (CAPACITY + 1) }, () => ({
      start: firstInstantOf(day) + (OPENS + hour) * HOUR,
      spot: here,
      heldUntil: null,
    })),
  ),
);
const facts: LabSlotFacts = { now, hours: [], calendar: { windows, closed: [] }, spot: here, fastingHours: 0, takings };

/** The slots of a pincode beside a plain loop over the hours that looks each of them up, in processor time, alternating. */
export async function bench(): Promise<readonly Figure[]> {
  const offered = labSlots(facts, days).flatMap(({ start, reason }) => (reason === "offered" ? [start] : []));
  if (offered.length === 0 || offered.join() !== plainly().join()) throw new Error("the loop finds other slots");
  const ratios: number[] = [];
  for (let round = -WARMING; round < ROUNDS; round += 1) {
    const ratio = costOf(often(() => labSlots(facts, days))) / costOf(often(plainly));
    if (round >= 0) ratios.push(ratio);
  }
  return [
    atMost(
      `${days.length - 1} days of slots of a pincode, ${takings.length} bookings, with all reasons, against a plain loop over the hours with a look-up each`,
      median(ratios),
      1.5,
    ),
  ];
}

/** The free starts alone. */
function plainly(): readonly number[] {
  const taken = new Map<number, number>();
  for (const { start } of takings) taken.set(start, (taken.get(start) ?? 0) + 1);
  const free: number[] = [];
  for (const day of days) {
    const midnight = firstInstantOf(day);
    for (let hour = OPENS; hour < CLOSES; hour += 1) {
      const start = midnight + hour * HOUR;
      if (start >= now + 4 * HOUR && start <= now + 14 * 24 * HOUR && (taken.get(start) ?? 0) < CAPACITY) free.push(start);
    }
  }
  return free;
}

const often = (work: () => unknown) => () => {
  for (let nth = 0; nth < LISTS; nth += 1) work();
};
