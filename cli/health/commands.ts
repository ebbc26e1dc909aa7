import type { CliArea } from "#cli/cli-area.ts";
import type { healthHelp } from "./wording/help.ts";

export const healthCommands: CliArea<keyof typeof healthHelp.commands> = {
  help: async () => (await import("./wording/help.ts")).healthHelp,
  load: {
    "health check": async () => (await import("./health-check.ts")).healthCheck,
  },
  ofFilesAlone: ["health check"],
};
