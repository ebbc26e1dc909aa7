import type { CliArea } from "#cli/cli-area.ts";
import type { callHelp } from "./wording/help.ts";

export const callCommands: CliArea<keyof typeof callHelp.commands> = {
  help: async () => (await import("./wording/help.ts")).callHelp,
  load: {
    "call show": async () => (await import("./call-show.ts")).callShow,
  },
};
