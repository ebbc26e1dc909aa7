import type { CliArea } from "#cli/cli-area.ts";
import type { doctorHelp } from "./wording/help.ts";

export const doctorCommands: CliArea<keyof typeof doctorHelp.commands> = {
  help: async () => (await import("./wording/help.ts")).doctorHelp,
  load: {
    doctor: async () => (await import("./doctor.ts")).doctor,
  },
};
