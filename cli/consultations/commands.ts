import type { CliArea } from "#cli/cli-area.ts";
import type { slotsHelp } from "./wording/help.ts";

export const slotsCommands: CliArea<keyof typeof slotsHelp.commands> = {
  help: async () => (await import("./wording/help.ts")).slotsHelp,
  load: {
    "slots list": async () => (await import("./slots-list.ts")).slotsList,
    "slots explain": async () => (await import("./slots-explain.ts")).slotsExplain,
  },
  ofFilesAlone: ["slots list", "slots explain"],
};
