import { purchaseTroubles } from "../../payments/purchase/purchase-trouble.ts";
import { bookingPayable } from "../booking/booking-payable.ts";
import type { PurchaseTrouble } from "../../payments/purchase/purchase-trouble.ts";
import type { KeptBooking } from "../booking/bookings.port.ts";

/**
 * What is wrong with a booking and its money: what can be of any purchase. Empty: nothing. `at` in milliseconds since 1970.
 * Source: specification/consultations.md, Staff commands.
 */
export function bookingTroubles(stored: Pick<KeptBooking, "booking" | "payments" | "ledger">, at: number): readonly PurchaseTrouble[] {
  const { booking, payments } = stored;
  return purchaseTroubles({ purchase: booking, payments }, { state: bookingPayable(stored).state, price: booking.fee }, at);
}
