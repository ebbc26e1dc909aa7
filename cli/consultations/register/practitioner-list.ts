import { practitionerId } from "#core/consultations/practitioner.ts";
import { LISTED_STATES } from "#core/consultations/staff/look-at-practitioners.use-case.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE } from "#cli/terminal.ts";
import { practitionerJson } from "./practitioner-json.ts";
import { practitionersText } from "./wording/register.ts";

const COMMAND = "practitioner list";

/** Lists practitioners by id, at most 200, in one of the states. */
export const practitionerList = databaseCommand(
  { name: COMMAND, switches: ["json"], options: ["state", "after", "as"], files: 0 },
  async (context) => {
    const { given, terminal } = context;
    const named = given.options.get("state") ?? "all";
    const state = LISTED_STATES.find((one) => one === named);
    if (state === undefined) return wrongUsage(terminal, COMMAND, `expected --state ${LISTED_STATES.join(", ")}`);
    const after = given.options.get("after") ?? "";
    const { withRegister } = await import("./composition.ts");
    const listed = await withRegister(context, ({ list }) => list({ state, after: after === "" ? null : practitionerId(after) }));
    await terminal.write(
      given.switches.has("json") ? `${JSON.stringify(listed.map(practitionerJson), null, 2)}\n` : practitionersText(listed),
    );
    return DONE;
  },
);
