import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { allRightText, troubleText } from "./wording/troubles.ts";
import type { TrackerTrouble } from "#core/trackers/tracker-trouble.ts";

/** Folds all presses anew and works all saved results out again, and says what comes out differently. It changes nothing. */
export const trackerRecheck = databaseCommand({ name: "tracker recheck", switches: ["json"], options: [], files: 0 }, async (context) => {
  const { terminal, given } = context;
  const { withTrackers } = await import("./composition.ts");
  const found = await withTrackers(context, async ({ troubles }) => {
    const all: TrackerTrouble[] = [];
    for await (const trouble of troubles()) all.push(trouble);
    return all;
  });
  if (given.switches.has("json")) await terminal.write(`${JSON.stringify(found, null, 2)}\n`);
  else await terminal.write(found.length === 0 ? allRightText : found.map((trouble) => `${troubleText(trouble)}\n`).join(""));
  return found.length === 0 ? DONE : UNUSABLE_INPUT;
});
