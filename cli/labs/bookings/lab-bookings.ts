import { labId } from "#core/labs/lab.ts";
import { collectorOf } from "#core/labs/lab-collector.ts";
import { dayIn, daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE } from "#cli/terminal.ts";
import { labBookingJson } from "./lab-booking-json.ts";
import { labBookingsText } from "./wording/lab-bookings.ts";

const COMMAND = "lab bookings";

/** Lists the bookings of a day, or those of one collector, by hour and pincode. */
export const labBookings = databaseCommand(
  { name: COMMAND, switches: ["json"], options: ["day", "lab", "collector"], files: 0 },
  async (context) => {
    const { given, terminal } = context;
    const typed = given.options.get("day");
    const day = typed === undefined ? indianDay(Date.now()) : dayIn(typed);
    if (day === null) return wrongUsage(terminal, COMMAND, "expected --day with a day such as 2026-11-20");
    const named = given.options.get("lab");
    const { withLabBookings } = await import("./composition.ts");
    const span = { from: firstInstantOf(day), to: firstInstantOf(daysAfter(day, 1)) };
    const list = await withLabBookings(context, ({ between }) => between({ lab: named === undefined ? null : labId(named), ...span }));
    const collector = given.options.get("collector")?.trim();
    const asked = collector === undefined ? list : list.filter(({ booking }) => collectorOf(booking) === collector);
    const byHour = asked.toSorted((a, b) => a.booking.start - b.booking.start || (pincodeOf(a) < pincodeOf(b) ? -1 : 1));
    await terminal.write(given.switches.has("json") ? `${JSON.stringify(byHour.map(labBookingJson), null, 2)}\n` : labBookingsText(byHour));
    return DONE;
  },
);

const pincodeOf = ({ booking: { place } }: Parameters<typeof labBookingJson>[0]): string =>
  place.kind === "home" ? place.address.pincode : "";
