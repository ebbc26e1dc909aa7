import type { CliArea } from "#cli/cli-area.ts";
import type { settlementHelp } from "./wording/help.ts";

export const settlementCommands: CliArea<keyof typeof settlementHelp.commands> = {
  help: async () => (await import("./wording/help.ts")).settlementHelp,
  load: {
    "settlement report": async () => (await import("./settlement-report.ts")).settlementReport,
  },
};
