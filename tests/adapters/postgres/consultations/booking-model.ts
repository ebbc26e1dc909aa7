import fc from "fast-check";
import { expect, it } from "vitest";
import { now } from "#tests/fixtures.ts";
import { OFFERS, book, meet } from "./booking-acts.ts";
import { aBookingDesk } from "./a-booking-desk.ts";
import { anyCommands } from "./booking-commands.ts";
import { aRun, bookingsOf } from "./booking-run.ts";
import { expectAccounted } from "./settled-bookings.ts";
import { ALL_MARKS, marksOf } from "./reached-marks.ts";
import type { Run } from "./booking-run.ts";

const COMMANDS = 50;

type Walks = {
  readonly runs: number;
  /** Always the same walks. */
  readonly seed?: number;
  /** Minutes after which no other walk is begun: a machine with other work makes fewer. */
  readonly minutes?: number;
};

/** Walks through bookings, so many of them at most, and holds what must hold against each step. */
export function walksThroughBookings({ runs, seed, minutes }: Walks): void {
  it(
    "no state is outside the tables, money sums to nothing, nothing overlaps, and what is told and read is told and noted once",
    async () => {
      const desk = await aBookingDesk();
      const reached = new Set<string>();
      try {
        await fc.assert(
          fc.asyncProperty(anyCommands(COMMANDS), async (commands) => {
            desk.clock.at = now;
            desk.standIn.mood = { kind: "well" };
            for (const books of [desk.standIn.orders, desk.standIn.payments, desk.standIn.refunds]) books.clear();
            const run = { ...(await aRun(desk)), reached };
            await begun(run); // Chance alone leaves some walks without an appointment, and those prove nothing.
            await fc.asyncModelRun(() => ({ model: {}, real: run }), commands);
            for (const { booking } of await bookingsOf(run)) for (const mark of marksOf(booking)) reached.add(mark);
            await expectAccounted(run);
          }),
          {
            numRuns: runs,
            endOnFailure: true,
            ...(seed === undefined ? {} : { seed }),
            ...(minutes === undefined ? {} : { interruptAfterTimeLimit: minutes * 60_000 }),
          },
        );
        expect(ALL_MARKS.filter((mark) => !reached.has(mark))).toEqual([]);
      } finally {
        await desk.close();
      }
    },
    60_000 + runs * 5_000,
  );
}

/** One appointment is under way and another is ahead. */
async function begun(run: Run): Promise<void> {
  const [patient] = run.patients;
  for (const [nth, doctor] of run.doctors.entries())
    if (patient !== undefined)
      await book(run, { patient, doctor, offer: OFFERS[nth === 0 ? 1 : 0], days: nth, nth: 0, isForChild: nth > 0, isTold: true });
  for (const stored of (await bookingsOf(run)).slice(0, 1)) await meet(run, stored);
  expect((await bookingsOf(run)).map(({ booking }) => booking.state)).toEqual(["in_progress", "confirmed"]);
}
