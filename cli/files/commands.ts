import type { CliArea } from "#cli/cli-area.ts";
import type { fileHelp } from "./wording/help.ts";

export const fileCommands: CliArea<keyof typeof fileHelp.commands> = {
  help: async () => (await import("./wording/help.ts")).fileHelp,
  load: { "uploads move": async () => (await import("./uploads-move.ts")).uploadsMove },
};
