import { describe, expect, it, onTestFinished } from "vitest";
import { HoldTime } from "#core/consultations/booking/hold-time.use-case.ts";
import { now } from "#tests/fixtures.ts";
import { aBookingDesk } from "./a-booking-desk.ts";
import { book, hold, meet, OFFERS, order, turnTo } from "./booking-acts.ts";
import { doJobs } from "./booking-jobs.ts";
import { expectLawful } from "./booking-laws.ts";
import { aRun, bookingsOf } from "./booking-run.ts";
import { expectAccounted } from "./settled-bookings.ts";
import { EDGES, expectEdge, moved } from "./booking-edges.ts";
import type { ChosenTime } from "./booking-acts.ts";
import type { Booking } from "#core/consultations/booking/booking.ts";
import type { Run } from "./booking-run.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe("a booking a millisecond before a moment, at it and after it", () => {
  it.each(EDGES)("$told", (edge) => expectEdge(now, edge), 60_000);
});

/** How far a booking has come when the clock of its server turns out to be wrong. */
const STAGES: Readonly<Record<string, (run: Run, wanted: ChosenTime) => Promise<unknown>>> = {
  "is held": hold,
  "waits for its payment": order,
  "is confirmed": book,
  async "is in its call"(run, wanted) {
    await book(run, wanted);
    for (const stored of await bookingsOf(run)) await meet(run, stored);
  },
};

describe("a booking whose server's clock is set wrong and right again", () => {
  it.each(
    Object.keys(STAGES).flatMap(
      (stage) =>
        [
          [stage, "an hour back", -HOUR],
          [stage, "a day forward", DAY],
        ] as const,
    ),
  )(
    "while it %s, by %s: its time is nobody else's, and its money is accounted for",
    async (stage, _, jump) => {
      const desk = await aBookingDesk();
      onTestFinished(() => desk.close());
      desk.clock.at = now;
      const run = await aRun(desk);
      const [rival = expect.unreachable(), patient = expect.unreachable()] = run.patients;
      const [doctor = expect.unreachable()] = run.doctors;
      const wanted = { patient, doctor, offer: OFFERS[0], days: 1, nth: 0, isForChild: false, isTold: false } as const;
      await STAGES[stage]?.(run, wanted);
      const [{ booking } = expect.unreachable()] = await bookingsOf(run);
      desk.clock.at += jump;
      await Promise.all([doJobs(run, "twice at once"), desk.get(HoldTime)({ customer: rival.id, language: "en" }, wants(booking))]);
      await moved(run, booking);
      await expectLawful(run);
      desk.clock.at -= jump;
      await doJobs(run, "twice");
      await desk.get(HoldTime)({ customer: rival.id, language: "en" }, wants(booking));
      await expectLawful(run);
      for (const stored of await bookingsOf(run)) turnTo(run, stored.booking.start); // What was to be told while the clock was ahead is over.
      await expectAccounted(run);
    },
    60_000,
  );
});

/** The same time, as somebody else asks for it. */
const wants = ({ practitioner, start, length, mode }: Booking) =>
  ({ practitioner, start, length, mode, member: null, complaint: null, key: crypto.randomUUID() }) as const;
