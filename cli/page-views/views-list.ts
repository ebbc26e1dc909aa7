import { daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { dayNamed } from "#cli/orders/day-named.ts";
import { DONE } from "#cli/terminal.ts";
import { viewsText } from "./words.ts";

const COMMAND = "views list";

/** So many days, today the last, where none are named. */
const DAYS = 30;

/** Prints how often the pages of each route were looked at on some Indian days. */
export const viewsList = databaseCommand({ name: COMMAND, switches: ["json"], options: ["from", "to"], files: 0 }, async (context) => {
  const { given, terminal } = context;
  const named = { from: dayNamed(given.options.get("from")), to: dayNamed(given.options.get("to")) };
  if (named.from === "none" || named.to === "none") return wrongUsage(terminal, COMMAND, EXPECTED);
  const to = named.to ?? indianDay(Date.now());
  const from = named.from ?? daysAfter(to, 1 - DAYS);
  if (to < from) return wrongUsage(terminal, COMMAND, EXPECTED);
  const { listedPageViews } = await import("./composition.ts");
  const listed = await listedPageViews(context, { from, to });
  await terminal.write(given.switches.has("json") ? `${JSON.stringify({ from, to, ...listed })}\n` : viewsText(listed, { from, to }));
  return DONE;
});

const EXPECTED = "expected --from DAY and --to DAY, such as 2026-11-01 and 2026-11-30";
