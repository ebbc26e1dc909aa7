import { purchasePayables } from "../../payments/purchase/purchase-payables.ts";
import { bookingChange, unchanged } from "./booking-change.ts";
import { bookingPayable } from "./booking-payable.ts";
import type { Payables } from "../../payments/payables.port.ts";
import type { PurchaseRules } from "../../payments/purchase/purchase-change-by-payments.ts";
import type { BookingChange } from "./booking-change.ts";
import type { Booking } from "./booking.ts";
import type { Bookings, KeptBooking, SeenBooking } from "./bookings.port.ts";

/** Bookings as payments know them. Source: specification/payments.md, What is paid for. */
export const bookingPayables = (bookings: Bookings): Payables =>
  purchasePayables(bookings, RULES, ({ booking }) => ({ kind: "appointment", start: booking.start }));

/**
 * A payment confirms a booking as long as its time is kept. Afterwards it does so once, where the time is ahead and still free for both.
 * Source: specification/consultations.md, States of a booking.
 */
const RULES: PurchaseRules<KeptBooking, SeenBooking, Booking, BookingChange, "revive"> = {
  kept: ({ booking, payments, ledger }) => ({ purchase: booking, payments, ledger }),
  payable: ({ purchase, payments, ledger }) => bookingPayable({ booking: purchase, payments, ledger }),
  unchanged,
  change: bookingChange,
  revival: ({ booking, isFree }, at) => (at <= booking.start && isFree ? "revive" : null),
};
