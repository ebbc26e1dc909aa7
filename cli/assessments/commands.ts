import type { CliArea } from "#cli/cli-area.ts";
import type { assessmentHelp } from "./wording/help.ts";

export const assessmentCommands: CliArea<keyof typeof assessmentHelp.commands> = {
  help: async () => (await import("./wording/help.ts")).assessmentHelp,
  load: {
    "assessment check": async () => (await import("./assessment-check.ts")).assessmentCheck,
    "assessment lint": async () => (await import("./assessment-lint.ts")).assessmentLint,
    "assessment print": async () => (await import("./assessment-print.ts")).assessmentPrint,
  },
  ofFilesAlone: ["assessment check"],
};
