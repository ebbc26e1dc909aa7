import type { CliArea } from "#cli/cli-area.ts";
import type { slotsHelp } from "./wording/help.ts";

export const slotsCommands: CliArea<keyof typeof slotsHelp.commands> = {
  help: async () => (await import("./wording/help.ts")).slotsHelp,
  load: {
    "slots list": async () => async (given, terminal) => {
      const ofData = given.some((one) => one === "--practitioner" || one.startsWith("--practitioner="));
      const command = ofData
        ? (await import("./register/slots-list-stored.ts")).slotsListStored
        : (await import("./slots-list.ts")).slotsList;
      return command(given, terminal);
    },
    "slots explain": async () => (await import("./slots-explain.ts")).slotsExplain,
  },
  ofFilesAlone: ["slots list", "slots explain"],
  checks: [{ order: 70, load: async () => (await import("./booking-findings.ts")).checkBookings }],
};
