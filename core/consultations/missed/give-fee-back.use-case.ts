import { useCase } from "../../shared/token.ts";
import { changeByClock } from "../booking/change-by-clock.ts";
import { maker } from "../../shared/use-case.ts";
import { Bookings } from "../booking/bookings.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { PayableId } from "../../ledger/entry.ts";

/**
 * Gives back the fee of an appointment that the practitioner missed, or the consultation to its plan, once its customer can choose no other
 * time. Does nothing before, nor where another time was chosen or the fee is on its way. Source: specification/consultations.md, Missing an
 * appointment.
 */
export type GiveFeeBack = (id: PayableId) => Promise<void>;
export const GiveFeeBack = useCase<GiveFeeBack>("consultations", "GiveFeeBack");

export const makeGiveFeeBack = maker(
  GiveFeeBack,
  { bookings: Bookings, now: Clock },
  ({ bookings, now }) =>
    (id) =>
      changeByClock(bookings, id, { event: "refund", at: now() }),
);
