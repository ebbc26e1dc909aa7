import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { practitionerIdIn } from "./practitioner-id-in.ts";
import { practitionerJson } from "./practitioner-json.ts";
import { NO_PRACTITIONER, practitionerText } from "./wording/register.ts";

/** Shows one practitioner with all that staff know. */
export const practitionerShow = databaseCommand(
  { name: "practitioner show", switches: ["json"], options: ["as"], files: 1 },
  async (context) => {
    const { given, terminal } = context;
    const id = practitionerIdIn(given.files[0]);
    const { withRegister } = await import("./composition.ts");
    const found = id === null ? null : await withRegister(context, ({ show }) => show(id));
    if (found === null) {
      terminal.complain(NO_PRACTITIONER);
      return UNUSABLE_INPUT;
    }
    const { practitioner } = found;
    await terminal.write(
      given.switches.has("json") ? `${JSON.stringify(practitionerJson(practitioner), null, 2)}\n` : practitionerText(practitioner),
    );
    return DONE;
  },
);
