import { NOTHING, paise } from "../../shared/money.ts";
import type { Paise } from "../../shared/money.ts";
import type { LabBooking } from "./lab-booking.ts";
import type { LabBookingEvent } from "./lab-booking-step.ts";

const HOUR = 60 * 60 * 1000;

/**
 * Until so long before its slot a booking is cancelled or moved freely, in milliseconds. Source: specification/labs.md, Money back of a lab
 * booking.
 */
export const LAB_CANCELS_FREELY = 2 * HOUR;

/** What a visit in vain costs. Source: specification/labs.md, Money back of a lab booking. */
export const VISIT_CHARGE = paise(10_000);

type Visited = Pick<LabBooking, "start" | "basket" | "history">;

/**
 * What an event at a moment gives back of what was paid, in whole paise, or of the share of what was not done where a part was reported:
 * all until two hours before the slot, before a collector was assigned, by the laboratory and where no other sample is wanted; else all
 * less a charge for each visit in vain, at least 0. `at` in milliseconds since 1970.
 * Source: specification/labs.md, Money back of a lab booking.
 */
export function labMoneyBack(booking: Visited, event: LabBookingEvent, at: number): Paise {
  const total = shareLeft(booking) ?? booking.basket.total;
  if (event === "call-off" || event === "decline") return total;
  if (event !== "cancel" && event !== "miss") return NOTHING;
  const isEarly = at <= booking.start - LAB_CANCELS_FREELY;
  if (event === "cancel" && (isEarly || !wasAssigned(booking))) return total;
  const visits = missesOf(booking) + (isMissed(booking) ? 0 : 1);
  return paise(Math.max(0, total - visits * VISIT_CHARGE));
}

/** How often nobody was there. Source: specification/labs.md, States of a lab booking. */
export const missesOf = ({ history }: Pick<LabBooking, "history">): number =>
  history.filter(({ deed }) => deed.kind === "state" && deed.event === "miss").length;

/** Whether nobody was there at its slot and it has no other yet. Source: specification/labs.md, States of a lab booking. */
export const isMissed = ({ history }: Pick<LabBooking, "history">): boolean => {
  const last = history.findLast(({ deed }) => deed.kind !== "refund")?.deed;
  return last?.kind === "state" && last.event === "miss";
};

const wasAssigned = ({ history }: Pick<LabBooking, "history">): boolean => history.some(({ deed }) => deed.event === "assign");

/** Whether something of it was reported. Source: specification/labs.md, States of a lab booking. */
export const hasReported = ({ history }: Pick<LabBooking, "history">): boolean =>
  history.some(({ deed }) => deed.kind === "state" && deed.event === "report-part");

/**
 * What was paid for tests of which another sample is taken, where others were reported, in whole paise; null: nothing was. Source:
 * specification/labs.md, Money back of a lab booking.
 */
export const shareLeft = ({ history }: Pick<LabBooking, "history">): Paise | null => {
  const spoilt = history.findLast(({ deed }) => deed.event === "spoil")?.deed;
  return spoilt?.kind === "part" ? spoilt.share : null;
};
