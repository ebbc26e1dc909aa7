import { purchasePayables } from "../../payments/purchase/purchase-payables.ts";
import { labBookingChange, unchanged } from "./lab-booking-change.ts";
import { labPayable } from "./lab-booking-payable.ts";
import type { Payables } from "../../payments/payables.port.ts";
import type { PurchaseRules } from "../../payments/purchase/purchase-change-by-payments.ts";
import type { LabBookingChange } from "./lab-booking-change.ts";
import type { LabBooking } from "./lab-booking.ts";
import type { KeptLabBooking, LabBookings, SeenLabBooking } from "./lab-bookings.port.ts";

/** Lab bookings as payments know them. Source: specification/payments.md, What is paid for. */
export const labPayables = (bookings: LabBookings): Payables =>
  purchasePayables(bookings, RULES, ({ booking }) => ({ kind: "lab-tests", start: booking.start }));

/**
 * A payment books as long as the slot is kept. Afterwards it does so once, where the slot is ahead and still has room, and no plan takes
 * anything off, as that may have been cancelled meanwhile. Source: specification/labs.md, States of a lab booking.
 */
const RULES: PurchaseRules<KeptLabBooking, SeenLabBooking, LabBooking, LabBookingChange, "revive"> = {
  kept: ({ booking, payments, ledger }) => ({ purchase: booking, payments, ledger }),
  payable: ({ purchase, payments, ledger }) => labPayable({ booking: purchase, payments, ledger }),
  unchanged,
  change: labBookingChange,
  revival: ({ booking, isFree }, at) => (at <= booking.start && isFree && booking.basket.plan === null ? "revive" : null),
};
