import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { bookingJson } from "./booking-json.ts";
import { bookingIdIn } from "./print-booking.ts";
import { bookingText, NO_BOOKING, stepRefusedText } from "./wording/bookings.ts";
import type { StaffBookingStep } from "#core/consultations/staff/step-booking-as-staff.use-case.ts";
import type { CommandContext } from "#cli/database/database-command.ts";

/** Takes a step of the booking that is named, and tells how it stands then. */
export async function takeBookingStep(context: CommandContext, step: Pick<StaffBookingStep, "action" | "deed">): Promise<number> {
  const { given, terminal } = context;
  const id = bookingIdIn(given.files[0]);
  const { withBookings } = await import("./composition.ts");
  const done = id === null ? null : await withBookings(context, (actions) => actions.step({ ...step, id }));
  if (done === null || done.kind === "refused") {
    terminal.complain(done === null || done.refusal.kind === "unknown-booking" ? NO_BOOKING : stepRefusedText(done.refusal));
    return UNUSABLE_INPUT;
  }
  await terminal.write(given.switches.has("json") ? `${JSON.stringify(bookingJson(done.value), null, 2)}\n` : bookingText(done.value));
  return DONE;
}
