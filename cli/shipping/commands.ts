import type { CliArea } from "#cli/cli-area.ts";
import type { pincodeHelp } from "./wording/help.ts";

export const pincodeCommands: CliArea<keyof typeof pincodeHelp.commands> = {
  help: async () => (await import("./wording/help.ts")).pincodeHelp,
  load: {
    "pincode import": async () => (await import("./pincode-import.ts")).pincodeImport,
  },
  checks: [{ order: 55, load: async () => (await import("./place-findings.ts")).checkPlaces }],
};
