import type { CliArea } from "#cli/cli-area.ts";
import type { deviceHelp } from "./wording/help.ts";

export const deviceCommands: CliArea<keyof typeof deviceHelp.commands> = {
  help: async () => (await import("./wording/help.ts")).deviceHelp,
  load: {
    "push keys": async () => (await import("./push-keys.ts")).pushKeys,
  },
};
