import { labId } from "#core/labs/lab.ts";
import { dayIn } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE } from "#cli/terminal.ts";
import { labBookingJson } from "./lab-booking-json.ts";
import { labBookingsText } from "./wording/lab-bookings.ts";

const COMMAND = "lab bookings";

/** Lists the bookings of a day, or those of one collector, by hour and pincode. */
export const labBookings = databaseCommand(
  { name: COMMAND, switches: ["json"], options: ["day", "lab", "collector", "as"], files: 0 },
  async (context) => {
    const { given, terminal } = context;
    const typed = given.options.get("day");
    const day = typed === undefined ? indianDay(Date.now()) : dayIn(typed);
    if (day === null) return wrongUsage(terminal, COMMAND, "expected --day with a day such as 2026-11-20");
    const named = given.options.get("lab");
    const { withLabBookings } = await import("./composition.ts");
    const lab = named === undefined ? null : labId(named);
    const collector = given.options.get("collector")?.trim() ?? null;
    const listed = await withLabBookings(context, ({ list }) => list({ day, lab, collector }));
    await terminal.write(given.switches.has("json") ? `${JSON.stringify(listed.map(labBookingJson), null, 2)}\n` : labBookingsText(listed));
    return DONE;
  },
);
