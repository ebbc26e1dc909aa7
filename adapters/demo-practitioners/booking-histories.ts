import { newBooking } from "#core/consultations/booking/booking.ts";
import { bookingId } from "#core/consultations/booking/booking-id.ts";
import { planPaying } from "#core/consultations/booking/paid-by-plan.ts";
import { slotFactsOf } from "#core/consultations/calendar/slot-facts-of.ts";
import { acidityPrescriptions, neckPrescriptions } from "./prescriptions.ts";
import { jointPrescriptions, kneePrescriptions, rhinitisPrescriptions } from "./scheduled-prescriptions.ts";
import { listSlots } from "#core/consultations/slots/list-slots.ts";
import { payableId } from "#core/ledger/entry.ts";
import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { NOTHING } from "#core/shared/money.ts";
import type { Booking } from "#core/consultations/booking/booking.ts";
import type { BookingStep } from "#core/consultations/booking/booking-step.ts";
import type { PlanAtHand } from "#core/consultations/booking/paid-by-plan.ts";
import type { ConsultingPractitioner, SlotsRequest } from "#core/consultations/calendar/slot-facts-of.ts";
import type { PrescriptionToSign } from "#core/consultations/prescriptions/write-refusal.ts";
import type { DemoPrescription } from "./prescriptions.ts";
import type { Mode } from "#core/consultations/practitioner.ts";
import type { Appointment } from "#core/consultations/slots/slot-facts.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PaymentEvent } from "#core/payments/payment-state.ts";

/** A booking as it was held, and its steps since then, each with what the sandbox reported at that moment. */
export type BookingHistory = {
  readonly booking: Booking;
  readonly complaint: string | null;
  readonly moments: readonly { readonly step: BookingStep; readonly events: readonly PaymentEvent[] }[];
  /** What was prescribed for it, version by version, and when each was signed. */
  readonly prescribed: readonly { readonly at: number; readonly written: PrescriptionToSign }[];
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const DAYS = 12;

type Ends =
  | "stays"
  | "stays-by-plan"
  | "cancelled-early"
  | "cancelled-late"
  | "called-off"
  | "ran-out"
  | "practitioner-missed"
  | "completed";

/** `held`: how many days ago; `day`: the first day, counted from today, on which it may be. */
const PLANS: readonly {
  readonly who: number;
  readonly held: number;
  readonly day: number;
  readonly ends: Ends;
  readonly complaint: string | null;
  readonly prescribed?: readonly DemoPrescription[];
  readonly mode?: Mode;
}[] = [
  { who: 0, held: 1, day: 2, ends: "stays", complaint: "I sleep badly, and wake up at three." },
  { who: 9, held: 6, day: -4, ends: "cancelled-early", complaint: null },
  { who: 18, held: 5, day: -3, ends: "cancelled-late", complaint: null },
  { who: 27, held: 4, day: -2, ends: "called-off", complaint: null },
  { who: 36, held: 3, day: 1, ends: "ran-out", complaint: null },
  { who: 45, held: 4, day: -1, ends: "practitioner-missed", complaint: null },
  {
    who: 0,
    held: 17,
    day: -16,
    ends: "completed",
    complaint: "Burning after dinner, for two months now.",
    prescribed: acidityPrescriptions,
    mode: "video",
  },
  {
    who: 22,
    held: 9,
    day: -8,
    ends: "completed",
    complaint: "A stiff neck from work at the laptop.",
    prescribed: neckPrescriptions,
    mode: "video",
  },
  { who: 31, held: 2, day: 10, ends: "stays-by-plan", complaint: null },
  {
    who: 15,
    held: 12,
    day: -11,
    ends: "completed",
    complaint: "Sneezing every morning until ten.",
    prescribed: rhinitisPrescriptions,
  },
  {
    who: 30,
    held: 10,
    day: -9,
    ends: "completed",
    complaint: "The right knee hurts on stairs.",
    prescribed: kneePrescriptions,
    mode: "video",
  },
  {
    who: 46,
    held: 7,
    day: -6,
    ends: "completed",
    complaint: "My fingers are stiff in the morning.",
    prescribed: jointPrescriptions,
    mode: "video",
  },
];

/**
 * What became of a customer's appointments: one that comes up, one that their plan pays for if they have one, three that were cancelled,
 * each in another way, one that was paid too late, one that the practitioner missed since yesterday, and five that were held and prescribed
 * for. `taken` are appointments of others, `plans` the customer's.
 */
export function bookingHistoriesAt(
  now: number,
  practitioners: readonly ConsultingPractitioner[],
  {
    customer,
    taken,
    plans,
  }: { readonly customer: CustomerId; readonly taken: readonly Appointment[]; readonly plans: readonly PlanAtHand[] },
): readonly BookingHistory[] {
  return PLANS.flatMap(({ who, held, day, ends, complaint, prescribed = [], mode }, nth) => {
    const at = now - held * DAY;
    const from = firstInstantOf(daysAfter(indianDay(now), day));
    const to = ends === "practitioner-missed" ? Math.floor((now - HOUR) / MINUTE) * MINUTE : from + DAYS * DAY;
    const span = { now: Math.min(at, from), from, to, patient: customer, exclude: null, mode: mode ?? null };
    const chosen = firstSlot(ends === "practitioner-missed" ? practitioners.slice(who) : practitioners.slice(who, who + 1), taken, span);
    if (chosen === null) return [];
    const { found, fee, start } = chosen;
    const { id: practitioner, buffer } = found.practitioner;
    const id = payableId(bookingId(`demo-${nth}`));
    const booked = { member: null, start, at, instead: fee.amount, except: null };
    const plan = ends === "stays-by-plan" ? planPaying(plans, booked) : null;
    if (ends === "stays-by-plan" && plan === null) return [];
    const facts = {
      id,
      customer,
      member: null,
      practitioner,
      start,
      length: fee.length,
      buffer,
      mode: fee.mode,
      fee: plan === null ? fee.amount : NOTHING,
      plan,
    };
    const booking = newBooking(facts, at);
    return [
      {
        booking,
        complaint,
        moments: momentsOf(booking, at, ends),
        prescribed: prescribed.map((one) => signedFor(booking, prescribed, one)),
      },
    ];
  });
}

/** Signed ten minutes after the end of the appointment, or so many days later. What a former version had as well goes on from then. */
function signedFor(
  { start, length }: Booking,
  prescribed: readonly DemoPrescription[],
  { daysAfter: later, items, ...written }: DemoPrescription,
): BookingHistory["prescribed"][number] {
  const signedAt = (days: number) => start + (length + 10) * MINUTE + days * DAY;
  const startOf = (item: (typeof items)[number]) => {
    const first = prescribed.find((one) => one.items.includes(item))?.daysAfter ?? later;
    return daysAfter(indianDay(signedAt(first)), 1);
  };
  const planned = items.map((item) => ({ ingredients: [], ...item, start: startOf(item), nevertheless: null }));
  return { at: signedAt(later), written: { ...written, items: planned } };
}

/** The first time that one of these practitioners has free, in that mode where one is named, with its fee; null: none has one. */
function firstSlot(
  practitioners: readonly ConsultingPractitioner[],
  taken: readonly Appointment[],
  { mode, ...span }: Omit<SlotsRequest, "length"> & { readonly mode: Mode | null },
) {
  for (const found of practitioners) {
    const fee = found.practitioner.fees.find((one) => mode === null || one.mode === mode);
    if (fee === undefined) continue;
    const others = taken.filter(({ practitioner }) => practitioner === found.practitioner.id);
    const [slot] = listSlots(slotFactsOf(found, others, { ...span, length: fee.length })).slots;
    if (slot !== undefined) return { found, fee, start: slot.from };
  }
  return null;
}

/** What happened to a booking that was held at a moment, until it came to such an end. */
export function momentsOf({ id, fee, start, length }: Booking, at: number, ends: Ends): BookingHistory["moments"] {
  const payment = `sbp_demo_${id}`;
  const state = (
    after: number,
    kind: BookingStep["by"]["kind"],
    event: "ask" | "confirm" | "pay" | "cancel" | "expire" | "practitioner-missed" | "check-in" | "admit" | "complete",
  ) => ({
    step: {
      at: after,
      by: kind === "staff" ? { kind, name: "demo" } : { kind },
      deed: { kind: "state", event, payment: event === "pay" ? payment : null },
    } satisfies BookingStep,
    events:
      event === "pay" || event === "expire"
        ? [{ id: `sbe_demo_${id}`, provider: "sandbox", payment, kind: "captured", amount: fee, at: after } satisfies PaymentEvent]
        : [],
  });
  const refund = (after: number, event: "send" | "process") => ({
    step: { at: after, by: { kind: event === "send" ? "clock" : "provider" }, deed: { kind: "refund", event } } satisfies BookingStep,
    events: [],
  });
  const begun = state(at + MINUTE, "customer", "ask");
  const paid = state(at + 3 * MINUTE, "provider", "pay");
  const back = (after: number) => [refund(after + MINUTE, "send"), refund(after + HOUR, "process")];
  switch (ends) {
    case "stays":
      return [begun, paid];
    case "stays-by-plan":
      return [state(at + MINUTE, "customer", "confirm")];
    case "cancelled-early": {
      const cancelled = Math.min(at + DAY, start - 3 * HOUR);
      return [begun, paid, state(cancelled, "customer", "cancel"), ...back(cancelled)];
    }
    case "cancelled-late": {
      const cancelled = start - HOUR;
      return [begun, paid, state(cancelled, "customer", "cancel"), ...back(cancelled)];
    }
    case "called-off": {
      const cancelled = start - 5 * HOUR;
      const deed = { kind: "call-off", event: "call-off", reason: "cannot-come" } as const;
      return [begun, paid, { step: { at: cancelled, by: { kind: "practitioner" }, deed }, events: [] }, ...back(cancelled)];
    }
    case "practitioner-missed":
      return [begun, paid, state(start + 12 * MINUTE, "staff", "practitioner-missed")];
    case "completed":
      return [
        begun,
        paid,
        state(start - 5 * MINUTE, "customer", "check-in"),
        state(start, "practitioner", "admit"),
        state(start + (length - 2) * MINUTE, "practitioner", "complete"),
      ];
    case "ran-out":
      return [begun, state(at + 20 * MINUTE, "clock", "expire")];
  }
}
