import { databaseCommand } from "#cli/database/database-command.ts";
import { bookingExplanationJson } from "./booking-json.ts";
import { printBooking } from "./print-booking.ts";
import { bookingExplanationText } from "./wording/bookings.ts";

const COMMAND = "booking explain";

/** Says which step led to each state of a booking, which event decided its payment, and which rule its refund. */
export const bookingExplain = databaseCommand({ name: COMMAND, switches: ["json"], options: ["as"], files: 1 }, (context) =>
  printBooking(context, COMMAND, { text: bookingExplanationText, json: bookingExplanationJson }),
);
