import { NOTHING } from "../../shared/money.ts";
import { RECOLLECTED_WITHIN } from "./lab-booking.ts";
import { RESENT_WITHIN } from "./requirement.ts";
import type { Paise } from "../../shared/money.ts";
import type { LabBooking } from "./lab-booking.ts";

/**
 * What a customer is told of a booking of tests that somebody else changed, and "fasting": from when on nothing is eaten before it. `back`:
 * what goes back or came back, taxes included; `until`: how long another slot can be chosen. "called-off": its laboratory cancelled it;
 * "given-up": some of its tests can't be done; "given-back": staff give something back; "prescription-refused": another can be sent until
 * then; "goes-back": nobody chose another slot in time, or nobody was there twice; "money-back": it was sent. Times in milliseconds since
 * 1970.
 */
export type LabBookingNews =
  | {
      readonly kind: "called-off" | "given-up" | "given-back" | "goes-back" | "money-back";
      readonly start: number;
      readonly back: Paise;
    }
  | { readonly kind: "spoilt" | "prescription-refused"; readonly start: number; readonly until: number }
  | { readonly kind: "fasting"; readonly start: number; readonly from: number; readonly hours: number };

/**
 * What a step of a booking, counted from 0, means to its customer; null: nothing that they are told. Source: specification/labs.md, What is
 * told of a booking.
 */
export function labBookingNews(booking: Pick<LabBooking, "history" | "start" | "refund">, step: number): LabBookingNews | null {
  const { start, refund, history } = booking;
  const labStep = history[step];
  if (labStep === undefined) return null;
  const { deed, by, at } = labStep;
  const back = refund?.payout ?? NOTHING;
  switch (deed.event) {
    case "call-off":
      return { kind: "called-off", start, back };
    case "spoil":
      return { kind: "spoilt", start, until: at + RECOLLECTED_WITHIN };
    case "refuse-prescription":
      return { kind: "prescription-refused", start, until: at + RESENT_WITHIN };
    case "give-up":
      return deed.kind === "part" ? { kind: "given-up", start, back } : null; // Else staff send a refund by hand.
    case "give-back":
      return { kind: "given-back", start, back };
    case "decline":
      return by.kind === "clock" ? { kind: "goes-back", start, back } : null;
    case "miss":
      return back > 0 && step === history.findLastIndex((one) => one.deed.event === "miss") ? { kind: "goes-back", start, back } : null;
    case "process":
      return { kind: "money-back", start, back };
    default:
      return null;
  }
}
