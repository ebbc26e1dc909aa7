import { userInfo } from "node:os";
import { basename } from "node:path";
import type { CommandContext } from "#cli/database/database-command.ts";

/** Who does it, as the audit log calls them: as `--as` says, else as the settings do, else as the machine knows them. */
export const whoActs = ({ given, settings }: Pick<CommandContext, "given" | "settings">): string =>
  named(given.options.get("as")) ?? settings.staffName ?? userInfo().username;

const named = (as: string | undefined): string | null => (as === undefined || as.trim() === "" ? null : as.trim());

/** A file as the audit log calls it: without its folders, which may tell whose machine it lay on. */
export const fileNameOf = (file: string): string => (file === "-" ? "standard input" : basename(file));
