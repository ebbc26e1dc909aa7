import { databaseCommand } from "#cli/database/database-command.ts";
import { takeBookingStep } from "./take-booking-step.ts";

const COMMAND = "booking cancel";

/** Cancels an appointment for its practitioner: all that was paid goes back. */
export const bookingCancel = databaseCommand({ name: COMMAND, switches: ["json"], options: ["as"], files: 1 }, (context) =>
  takeBookingStep(context, { action: COMMAND, deed: { kind: "state", event: "call-off", payment: null } }),
);
