import { LONGEST_COLLECTOR } from "#core/labs/booking/lab-collector.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { takeLabStep } from "./take-lab-step.ts";

const COMMAND = "lab assign";

/** Says that a collector was named for a booking of tests, and by which name its customer knows them. */
export const labAssign = databaseCommand({ name: COMMAND, switches: ["json"], options: ["collector", "as"], files: 1 }, async (context) => {
  const collector = context.given.options.get("collector")?.trim() ?? null;
  if (collector !== null && (collector === "" || collector.length > LONGEST_COLLECTOR))
    return wrongUsage(context.terminal, COMMAND, `expected --collector with a name of at most ${LONGEST_COLLECTOR} characters`);
  return takeLabStep(context, {
    action: COMMAND,
    deed: collector === null ? { kind: "state", event: "assign", payment: null } : { kind: "collector", event: "assign", collector },
  });
});
