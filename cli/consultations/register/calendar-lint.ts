import { calendarFindings } from "#core/consultations/calendar/calendar-finding.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { findingsText } from "./wording/register.ts";
import type { CalendarFinding } from "#core/consultations/calendar/calendar-finding.ts";
import type { Practitioner } from "#core/consultations/practitioner.ts";

/** Looks at every calendar for what staff should look at. Ends with 1 where there is something. */
export const calendarLint = databaseCommand({ name: "calendar lint", switches: ["json"], options: [], files: 0 }, async (context) => {
  const { given, terminal } = context;
  const { withRegister } = await import("./composition.ts");
  const found = await withRegister(context, async ({ calendars }) => {
    const found: { readonly practitioner: Practitioner; readonly finding: CalendarFinding }[] = [];
    for await (const one of calendars()) {
      const { practitioner } = one;
      if (practitioner.isActive) found.push(...calendarFindings(one, Date.now()).map((finding) => ({ practitioner, finding })));
    }
    return found;
  });
  const json = found.map(({ practitioner, finding }) => ({ practitioner: practitioner.id, ...finding }));
  await terminal.write(given.switches.has("json") ? `${JSON.stringify(json, null, 2)}\n` : findingsText(found));
  return found.length === 0 ? DONE : UNUSABLE_INPUT;
});
