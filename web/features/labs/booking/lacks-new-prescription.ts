import type { LabBookingView } from "#core/labs/booking/lab-booking-view.ts";

/** Whether a laboratory has refused a prescription of a booking that is paid, and none was sent since. */
export const lacksNewPrescription = ({ state, requirements }: Pick<LabBookingView, "state" | "requirements">): boolean =>
  state === "booked" && requirements.some(({ state }) => state === "refused");
