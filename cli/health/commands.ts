import type { CliArea } from "#cli/cli-area.ts";
import type { healthHelp } from "./wording/help.ts";

export const healthCommands: CliArea<keyof typeof healthHelp.commands> = {
  help: async () => (await import("./wording/help.ts")).healthHelp,
  load: {
    "health check": async () => (await import("./health-check.ts")).healthCheck,
    "food export": async () => (await import("./food-export.ts")).foodExport,
    "food import": async () => (await import("./food-import.ts")).foodImport,
    "food lint": async () => (await import("./food-lint.ts")).foodLint,
    "food show": async () => (await import("./food-show.ts")).foodShow,
    "activity import": async () => (await import("./activity-import.ts")).activityImport,
    "activity list": async () => (await import("./activity-list.ts")).activityList,
  },
  ofFilesAlone: ["health check"],
};
