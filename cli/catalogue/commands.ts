import type { CliArea } from "#cli/cli-area.ts";
import type { catalogueHelp } from "./wording/help.ts";

export const catalogueCommands: CliArea<keyof typeof catalogueHelp.commands> = {
  help: async () => (await import("./wording/help.ts")).catalogueHelp,
  load: {
    "catalogue import": async () => (await import("./catalogue-import.ts")).catalogueImport,
    "catalogue export": async () => (await import("./catalogue-export.ts")).catalogueExport,
    "catalogue demo": async () => (await import("./catalogue-demo.ts")).catalogueDemo,
  },
  ofFilesAlone: ["catalogue demo"],
  checks: [
    { order: 40, load: async () => (await import("./picture-findings.ts")).checkPictures },
    { order: 45, load: async () => (await import("./product-findings.ts")).checkProducts },
    { order: 50, load: async () => (await import("./information-findings.ts")).checkInformation },
  ],
};
