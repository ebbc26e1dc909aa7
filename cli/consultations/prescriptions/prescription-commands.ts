import type { CliArea } from "#cli/cli-area.ts";
import type { prescriptionHelp } from "./wording/help.ts";

export const prescriptionCommands: CliArea<keyof typeof prescriptionHelp.commands> = {
  help: async () => (await import("./wording/help.ts")).prescriptionHelp,
  load: {
    "prescription verify": async () => (await import("./prescription-verify.ts")).prescriptionVerify,
  },
};
