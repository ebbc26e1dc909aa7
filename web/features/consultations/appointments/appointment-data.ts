import { ListMembers } from "#core/account/list-members.use-case.ts";
import { ListMyBookings } from "#core/consultations/booking/list-my-bookings.use-case.ts";
import { ShowBooking } from "#core/consultations/booking/show-booking.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import type { MyBookings } from "#core/consultations/booking/list-my-bookings.use-case.ts";
import { PagedList } from "#web/platform/requests/paged-list.ts";
import type { BookingDetails } from "#core/consultations/booking/show-booking.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { Whole } from "#web/platform/late/whole.ts";

/** `names` are those of members by their ids. */
export type ReadAppointments = MyBookings & { readonly names: ReadonlyMap<string | null, string> };

/** `patient` null: the customer. */
export type ReadAppointment = { readonly booking: BookingDetails; readonly patient: string | null };

/** What the pages of appointments are drawn of. */
export const appointmentData = {
  /** The latest start first, page by page. */
  pages: (whole: Whole, customer: CustomerId): PagedList<ReadAppointments> =>
    new PagedList({
      read: (after) => appointmentData.page(whole, customer, after),
      join: (known, page) => ({ ...page, bookings: [...known.bookings, ...page.bookings] }),
    }),
  async page(whole: Whole, customer: CustomerId, after: PayableId | null): Promise<ReadAppointments> {
    const [page, family] = await Promise.all([
      lateUseCase(whole, ListMyBookings)(customer, { state: null, after }),
      lateUseCase(whole, ListMembers)(customer),
    ]);
    return { ...page, names: new Map(family.map(({ id, name }) => [id, name])) };
  },
  /** null: this customer has no such appointment. */
  async one(whole: Whole, customer: CustomerId, id: PayableId): Promise<ReadAppointment | null> {
    const [booking, family] = await Promise.all([lateUseCase(whole, ShowBooking)(customer, id), lateUseCase(whole, ListMembers)(customer)]);
    if (booking.kind === "refused") return null;
    return { booking: booking.value, patient: family.find((one) => one.id === booking.value.member)?.name ?? null };
  },
};
