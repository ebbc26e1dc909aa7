import type { CliArea } from "#cli/cli-area.ts";
import type { staffHelp } from "./wording/help.ts";

export const staffCommands: CliArea<keyof typeof staffHelp.commands> = {
  help: async () => (await import("./wording/help.ts")).staffHelp,
  load: {
    "staff list": async () => (await import("./staff-list.ts")).staffList,
    "staff give": async () => (await import("./staff-give.ts")).staffGive,
    "audit list": async () => (await import("./audit-list.ts")).auditList,
  },
};
