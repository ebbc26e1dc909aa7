import { databaseCommand } from "#cli/database/database-command.ts";
import { bookingExplanationJson } from "./booking-json.ts";
import { printBooking } from "./print-booking.ts";
import { bookingExplanationText } from "./wording/bookings.ts";

/** Says which step led to each state of a booking, which event decided its payment, and which rule its refund. */
export const bookingExplain = databaseCommand({ name: "booking explain", switches: ["json"], options: [], files: 1 }, (asked) =>
  printBooking(asked, { text: bookingExplanationText, json: bookingExplanationJson }),
);
