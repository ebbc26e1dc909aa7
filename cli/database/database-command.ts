import { CannotStart } from "#core/shared/cannot-start.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { readArguments } from "#cli/arguments.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { dataFolder, environmentFor } from "#cli/data-folder.ts";
import { settingsIn } from "#cli/settings.ts";
import { UNUSABLE_INPUT } from "#cli/terminal.ts";
import type { Accepted, Arguments } from "#cli/arguments.ts";
import type { Settings } from "#cli/settings.ts";
import type { Command, Terminal } from "#cli/terminal.ts";

/** What a command on the shop's data knows. */
export type CommandContext = {
  readonly given: Arguments;
  readonly settings: Settings;
  /** Where the shipped database is, or would be. */
  readonly folder: string;
  readonly terminal: Terminal;
};

type Named = Accepted & { readonly name: string };

/**
 * A command that works on the shop's data. `--data DIR` names the shipped database in that folder, whatever else is set.
 *
 * What the data, its place or the settings do not allow ends with 1 and a sentence.
 */
export const databaseCommand =
  ({ name, ...accepted }: Named, act: (context: CommandContext) => Promise<number>): Command =>
  async (given, terminal) => {
    const read = readArguments(given, { ...accepted, options: [...accepted.options, "data"] });
    if (read.kind === "refused") return wrongUsage(terminal, name, read.refusal);
    const data = read.value.options.get("data");
    const chosen = settingsIn(environmentFor(process.env, data));
    if ("faults" in chosen) {
      terminal.complain(`${chosen.faults.join("\n")}\n`);
      return UNUSABLE_INPUT;
    }
    try {
      return await act({ given: read.value, settings: chosen.settings, folder: dataFolder(chosen.settings.dataFolder), terminal });
    } catch (error) {
      if (!(error instanceof CannotStart) && !(error instanceof PortUnavailable)) throw error;
      terminal.complain(`${error.message}${error instanceof PortUnavailable ? `: ${reasonOf(error)}` : ""}\n`);
      return UNUSABLE_INPUT;
    }
  };

/** The innermost cause, which says most. */
const reasonOf = (error: unknown): string =>
  error instanceof Error ? (error.cause === undefined ? error.message : reasonOf(error.cause)) : String(error);
