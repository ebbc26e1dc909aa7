import type { CliArea } from "#cli/cli-area.ts";
import type { hospitalHelp } from "./wording/help.ts";

export const hospitalCommands: CliArea<keyof typeof hospitalHelp.commands> = {
  help: async () => (await import("./wording/help.ts")).hospitalHelp,
  load: {
    "hospital import": async () => (await import("./hospital-import.ts")).hospitalImport,
    "hospital list": async () => (await import("./hospital-list.ts")).hospitalList,
  },
};
