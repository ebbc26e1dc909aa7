import { purchasePayable, pendingStateOf } from "../../payments/purchase/purchase-payable.ts";
import { BOOKING_WAITS } from "./booking.ts";
import type { Payable, PayableState } from "../../payments/payable.ts";
import type { Booking } from "./booking.ts";
import type { KeptBooking } from "./bookings.port.ts";

/** A booking as payments know it. Source: specification/payments.md, What is paid for. */
export const bookingPayable = ({ booking, payments, ledger }: Pick<KeptBooking, "booking" | "payments" | "ledger">): Payable =>
  purchasePayable(
    { purchase: booking, payments, ledger },
    { state: payableStateOf(booking), due: booking.fee > 0 ? booking.fee : null, waits: BOOKING_WAITS },
  );

function payableStateOf(booking: Booking): PayableState {
  switch (booking.state) {
    case "held":
      return "open";
    case "pending_payment":
      return pendingStateOf(booking);
    case "expired":
      return "over";
    case "confirmed":
    case "checked_in":
    case "in_progress":
    case "completed":
    case "cancelled_by_patient":
    case "cancelled_by_practitioner":
    case "no_show_patient":
    case "no_show_practitioner":
    case "failed_technically":
      return "paid";
  }
}
