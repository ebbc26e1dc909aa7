import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import { bookingHeads } from "#web/features/consultations/wording/booking-heads.ts";

/** The way to a page of one appointment. */
export const APPOINTMENTS_WAY = [{ title: bookingHeads.appointments.title, address: consultationAddress.appointments }];
