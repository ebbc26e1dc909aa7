import type { CliArea } from "#cli/cli-area.ts";
import type { databaseHelp } from "./wording/help.ts";

export const databaseCommands: CliArea<keyof typeof databaseHelp.commands> = {
  help: async () => (await import("./wording/help.ts")).databaseHelp,
  load: {
    migrate: async () => (await import("./migrate.ts")).migrate,
    backup: async () => (await import("./backup.ts")).backup,
    restore: async () => (await import("./restore.ts")).restore,
    "database distribute": async () => (await import("./distribute.ts")).databaseDistribute,
  },
};
