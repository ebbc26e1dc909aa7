import { daysAfter, firstInstantOf } from "../../shared/day.ts";
import { indianDay } from "../../shared/indian-time.ts";
import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { slotFactsOf } from "../calendar/slot-facts-of.ts";
import { rebookableUntil } from "../booking/rebookable-until.ts";
import { planMoveRefusal } from "./plan-move-refusal.ts";
import { listSlots } from "../slots/list-slots.ts";
import { moveRefusal, movesLeft } from "./move-refusal.ts";
import { rebookRefusal } from "./rebook-refusal.ts";
import { maker } from "../../shared/use-case.ts";
import { Bookings } from "../booking/bookings.port.ts";
import { Practitioners } from "../practitioner/practitioners.port.ts";
import { PlanSubscriptions } from "../../plans/subscriptions.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";
import type { BookingMove } from "../booking/booking-step.ts";
import type { UnknownBooking } from "../booking/change-my-booking.ts";
import type { MoveRefusal } from "./move-refusal.ts";

/**
 * Until when the appointment can be moved, how often yet, and the starts to which it can be moved, in order. `event`: "rebook" where its
 * practitioner missed it. Times in milliseconds since 1970.
 */
export type ReschedulePreview = {
  readonly event: BookingMove;
  readonly until: number;
  readonly left: number;
  readonly starts: readonly number[];
};

/**
 * To which times a customer can move an appointment of their own; none while the practitioner takes nobody. Refused where it can't be moved
 * any more, or all times are outside the year of the plan that pays for it. Source: specification/consultations.md, Moving an appointment.
 */
export type PreviewReschedule = (customer: CustomerId, id: PayableId) => Promise<Result<ReschedulePreview, UnknownBooking | MoveRefusal>>;
export const PreviewReschedule = useCase<PreviewReschedule>("consultations", "PreviewReschedule");

type Needs = {
  readonly bookings: Pick<Bookings, "own">;
  readonly practitioners: Pick<Practitioners, "find" | "appointments">;
  readonly subscriptions: Pick<PlanSubscriptions, "withId">;
  readonly now: Clock;
};

export const makePreviewReschedule = maker(
  PreviewReschedule,
  { bookings: Bookings, practitioners: Practitioners, subscriptions: PlanSubscriptions, now: Clock },
  ({ bookings, practitioners, subscriptions, now }: Needs) =>
    async (customer, id) => {
      const stored = await bookings.own(customer, id);
      if (stored === null) return refused({ kind: "unknown-booking" });
      const { booking } = stored;
      const at = now();
      const missed = rebookableUntil(booking);
      const why = missed === null ? moveRefusal(booking, at) : rebookRefusal(booking, at);
      if (why !== null) return refused(why);
      const limits =
        missed === null
          ? ({ event: "reschedule", ...movesLeft(booking) } as const)
          : ({ event: "rebook", until: missed, left: 1 } as const);
      const { practitioner, member, length } = booking;
      const found = await practitioners.find(practitioner);
      if (found === null) return ok({ ...limits, starts: [] });
      const patient = member ?? customer;
      const today = indianDay(at);
      const span = { from: firstInstantOf(today), to: firstInstantOf(daysAfter(today, found.practitioner.horizon + 1)) };
      const appointments = await practitioners.appointments({ practitioner, patient, ...span });
      const { slots } = listSlots(slotFactsOf(found, appointments, { now: at, ...span, length, patient, exclude: id }));
      const plan = booking.plan === null ? null : await subscriptions.withId(booking.plan.subscription);
      const judged = slots.map(({ from: start }) => ({ start, refusal: planMoveRefusal({ booking, plan }, { start, at }) }));
      const starts = judged.flatMap(({ start, refusal }) => (refusal === null ? [start] : []));
      const [first] = judged;
      return starts.length === 0 && first !== undefined && first.refusal !== null ? refused(first.refusal) : ok({ ...limits, starts });
    },
);
