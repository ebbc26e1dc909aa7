import type { CliArea } from "#cli/cli-area.ts";
import type { reportHelp } from "./wording/report-help.ts";

export const reportCommands: CliArea<keyof typeof reportHelp.commands> = {
  help: async () => (await import("./wording/report-help.ts")).reportHelp,
  load: {
    "report list": async () => (await import("./report-list.ts")).reportList,
    "report settle": async () => (await import("./report-settle.ts")).reportSettle,
  },
};
