import { ListMembers } from "#core/account/list-members.use-case.ts";
import { BookingInHand } from "#core/consultations/booking/booking-in-hand.port.ts";
import { ShowBooking } from "#core/consultations/visit/show-booking.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { readPaymentStatus } from "#web/features/payments/payment-status-data.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import type { BookingDetails } from "#core/consultations/visit/show-booking.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PaymentStatus } from "#core/payments/payment-status.ts";
import type { AllDependencies } from "#web/platform/late/all-dependencies.ts";

/** `patient` null: the customer. `payment` null: nothing is known of it. */
export type ReadHold = { readonly booking: BookingDetails; readonly patient: string | null; readonly payment: PaymentStatus | null };

/** The data of the page of a kept appointment. `asked` null: the one that this device remembers. Answers null if the customer has no such booking. */
export async function readHold(allDependencies: AllDependencies, customer: CustomerId, asked: string | null): Promise<ReadHold | null> {
  const id = asked ?? (await allDependencies()).get(BookingInHand).read();
  if (id === null || id === "") return null;
  const [booking, payment, family] = await Promise.all([
    lateUseCase(allDependencies, ShowBooking)(customer, payableId(id)),
    readPaymentStatus(allDependencies, customer, payableId(id)),
    lateUseCase(allDependencies, ListMembers)(customer),
  ]);
  if (booking.kind === "refused") return null;
  const patient = family.find((one) => one.id === booking.value.member)?.name ?? null;
  return { booking: booking.value, patient, payment };
}
