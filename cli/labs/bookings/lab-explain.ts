import { explainedLabBooking } from "#core/labs/booking/explained-lab-booking.ts";
import { payableId } from "#core/ledger/entry.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { labExplanationJson } from "./lab-booking-json.ts";
import { labExplanationText, NO_LAB_BOOKING } from "./wording/lab-bookings.ts";

/** Says which step led to each state of a booking of tests, which event decided its payment, and by which rule money goes back. */
export const labExplain = databaseCommand({ name: "lab explain", switches: ["json"], options: ["as"], files: 1 }, async (context) => {
  const { given, terminal } = context;
  const { withLabBookings } = await import("./composition.ts");
  const id = payableId(given.files[0]?.trim() || "none");
  const stored = await withLabBookings(context, ({ explain }) => explain(id));
  if (stored === null) {
    terminal.complain(NO_LAB_BOOKING);
    return UNUSABLE_INPUT;
  }
  const explained = explainedLabBooking(stored);
  await terminal.write(
    given.switches.has("json")
      ? `${JSON.stringify(labExplanationJson(stored, explained), null, 2)}\n`
      : labExplanationText(stored, explained),
  );
  return DONE;
});
