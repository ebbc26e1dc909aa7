import { NOTHING } from "../../shared/money.ts";
import { checkedRequirements } from "./requirement.ts";
import { movesLeft, recollectableUntil } from "./lab-booking.ts";
import { collectorOf } from "./lab-collector.ts";
import { isMissed, labMoneyBack } from "./lab-money-back.ts";
import type { Paise } from "../../shared/money.ts";
import type { CheckedRequirement } from "./requirement.ts";
import type { LabBooking, LabBookingFacts } from "./lab-booking.ts";
import type { LabStepEvent } from "./lab-booking-step.ts";

/** A booking of tests as its customer sees it. Times in milliseconds since 1970. */
export type LabBookingView = Omit<LabBookingFacts, "customer"> &
  Pick<LabBooking, "state" | "expiresAt"> & {
    /** What goes back or has gone back, taxes included. */
    readonly back: Paise;
    /** Whether what goes back has been sent by the provider or by staff. */
    readonly isBack: boolean;
    /** Whether nobody was there at its slot, and another is free of charge. */
    readonly isMissed: boolean;
    /** What goes back if no other sample is wanted, taxes included; null: none is offered. */
    readonly backIfDeclined: Paise | null;
    /** Until when another slot can be chosen after a spoilt sample; null: that is not its case. */
    readonly recollectableUntil: number | null;
    readonly movesLeft: number;
    /** Who takes or took the sample; null: nobody was named. */
    readonly collector: string | null;
    /** What its tests require, and whether it is given, sent, accepted or refused. */
    readonly requirements: readonly CheckedRequirement[];
    /** `to`: the start that a step gave it; null: it moved nothing. `collector`: who comes by it; null: it names nobody. */
    readonly steps: readonly {
      readonly at: number;
      readonly event: LabStepEvent;
      readonly to: number | null;
      readonly collector: string | null;
    }[];
  };

/** What a customer sees of a booking of their own. Source: specification/labs.md, States of a lab booking. */
export function labBookingView(booking: LabBooking): LabBookingView {
  const { customer: _, history, paidBy: _1, refund, ...seen } = booking;
  return {
    ...seen,
    back: refund?.payout ?? NOTHING,
    isBack: refund?.state === "processed",
    isMissed: booking.state === "booked" && isMissed(booking),
    backIfDeclined: booking.state === "recollect" ? labMoneyBack(booking, "decline", booking.start) : null,
    recollectableUntil: recollectableUntil(booking),
    movesLeft: movesLeft(booking),
    collector: collectorOf(booking),
    requirements: checkedRequirements(booking),
    steps: history.flatMap(({ at, deed }) =>
      deed.kind === "refund"
        ? []
        : [
            {
              at,
              event: deed.event,
              to: deed.kind === "move" ? deed.to : null,
              collector: deed.kind === "collector" ? deed.collector : null,
            },
          ],
    ),
  };
}
