import { ListMembers } from "#core/account/list-members.use-case.ts";
import { ShowLabBooking } from "#core/labs/booking/show-lab-booking.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { readPaymentStatus } from "#web/features/payments/payment-status-data.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ShownLabBooking } from "#core/labs/booking/show-lab-booking.use-case.ts";
import type { PaymentStatus } from "#core/payments/payment-status.ts";
import type { AllDependencies } from "#web/platform/late/all-dependencies.ts";

/** `names` of the members; `payment` null: nothing is known of it. */
export type ReadLabBooking = {
  readonly booking: ShownLabBooking;
  readonly names: ReadonlyMap<string | null, string>;
  readonly payment: PaymentStatus | null;
};

/** What the page of a booking is drawn of. null: this customer has no such booking. */
export async function readLabBooking(allDependencies: AllDependencies, customer: CustomerId, id: string): Promise<ReadLabBooking | null> {
  const [booking, payment, family] = await Promise.all([
    lateUseCase(allDependencies, ShowLabBooking)(customer, payableId(id)),
    readPaymentStatus(allDependencies, customer, payableId(id)),
    lateUseCase(allDependencies, ListMembers)(customer),
  ]);
  if (booking.kind === "refused") return null;
  const names = new Map<string | null, string>(family.map((one) => [one.id, one.name]));
  return { booking: booking.value, names, payment };
}
