import type { CliArea } from "#cli/cli-area.ts";
import type { labHelp } from "./wording/help.ts";

export const labCommands: CliArea<keyof typeof labHelp.commands> = {
  help: async () => (await import("./wording/help.ts")).labHelp,
  load: {
    "lab import": async () => (await import("./lab-import.ts")).labImport,
    "lab lint": async () => (await import("./lab-lint.ts")).labLint,
  },
};
