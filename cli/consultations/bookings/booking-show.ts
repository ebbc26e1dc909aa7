import { databaseCommand } from "#cli/database/database-command.ts";
import { bookingJson } from "./booking-json.ts";
import { printBooking } from "./print-booking.ts";
import { bookingText } from "./wording/bookings.ts";

const COMMAND = "booking show";

/** Shows a booking with its steps and money. */
export const bookingShow = databaseCommand({ name: COMMAND, switches: ["json"], options: ["as"], files: 1 }, (context) =>
  printBooking(context, COMMAND, { text: bookingText, json: bookingJson }),
);
