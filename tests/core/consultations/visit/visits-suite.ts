import { describe, expect, it } from "vitest";
import { bookingChange } from "#core/consultations/booking/booking-change.ts";
import { Bookings } from "#core/consultations/booking/bookings.port.ts";
import { HoldTime } from "#core/consultations/booking/hold-time.use-case.ts";
import { ShowBooking } from "#core/consultations/visit/show-booking.use-case.ts";
import { ShowPractitioner } from "#core/consultations/directory/show-practitioner.use-case.ts";
import { Practitioners } from "#core/consultations/practitioner/practitioners.port.ts";
import { practitionerId } from "#core/consultations/practitioner.ts";
import { GiveBookingFeedback } from "#core/consultations/visit/give-booking-feedback.use-case.ts";
import { ListPractitionerReviews } from "#core/consultations/visit/list-practitioner-reviews.use-case.ts";
import { ReviewPractitioner } from "#core/consultations/visit/review-practitioner.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { Payables } from "#core/payments/payables.port.ts";
import { makeDecideReview } from "#core/reviews/decide-review.use-case.ts";
import { Reviews } from "#core/reviews/reviews.port.ts";
import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { refused } from "#core/shared/result.ts";
import { memoryBookings } from "#adapters/memory/consultations/bookings.ts";
import { memoryPractitioners } from "#adapters/memory/consultations/practitioners.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryReviews } from "#adapters/memory/reviews/reviews.ts";
import { captureBy } from "#tests/builders/a-payment-event.ts";
import { aPractitioner } from "#tests/builders/a-practitioner.ts";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";
import { signedIn } from "#tests/signed-in.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { Door } from "#tests/in-process.ts";

const MINUTE = 60_000;

const nine = firstInstantOf(daysAfter(indianDay(now), 1)) + 540 * MINUTE;

const practitioner = practitionerId("sunanda");

async function aVisit(door: Door) {
  const memory = new Memory();
  memory.practitioners.set(practitioner, aPractitioner(practitioner));
  const container = composeMemory();
  container.rebind(Practitioners).toConstantValue(memoryPractitioners(memory));
  container.rebind(Bookings).toConstantValue(memoryBookings(memory));
  container.rebind(Reviews).toConstantValue(memoryReviews(memory));
  const asha = await signedIn(container, memory, "Asha");
  const ravi = await signedIn(container, memory, "Ravi");
  const { clientOf } = await door(container);
  const [mine, theirs] = [clientOf(asha.bearer), clientOf(ravi.bearer)];
  const held = await mine.get(HoldTime)(
    { customer: asha.id, language: null },
    { practitioner, start: nine, length: 15, mode: "audio", member: null, complaint: null, key: "a" },
  );
  if (held.kind === "refused") throw new Error(JSON.stringify(held.refusal));
  const { id } = held.value;
  await container.get(Payables).record(id, { events: [{ ...captureBy("pay-1", 20_000), at: now }], at: now });
  return { container, memory, asha, ravi, mine, theirs, id, anybody: clientOf(null) };
}

async function complete(bookings: Bookings, id: PayableId): Promise<void> {
  const step = (event: "check-in" | "admit" | "complete", at: number) =>
    ({ at, by: { kind: "practitioner" }, deed: { kind: "state", event, payment: null } }) as const;
  await bookings.change(id, {
    at: nine,
    events: [],
    decide({ booking }) {
      const moved = bookingChange(booking, [step("check-in", nine), step("admit", nine), step("complete", nine + 15 * MINUTE)]);
      if (moved.kind === "refused") throw new Error(moved.refusal.kind);
      return { change: moved.value, answer: null };
    },
  });
}

export function visitsSuite(how: string, door: Door): void {
  describe(`after an appointment, ${how}`, () => {
    it("a patient reviews its practitioner once, for everybody when staff have published it [ep-add-reviewtodoctor] [ep-getreview]", async () => {
      const { container, asha, ravi, mine, theirs, id, anybody } = await aVisit(door);
      const said = { booking: id, stars: 4, text: "She listened." } as const;
      expect(await mine.get(ReviewPractitioner)(asha.id, said)).toEqual(refused({ kind: "not-completed" }));
      await complete(container.get(Bookings), id);
      for (const booking of [id, payableId("b-nothing")])
        expect(await theirs.get(ReviewPractitioner)(ravi.id, { ...said, booking })).toEqual(refused({ kind: "unknown-booking" }));
      const written = await mine.get(ReviewPractitioner)(asha.id, said);
      expect(written).toMatchObject({ value: { newest: { state: "pending", version: 1, stars: 4 }, shown: null } });
      const seen = () => anybody.get(ListPractitionerReviews)({ practitioner, after: null });
      expect(await seen()).toMatchObject({ reviews: [], next: null });
      const decide = makeDecideReview({ reviews: container.get(Reviews), now: () => now });
      if (written.kind === "refused") throw new Error("refused");
      await decide("meera", { id: written.value.newest.id, decision: { kind: "publish" } });
      expect(await seen()).toMatchObject({ summary: { 4: 1, 5: 0 }, reviews: [{ stars: 4, text: "She listened.", author: "Asha" }] });
      expect(await anybody.get(ShowPractitioner)(practitioner)).toMatchObject({ value: { rating: { average: 4, ratings: 1 } } });
      await mine.get(ReviewPractitioner)(asha.id, { ...said, stars: 5 });
      expect(await seen()).toMatchObject({ summary: { 4: 1, 5: 0 } }); // The former one stays until the new one is read.
      expect(await mine.get(ShowBooking)(asha.id, id)).toMatchObject({
        value: { review: { stars: 5, state: "pending" }, state: "completed" },
      });
    });

    it("a patient says privately how the line was, and nobody else reads it [ep-booking-feedback]", async () => {
      const { container, asha, ravi, mine, theirs, id } = await aVisit(door);
      const said = { booking: id, line: 2, text: "The picture froze." } as const;
      expect(await mine.get(GiveBookingFeedback)(asha.id, said)).toEqual(refused({ kind: "not-completed" }));
      await complete(container.get(Bookings), id);
      expect(await theirs.get(GiveBookingFeedback)(ravi.id, said)).toEqual(refused({ kind: "unknown-booking" }));
      for (const line of [2, 3] as const)
        expect(await mine.get(GiveBookingFeedback)(asha.id, { ...said, line })).toEqual({ kind: "ok", value: null });
      expect(await mine.get(ShowBooking)(asha.id, id)).toMatchObject({ value: { feedback: { line: 3, text: "The picture froze." } } });
      expect(await theirs.get(ShowBooking)(ravi.id, id)).toEqual(refused({ kind: "unknown-booking" }));
    });
  });
}
