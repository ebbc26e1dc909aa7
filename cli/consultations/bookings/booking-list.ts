import { BOOKING_STATES } from "#core/consultations/slots/slot-facts.ts";
import { customerReferenceIn } from "#core/identity/customer-reference.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { bookingRowJson } from "./booking-json.ts";
import { bookingIdIn } from "./print-booking.ts";
import { bookingsText, NO_CUSTOMER } from "./wording/bookings.ts";

const COMMAND = "booking list";
const options = ["state", "customer", "after", "limit", "as"];

/** Lists bookings, the latest start first. */
export const bookingList = databaseCommand({ name: COMMAND, switches: ["json"], options, files: 0 }, async (context) => {
  const { given, terminal } = context;
  const named = given.options.get("state");
  const state = BOOKING_STATES.find((one) => one === named) ?? null;
  const limit = Number(given.options.get("limit") ?? 20);
  if (named !== undefined && state === null)
    return wrongUsage(terminal, COMMAND, `expected --state with one of ${BOOKING_STATES.join(", ")}`);
  if (!Number.isInteger(limit) || limit < 1 || limit > 1000)
    return wrongUsage(terminal, COMMAND, "expected --limit with a number from 1 to 1000");
  const whose = given.options.get("customer");
  const { withBookings } = await import("./composition.ts");
  const customer = whose === undefined ? null : customerReferenceIn(whose);
  const after = bookingIdIn(given.options.get("after"));
  const isNobody = whose !== undefined && customer === null;
  const listed = isNobody ? null : await withBookings(context, ({ list }) => list({ state, customer, after, limit }));
  if (listed === null || listed.kind === "refused") {
    terminal.complain(NO_CUSTOMER);
    return UNUSABLE_INPUT;
  }
  const bookings = listed.value;
  await terminal.write(given.switches.has("json") ? `${JSON.stringify(bookings.map(bookingRowJson), null, 2)}\n` : bookingsText(bookings));
  return DONE;
});
