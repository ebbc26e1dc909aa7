import { BOOKING_EVENTS } from "#core/consultations/booking/booking-step.ts";
import { BOOKING_STATES } from "#core/consultations/slots/slot-facts.ts";
import { stagesOf } from "./booking-stages.ts";
import type { Booking } from "#core/consultations/booking/booking.ts";

const REFUNDS = ["send", "process", "fail", "give-up"] as const;

/** All that walks must come to: each state and each step of the tables, what becomes of refunds, and what takes several steps. */
export const ALL_MARKS: readonly string[] = [
  ...BOOKING_STATES.map((state) => `state ${state}`),
  ...BOOKING_EVENTS.map((event) => `step ${event}`),
  ...REFUNDS.map((event) => `refund ${event}`),
  ...["rescheduled twice", "called off at the desk", "called off by staff", "missed after another time", "given another time again"],
];

/** What a booking has come to. */
export function marksOf(booking: Booking): readonly string[] {
  const { history } = booking;
  const events = history.flatMap(({ deed }) => (deed.kind === "refund" ? [] : [deed.event]));
  const rebooked = events.indexOf("rebook");
  const after = rebooked < 0 ? [] : events.slice(rebooked + 1);
  const calledOff = history.find(({ deed }) => deed.event === "call-off")?.by.kind;
  return [
    ...stagesOf(booking).map(({ state }) => `state ${state}`),
    ...events.map((event) => `step ${event}`),
    ...history.flatMap(({ deed }) => (deed.kind === "refund" ? [`refund ${deed.event}`] : [])),
    ...(events.filter((event) => event === "reschedule").length > 1 ? ["rescheduled twice"] : []),
    ...(calledOff === undefined ? [] : [calledOff === "staff" ? "called off by staff" : "called off at the desk"]),
    ...(after.includes("practitioner-missed") || after.includes("patient-missed") ? ["missed after another time"] : []),
    ...(after.includes("rebook") ? ["given another time again"] : []),
  ];
}
