import { purchasePayable, pendingStateOf } from "../../payments/purchase/purchase-payable.ts";
import { lacksRequirement } from "./requirement.ts";
import { LAB_BOOKING_WAITS } from "./lab-booking.ts";
import type { Payable, PayableState } from "../../payments/payable.ts";
import type { LabBooking } from "./lab-booking.ts";
import type { LabBookingState } from "./lab-booking-step.ts";
import type { KeptLabBooking } from "./lab-bookings.port.ts";

/** A lab booking as payments know it. Source: specification/payments.md, What is paid for. */
export function labPayable({ booking, payments, ledger }: Pick<KeptLabBooking, "booking" | "payments" | "ledger">): Payable {
  const isAsking = UNPAID.includes(booking.state) && lacksRequirement(booking);
  const due = isAsking ? null : booking.basket.total;
  return purchasePayable({ purchase: booking, payments, ledger }, { state: payableStateOf(booking), due, waits: LAB_BOOKING_WAITS });
}

/** What a booking's tests ask for comes before its payment. */
const UNPAID: readonly LabBookingState[] = ["held", "pending_payment"];

function payableStateOf(booking: LabBooking): PayableState {
  switch (booking.state) {
    case "held":
      return "open";
    case "pending_payment":
      return pendingStateOf(booking);
    case "expired":
      return "over";
    case "booked":
    case "assigned":
    case "collected":
    case "in_lab":
    case "partial":
    case "ready":
    case "recollect":
    case "cancelled":
      return "paid";
  }
}
