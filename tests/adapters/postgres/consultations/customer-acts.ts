import fc from "fast-check";
import { expect } from "vitest";
import { AllowCareData } from "#core/consultations/consent/allow-care-data.use-case.ts";
import { CancelBooking } from "#core/consultations/booking/cancel-booking.use-case.ts";
import { ConfirmBooking } from "#core/consultations/booking/confirm-booking.use-case.ts";
import { ReleaseHold } from "#core/consultations/booking/release-hold.use-case.ts";
import { TakeFeeBack } from "#core/consultations/missed/take-fee-back.use-case.ts";
import { RebookBooking } from "#core/consultations/missed/rebook-booking.use-case.ts";
import { RescheduleBooking } from "#core/consultations/moving/reschedule-booking.use-case.ts";
import { anyPick, onBooking } from "./act.ts";
import { begin, book, hold, OFFERS, order, pay, HEARD_BY, tellOf } from "./booking-acts.ts";
import { at, startOf } from "./booking-run.ts";
import type { Act } from "./act.ts";
import type { PaidStatus, ChosenTime } from "./booking-acts.ts";
import type { Run } from "./booking-run.ts";

type ChosenPick = Omit<ChosenTime, "patient" | "doctor"> & { readonly who: number; readonly whom: number };

const anyWanted = (): fc.Arbitrary<ChosenPick> =>
  fc.record({
    who: anyPick(),
    whom: anyPick(),
    offer: fc.constantFrom(...OFFERS, OFFERS[0]),
    days: fc.constantFrom(0, 1, 1),
    nth: fc.nat({ max: 2 }),
    isForChild: fc.boolean(),
    isTold: fc.boolean(),
  });

function wantedIn(run: Run, { who, whom, ...wanted }: ChosenPick): ChosenTime {
  const [patient, doctor] = [at(run.patients, who), at(run.doctors, whom)];
  if (patient === undefined || doctor === undefined) throw new RangeError("nobody is there");
  return { ...wanted, patient, doctor };
}

const anyHolding = () =>
  fc.tuple(anyWanted(), fc.integer({ min: 1, max: 2 })).map(
    ([wanted, devices]): Act => ({
      told: `hold ${JSON.stringify(wanted)} ${devices}`,
      run: (run) => hold(run, wantedIn(run, wanted), devices),
    }),
  );

export const anyBooking = () =>
  anyWanted().map((wanted): Act => ({ told: `book ${JSON.stringify(wanted)}`, run: (run) => book(run, wantedIn(run, wanted)) }));

export const anyOrdering = () =>
  anyWanted().map((wanted): Act => ({ told: `order ${JSON.stringify(wanted)}`, run: (run) => order(run, wantedIn(run, wanted)) }));

/** Somebody else's booking is refused like none. */
const anyPlainStep = () =>
  fc
    .tuple(fc.constantFrom("release", "confirm", "cancel", "cancel", "take back" as const), fc.constantFrom(false, false, false, true))
    .chain(([what, isOther]) =>
      onBooking(
        `${what}${isOther ? " of somebody else" : ""}`,
        what === "cancel" ? ["confirmed", "checked_in"] : what === "take back" ? ["no_show_practitioner", "failed_technically"] : ["held"],
        async ({ desk, patients }, { booking: { id, customer } }) => {
          const who = isOther ? (patients.find((one) => one.id !== customer)?.id ?? customer) : customer;
          const use = { release: ReleaseHold, confirm: ConfirmBooking, cancel: CancelBooking, "take back": TakeFeeBack }[what];
          const answer = await desk.get(use)(who, id);
          if (isOther) expect(answer).toEqual({ kind: "refused", refusal: { kind: "unknown-booking" } });
        },
      ),
    );

const anyBeginning = () => onBooking("begin", ["held", "pending_payment"], begin);

const anyPaying = () =>
  fc
    .tuple(
      fc.constantFrom<PaidStatus>("captured", "captured", "captured", "failed", "authorized", "created"),
      fc.constantFrom(0, 0, 0, 0, 1),
      fc.constantFrom(...HEARD_BY),
    )
    .chain(([status, less, told]) =>
      onBooking(`pay ${status} ${less} ${told}`, ["held", "pending_payment", "expired"], (run, { booking }) =>
        pay(run, booking.id, { status, less, told }),
      ),
    );

/** What became of a payment whose end was open, or that is told once more. */
const anySettling = () =>
  fc.tuple(anyPick(), fc.constantFrom("captured", "captured", "failed", null), fc.constantFrom(...HEARD_BY)).map(
    ([pick, status, told]): Act => ({
      told: `settle ${pick} ${status} ${told}`,
      async run(run) {
        const { standIn } = run.desk;
        const payment = at([...run.payments.keys()], pick);
        if (payment === undefined) return;
        const isOpen = ["created", "authorized", "failed"].includes(String(standIn.payments.get(payment)?.status));
        if (isOpen && status !== null) standIn.settle(payment, status);
        await tellOf(run, payment, told);
      },
    }),
  );

const anyMoving = () =>
  fc.tuple(fc.constantFrom("reschedule", "rebook" as const), fc.constantFrom(0, 1, 2), fc.nat({ max: 3 })).chain(([what, days, nth]) =>
    onBooking(
      `${what} ${days} ${nth}`,
      what === "reschedule" ? ["confirmed"] : ["no_show_practitioner", "failed_technically"],
      (run, { booking }) =>
        run.desk.get(what === "reschedule" ? RescheduleBooking : RebookBooking)(booking.customer, {
          booking: booking.id,
          start: startOf(run, { days, nth, length: booking.length }),
        }),
    ),
  );

const anyConsent = () =>
  fc.tuple(anyPick(), fc.boolean(), fc.constantFrom(true, true, false)).map(
    ([who, isForChild, consent]): Act => ({
      told: `consent ${who} ${isForChild} ${consent}`,
      async run({ desk, patients }) {
        const patient = at(patients, who);
        if (patient !== undefined) await desk.get(AllowCareData)(patient.id, { member: isForChild ? patient.child : null, consent });
      },
    }),
  );

/** What customers do, with two devices, and what becomes of their payments. */
export const anyCustomerAct = () =>
  fc.oneof(
    { weight: 2, arbitrary: anyHolding() },
    { weight: 2, arbitrary: anyBooking() },
    { weight: 2, arbitrary: anyOrdering() },
    { weight: 4, arbitrary: anyPlainStep() },
    { weight: 2, arbitrary: anyBeginning() },
    { weight: 3, arbitrary: anyPaying() },
    { weight: 1, arbitrary: anySettling() },
    { weight: 3, arbitrary: anyMoving() },
    { weight: 1, arbitrary: anyConsent() },
  );
