import { ListMembers } from "#core/account/list-members.use-case.ts";
import { ListMyBookings } from "#core/consultations/booking/list-my-bookings.use-case.ts";
import { ShowBooking } from "#core/consultations/visit/show-booking.use-case.ts";
import { readPaymentStatus } from "#web/features/payments/payment-status-data.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { readAnswersBefore } from "./answers-before.ts";
import type { MyBookings } from "#core/consultations/booking/list-my-bookings.use-case.ts";
import { PagedList } from "#web/platform/requests/paged-list.ts";
import type { BookingDetails } from "#core/consultations/visit/show-booking.use-case.ts";
import type { PaymentStatus } from "#core/payments/payment-status.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { AllDependencies } from "#web/platform/late/all-dependencies.ts";
import type { AnswersBefore } from "./answers-before.ts";

/** `names` are those of members by their ids. */
export type ReadAppointments = MyBookings & {
  readonly names: ReadonlyMap<string | null, string>;
  readonly answers: ReadonlyMap<string, AnswersBefore>;
};

/** `patient` null: the customer. `payment` null: nothing is known of it. */
export type ReadAppointment = {
  readonly booking: BookingDetails;
  readonly patient: string | null;
  readonly payment: PaymentStatus | null;
};

/** The latest start first, page by page. */
export const appointmentPages = (allDependencies: AllDependencies, customer: CustomerId): PagedList<ReadAppointments> =>
  new PagedList({
    read: (after) => readAppointmentPage(allDependencies, customer, after),
    join: (known, page) => ({ ...page, bookings: [...known.bookings, ...page.bookings] }),
  });

async function readAppointmentPage(
  allDependencies: AllDependencies,
  customer: CustomerId,
  after: PayableId | null,
): Promise<ReadAppointments> {
  const [page, family, answers] = await Promise.all([
    lateUseCase(allDependencies, ListMyBookings)(customer, { state: null, after }),
    lateUseCase(allDependencies, ListMembers)(customer),
    readAnswersBefore(allDependencies, customer),
  ]);
  return { ...page, answers, names: new Map(family.map(({ id, name }) => [id, name])) };
}

/** null: this customer has no such appointment. */
export async function readAppointment(
  allDependencies: AllDependencies,
  customer: CustomerId,
  id: PayableId,
): Promise<ReadAppointment | null> {
  const [booking, payment, family] = await Promise.all([
    lateUseCase(allDependencies, ShowBooking)(customer, id),
    readPaymentStatus(allDependencies, customer, id),
    lateUseCase(allDependencies, ListMembers)(customer),
  ]);
  if (booking.kind === "refused") return null;
  const patient = family.find((one) => one.id === booking.value.member)?.name ?? null;
  return { booking: booking.value, patient, payment };
}
