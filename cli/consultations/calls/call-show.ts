import { bookingIdIn } from "#cli/consultations/bookings/print-booking.ts";
import { NO_BOOKING } from "#cli/consultations/bookings/wording/bookings.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { callJson } from "./call-json.ts";
import { callText } from "./wording/calls.ts";

/** Shows the steps of an appointment's room: who came and went, and what the line carried. */
export const callShow = databaseCommand({ name: "call show", switches: ["json"], options: ["as"], files: 1 }, async (context) => {
  const { given, terminal } = context;
  const id = bookingIdIn(given.files[0]);
  const { shownRoom } = await import("./composition.ts");
  const seen = id === null ? null : await shownRoom(context, id);
  if (seen === null) {
    terminal.complain(NO_BOOKING);
    return UNUSABLE_INPUT;
  }
  await terminal.write(given.switches.has("json") ? `${JSON.stringify(callJson(seen), null, 2)}\n` : callText(seen));
  return DONE;
});
