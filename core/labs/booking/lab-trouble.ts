import { purchaseTroubles } from "../../payments/purchase/purchase-trouble.ts";
import { checkedRequirements } from "./requirement.ts";
import { labPayable } from "./lab-booking-payable.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { PurchaseTrouble } from "../../payments/purchase/purchase-trouble.ts";
import type { LabBooking } from "./lab-booking.ts";
import type { KeptLabBooking } from "./lab-bookings.port.ts";

/** Something of a booking of tests that staff should look at, as `doctor` reports it. Times in milliseconds since 1970. */
export type LabTrouble =
  | PurchaseTrouble
  | ({ readonly purchase: PayableId } & (
      | { readonly kind: "nobody-called"; readonly since: number }
      | { readonly kind: "no-report" }
      /** `since`: when it was sent; `start`: when the sample is to be taken. */
      | { readonly kind: "prescription-unchecked"; readonly since: number; readonly start: number }
    ));

const HOUR = 60 * 60 * 1000;
/** A laboratory looks at a prescription within so long. */
const CHECKED_WITHIN = 2 * 24 * HOUR;
/** So long before its slot a booking needs a collector, whom it gets once its prescriptions are checked. */
const CHECKED_BEFORE = 12 * HOUR;

/**
 * What is wrong with a booking of tests and its money: what can be of any purchase, and a prescription at which nobody looks in time.
 * Empty: nothing. `at` in milliseconds since 1970. Source: specification/labs.md, Staff commands.
 */
export function labTroubles(stored: Pick<KeptLabBooking, "booking" | "payments" | "ledger">, at: number): readonly LabTrouble[] {
  const { booking, payments } = stored;
  const terms = { state: labPayable(stored).state, price: booking.basket.total };
  return [...purchaseTroubles({ purchase: booking, payments }, terms, at), ...uncheckedIn(booking, at)];
}

/** The first prescription that was sent for a booking that is paid for and at which nobody has looked in time. */
function uncheckedIn({ id, state, start, basket, history }: LabBooking, at: number): readonly LabTrouble[] {
  if (state !== "booked") return [];
  const waiting = checkedRequirements({ basket, history }).filter(({ state }) => state === "sent");
  const sent = history.filter(
    ({ deed }) => deed.kind === "requirement" && deed.event === "send-prescription" && waiting.some(({ member }) => member === deed.member),
  );
  const since = Math.min(...waiting.map(({ member }) => sent.findLast(({ deed }) => "member" in deed && deed.member === member)?.at ?? at));
  const isLate = waiting.length > 0 && (at - since > CHECKED_WITHIN || start - at < CHECKED_BEFORE);
  return isLate ? [{ kind: "prescription-unchecked", purchase: id, since, start }] : [];
}
