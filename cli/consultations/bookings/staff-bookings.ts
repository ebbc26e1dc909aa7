import type { KeptBooking } from "#core/consultations/booking/bookings.port.ts";
import type { ListBookingsToStaff, ShowBookingToStaff } from "#core/consultations/staff/look-at-bookings.use-case.ts";
import type { StaffBookingStep, StaffStepRefusal } from "#core/consultations/staff/step-booking-as-staff.use-case.ts";
import type { Result } from "#core/shared/result.ts";

/** What staff can do with bookings. Complaints are no part of it. */
export type StaffBookings = {
  readonly list: (bookings: Parameters<ListBookingsToStaff>[1]) => ReturnType<ListBookingsToStaff>;
  readonly show: (booking: Parameters<ShowBookingToStaff>[1]) => ReturnType<ShowBookingToStaff>;
  readonly step: (step: Pick<StaffBookingStep, "id" | "action" | "deed">) => Promise<Result<KeptBooking, StaffStepRefusal>>;
};
