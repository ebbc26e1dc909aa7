import { ListMembers } from "#core/account/list-members.use-case.ts";
import { BookingInHand } from "#core/consultations/booking/booking-in-hand.port.ts";
import { ShowBooking } from "#core/consultations/booking/show-booking.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { ShowPayment } from "#core/payments/show-payment.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import type { BookingDetails } from "#core/consultations/booking/show-booking.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PaymentStatus } from "#core/payments/payment-status.ts";
import type { Whole } from "#web/platform/late/whole.ts";

/** `patient` null: the customer. `told` is the latest of its payment; null: nothing is known of that. */
export type ReadHold = { readonly booking: BookingDetails; readonly patient: string | null; readonly told: PaymentStatus | null };

/** What the page of a kept time is drawn of; `asked` null: of the one in hand. null: this customer has no such booking. */
export async function readHold(whole: Whole, customer: CustomerId, asked: string | null): Promise<ReadHold | null> {
  const id = asked ?? (await whole()).get(BookingInHand).read();
  if (id === null || id === "") return null;
  const [booking, told, family] = await Promise.all([
    lateUseCase(whole, ShowBooking)(customer, payableId(id)),
    answerOrNull(lateUseCase(whole, ShowPayment)(customer, payableId(id))),
    lateUseCase(whole, ListMembers)(customer),
  ]);
  if (booking.kind === "refused") return null;
  const patient = family.find((one) => one.id === booking.value.member)?.name ?? null;
  return { booking: booking.value, patient, told: told?.value.kind === "ok" ? told.value.value : null };
}
