import type { LabBookingView } from "#core/labs/booking/lab-booking-view.ts";

/** Whether a report, or a part of one, can be read: it stays, whatever becomes of the rest. */
export const hasReport = ({ steps }: Pick<LabBookingView, "steps">): boolean =>
  steps.some(({ event }) => event === "report-part" || event === "report");
