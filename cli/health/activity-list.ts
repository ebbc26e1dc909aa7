import { SHIPPED_ACTIVITIES } from "#core/trackers/tables/shipped-activities.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE } from "#cli/terminal.ts";
import { activitiesText } from "./wording/foods.ts";

/** The table of activities, those that were imported behind the others. Source: specification/health-tools.md, Activities. */
export const activityList = databaseCommand({ name: "activity list", switches: ["json"], options: [], files: 0 }, async (context) => {
  const { given, terminal } = context;
  const { withTables } = await import("./composition.ts");
  const imported = await withTables(context, ({ activities }) => activities.imported());
  const all = [...SHIPPED_ACTIVITIES.values(), ...imported].map(({ id, ...activity }) => ({ activity: id, ...activity }));
  await terminal.write(given.switches.has("json") ? all.map((one) => `${JSON.stringify(one)}\n`).join("") : activitiesText(all));
  return DONE;
});
