import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { expectedReason, givenReason } from "#cli/input/given-reason.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import type { CommandContext } from "#cli/database/database-command.ts";
import type { Command } from "#cli/terminal.ts";
import type { Result } from "#core/shared/result.ts";

/** `show` reads what has that id, for that reason; `missing`: what is said where there is none. */
type Shows<Shown> = {
  readonly name: string;
  readonly show: (context: CommandContext, id: string, reason: string) => Promise<Result<Shown, unknown>>;
  readonly missing: string;
  readonly json: (shown: Shown) => object;
  readonly text: (shown: Shown) => string;
};

/** A command that shows staff one thing by its id. They say why, which is written down. */
export const showCommand = <Shown>({ name, show, missing, json, text }: Shows<Shown>): Command =>
  databaseCommand({ name, switches: ["json"], options: ["reason", "as"], files: 1, noun: "ID" }, async (context) => {
    const { given, terminal } = context;
    const [id = ""] = given.files;
    const reason = givenReason(given.options);
    if (reason === null) return wrongUsage(terminal, name, expectedReason());
    const shown = id === "" ? null : await show(context, id, reason);
    if (shown === null || shown.kind === "refused") {
      terminal.complain(missing);
      return UNUSABLE_INPUT;
    }
    await terminal.write(given.switches.has("json") ? `${JSON.stringify(json(shown.value), null, 2)}\n` : text(shown.value));
    return DONE;
  });
