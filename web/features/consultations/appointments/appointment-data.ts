import { ListMembers } from "#core/account/list-members.use-case.ts";
import { ListMyBookings } from "#core/consultations/booking/list-my-bookings.use-case.ts";
import { ShowBooking } from "#core/consultations/visit/show-booking.use-case.ts";
import { readPaymentStatus, readPaymentStatusNeeds } from "#web/features/payments/payment-status-data.ts";
import { readAnswersBefore, readAnswersBeforeNeeds } from "./answers-before.ts";
import type { MyBookings } from "#core/consultations/booking/list-my-bookings.use-case.ts";
import { PagedList } from "#web/platform/requests/paged-list.ts";
import type { BookingDetails } from "#core/consultations/visit/show-booking.use-case.ts";
import type { PaymentStatus } from "#core/payments/payment-status.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { AnswersBefore } from "./answers-before.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

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

export const appointmentPagesNeeds = { listMyBookings: ListMyBookings, listMembers: ListMembers, ...readAnswersBeforeNeeds };
export const readAppointmentNeeds = { showBooking: ShowBooking, listMembers: ListMembers, ...readPaymentStatusNeeds };

/** The latest start first, page by page. */
export const appointmentPages = (useCases: NeedsOf<typeof appointmentPagesNeeds>, customer: CustomerId): PagedList<ReadAppointments> =>
  new PagedList({
    read: (after) => readAppointmentPage(useCases, customer, after),
    join: (known, page) => ({ ...page, bookings: [...known.bookings, ...page.bookings] }),
  });

async function readAppointmentPage(
  useCases: NeedsOf<typeof appointmentPagesNeeds>,
  customer: CustomerId,
  after: PayableId | null,
): Promise<ReadAppointments> {
  const [page, family, answers] = await Promise.all([
    useCases.listMyBookings(customer, { state: null, after }),
    useCases.listMembers(customer),
    readAnswersBefore(useCases, customer),
  ]);
  return { ...page, answers, names: new Map(family.map(({ id, name }) => [id, name])) };
}

/** null: this customer has no such appointment. */
export async function readAppointment(
  useCases: NeedsOf<typeof readAppointmentNeeds>,
  customer: CustomerId,
  id: PayableId,
): Promise<ReadAppointment | null> {
  const [booking, payment, family] = await Promise.all([
    useCases.showBooking(customer, id),
    readPaymentStatus(useCases, customer, id),
    useCases.listMembers(customer),
  ]);
  if (booking.kind === "refused") return null;
  const patient = family.find((one) => one.id === booking.value.member)?.name ?? null;
  return { booking: booking.value, patient, payment };
}
