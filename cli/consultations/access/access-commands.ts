import type { CliArea } from "#cli/cli-area.ts";
import type { accessHelp } from "./wording/help.ts";

export const accessCommands: CliArea<keyof typeof accessHelp.commands> = {
  help: async () => (await import("./wording/help.ts")).accessHelp,
  load: {
    "access list": async () => (await import("./access-list.ts")).accessList,
    "access retained": async () => (await import("./access-retained.ts")).accessRetained,
  },
};
