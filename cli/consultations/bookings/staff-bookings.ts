import type { Bookings, KeptBooking } from "#core/consultations/booking/bookings.port.ts";
import type { StaffBookingStep, StaffStepRefusal } from "#core/consultations/staff/step-booking-as-staff.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { CustomerReference } from "#core/identity/customer-reference.ts";
import type { Result } from "#core/shared/result.ts";

/** What staff can do with bookings. Complaints are no part of it. */
export type StaffBookings = Pick<Bookings, "all" | "withId"> & {
  readonly step: (asked: Pick<StaffBookingStep, "id" | "action" | "deed">) => Promise<Result<KeptBooking, StaffStepRefusal>>;
  /** null: there is no such customer. */
  readonly customerNamed: (name: CustomerReference) => Promise<CustomerId | null>;
};
