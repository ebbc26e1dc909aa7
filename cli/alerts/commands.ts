import type { CliArea } from "#cli/cli-area.ts";
import type { alertHelp } from "./wording/help.ts";

export const alertCommands: CliArea<keyof typeof alertHelp.commands> = {
  help: async () => (await import("./wording/help.ts")).alertHelp,
  load: {
    "alert list": async () => (await import("./alert-list.ts")).alertList,
    "alert send": async () => (await import("./alert-send.ts")).alertSend,
  },
};
