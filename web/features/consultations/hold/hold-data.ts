import { ListMembers } from "#core/account/list-members.use-case.ts";
import { BookingInHand } from "#core/consultations/booking/booking-in-hand.port.ts";
import { ShowBooking } from "#core/consultations/visit/show-booking.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { readPaymentStatus, readPaymentStatusNeeds } from "#web/features/payments/payment-status-data.ts";
import { late } from "#web/platform/late/needs.ts";
import type { BookingDetails } from "#core/consultations/visit/show-booking.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PaymentStatus } from "#core/payments/payment-status.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

/** `patient` null: the customer. `payment` null: nothing is known of it. */
export type ReadHold = { readonly booking: BookingDetails; readonly patient: string | null; readonly payment: PaymentStatus | null };

export const readHoldNeeds = {
  bookingInHand: late(BookingInHand),
  showBooking: ShowBooking,
  listMembers: ListMembers,
  ...readPaymentStatusNeeds,
};

/**
 * The data of the page of a kept appointment. `request` null: the one that this device remembers. Answers null if the customer has no such
 * booking.
 */
export async function readHold(
  useCases: NeedsOf<typeof readHoldNeeds>,
  customer: CustomerId,
  request: string | null,
): Promise<ReadHold | null> {
  const id = request ?? (await useCases.bookingInHand()).read();
  if (id === null || id === "") return null;
  const [booking, payment, family] = await Promise.all([
    useCases.showBooking(customer, payableId(id)),
    readPaymentStatus(useCases, customer, payableId(id)),
    useCases.listMembers(customer),
  ]);
  if (booking.kind === "refused") return null;
  const patient = family.find((one) => one.id === booking.value.member)?.name ?? null;
  return { booking: booking.value, patient, payment };
}
