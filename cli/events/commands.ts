import type { CliArea } from "#cli/cli-area.ts";
import type { eventHelp } from "./wording/help.ts";

export const eventCommands: CliArea<keyof typeof eventHelp.commands> = {
  help: async () => (await import("./wording/help.ts")).eventHelp,
  load: {
    "event play": async () => (await import("./event-play.ts")).eventPlay,
  },
  ofFilesAlone: ["event play"],
};
