import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { practitionerIdIn } from "./practitioner-id-in.ts";
import { practitionerJson } from "./practitioner-json.ts";
import { changedText, NO_PRACTITIONER, NOT_REGISTERED } from "./wording/register.ts";
import type { PractitionerAct } from "#core/consultations/register/change-practitioner.use-case.ts";
import type { Command } from "#cli/terminal.ts";

/** A command that does something to one practitioner; with `--resume` it does the second of two. */
export const changeCommand = (
  name: string,
  switches: readonly string[],
  actOf: (switches: ReadonlySet<string>) => PractitionerAct,
): Command =>
  databaseCommand({ name, switches: ["json", ...switches], options: ["as"], files: 1 }, async (context) => {
    const { given, terminal } = context;
    const id = practitionerIdIn(given.files[0]);
    const { withRegister } = await import("./composition.ts");
    const changed = id === null ? null : await withRegister(context, ({ change }) => change({ id, act: actOf(given.switches) }));
    if (changed === null || changed.kind === "refused") {
      terminal.complain(changed?.refusal.kind === "not-registered" ? NOT_REGISTERED : NO_PRACTITIONER);
      return UNUSABLE_INPUT;
    }
    await terminal.write(
      given.switches.has("json") ? `${JSON.stringify(practitionerJson(changed.value), null, 2)}\n` : changedText(changed.value),
    );
    return DONE;
  });
