import { databaseCommand } from "#cli/database/database-command.ts";
import { bookingJson } from "./booking-json.ts";
import { printBooking } from "./print-booking.ts";
import { bookingText } from "./wording/bookings.ts";

/** Shows a booking with its steps and money. */
export const bookingShow = databaseCommand({ name: "booking show", switches: ["json"], options: [], files: 1 }, (asked) =>
  printBooking(asked, { text: bookingText, json: bookingJson }),
);
