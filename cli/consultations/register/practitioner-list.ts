import { practitionerId } from "#core/consultations/practitioner/practitioner.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE } from "#cli/terminal.ts";
import { practitionerJson } from "./practitioner-json.ts";
import { practitionersText } from "./wording/register.ts";
import type { Practitioner } from "#core/consultations/practitioner/practitioner.ts";

const COMMAND = "practitioner list";
const MOST = 200;

const states = {
  all: () => true,
  unverified: ({ verifiedAt }: Practitioner) => verifiedAt === null,
  paused: ({ isActive }: Practitioner) => !isActive,
  shown: ({ isActive, verifiedAt }: Practitioner) => isActive && verifiedAt !== null,
} as const;

/** Lists practitioners by id, at most 200, in one of the states. */
export const practitionerList = databaseCommand(
  { name: COMMAND, switches: ["json"], options: ["state", "after"], files: 0 },
  async (asked) => {
    const { given, terminal } = asked;
    const named = given.options.get("state") ?? "all";
    const state = Object.entries(states).find(([name]) => name === named)?.[1];
    if (state === undefined) return wrongUsage(terminal, COMMAND, `expected --state ${Object.keys(states).join(", ")}`);
    const after = given.options.get("after") ?? "";
    const { withRegister } = await import("./composition.ts");
    const listed = await withRegister(asked, async ({ list }) => {
      const found: Practitioner[] = [];
      let behind = after === "" ? null : practitionerId(after);
      for (;;) {
        const some = await list({ after: behind, limit: MOST });
        found.push(...some.filter(state));
        const last = some.at(-1);
        if (found.length >= MOST || last === undefined || some.length < MOST) return found.slice(0, MOST);
        behind = last.id;
      }
    });
    await terminal.write(
      given.switches.has("json") ? `${JSON.stringify(listed.map(practitionerJson), null, 2)}\n` : practitionersText(listed),
    );
    return DONE;
  },
);
