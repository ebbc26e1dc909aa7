import { ListMembers } from "#core/account/list-members.use-case.ts";
import { ShowLabBooking } from "#core/labs/booking/show-lab-booking.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { readPaymentStatus, readPaymentStatusNeeds } from "#web/features/payments/payment-status-data.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ShownLabBooking } from "#core/labs/booking/show-lab-booking.use-case.ts";
import type { PaymentStatus } from "#core/payments/payment-status.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

/** `names` of the members; `payment` null: nothing is known of it. */
export type ReadLabBooking = {
  readonly booking: ShownLabBooking;
  readonly names: ReadonlyMap<string | null, string>;
  readonly payment: PaymentStatus | null;
};

export const readLabBookingNeeds = { showLabBooking: ShowLabBooking, listMembers: ListMembers, ...readPaymentStatusNeeds };

/** What the page of a booking is drawn of. null: this customer has no such booking. */
export async function readLabBooking(
  useCases: NeedsOf<typeof readLabBookingNeeds>,
  customer: CustomerId,
  id: string,
): Promise<ReadLabBooking | null> {
  const [booking, payment, family] = await Promise.all([
    useCases.showLabBooking(customer, payableId(id)),
    readPaymentStatus(useCases, customer, payableId(id)),
    useCases.listMembers(customer),
  ]);
  if (booking.kind === "refused") return null;
  const names = new Map<string | null, string>(family.map((one) => [one.id, one.name]));
  return { booking: booking.value, names, payment };
}
