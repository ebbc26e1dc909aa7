import { ACTIVITIES } from "#core/health/tables/activities.ts";
import { readArguments } from "#cli/arguments.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { DONE } from "#cli/terminal.ts";
import { activitiesText } from "./wording/foods.ts";
import type { Command } from "#cli/terminal.ts";

/** The table of activities. Source: specification/health-tools.md, Activities. */
export const activityList: Command = async (given, terminal) => {
  const read = readArguments(given, { switches: ["json"], options: [], files: 0 });
  if (read.kind === "refused") return wrongUsage(terminal, "activity list", read.refusal);
  const activities = [...ACTIVITIES].map(([activity, { name, hindi, met }]) => ({ activity, name, hindi, met }));
  await terminal.write(read.value.switches.has("json") ? `${JSON.stringify(activities, null, 2)}\n` : activitiesText(activities));
  return DONE;
};
