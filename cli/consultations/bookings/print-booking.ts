import { payableId } from "#core/ledger/entry.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { NO_BOOKING } from "./wording/bookings.ts";
import type { KeptBooking } from "#core/consultations/booking/bookings.port.ts";
import type { ShowBookingToStaff } from "#core/consultations/staff/look-at-bookings.use-case.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { CommandContext } from "#cli/database/database-command.ts";

/** Writes what is said of the booking that is named by its id, once the audit log has who looked. */
export async function printBooking(
  context: CommandContext,
  action: Parameters<ShowBookingToStaff>[1]["action"],
  said: { readonly text: (stored: KeptBooking) => string; readonly json: (stored: KeptBooking) => object },
): Promise<number> {
  const { given, terminal } = context;
  const id = bookingIdIn(given.files[0]);
  const { withBookings } = await import("./composition.ts");
  const stored = id === null ? null : await withBookings(context, ({ show }) => show({ id, action }));
  if (stored === null) {
    terminal.complain(NO_BOOKING);
    return UNUSABLE_INPUT;
  }
  await terminal.write(given.switches.has("json") ? `${JSON.stringify(said.json(stored), null, 2)}\n` : said.text(stored));
  return DONE;
}

/** The id of a booking that was typed; null: nothing was. */
export const bookingIdIn = (typed: string | undefined): PayableId | null =>
  typed === undefined || typed.trim() === "" ? null : payableId(typed.trim());
