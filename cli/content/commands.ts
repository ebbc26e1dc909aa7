import type { CliArea } from "#cli/cli-area.ts";
import type { landingHelp } from "./wording/help.ts";

export const landingCommands: CliArea<keyof typeof landingHelp.commands> = {
  help: async () => (await import("./wording/help.ts")).landingHelp,
  load: {
    "landing import": async () => (await import("./landing-import.ts")).landingImport,
    "landing list": async () => (await import("./landing-list.ts")).landingList,
  },
};
