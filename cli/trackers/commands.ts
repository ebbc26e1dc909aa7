import type { CliArea } from "#cli/cli-area.ts";
import type { trackerHelp } from "./wording/help.ts";

export const trackerCommands = {
  help: async () => (await import("./wording/help.ts")).trackerHelp,
  load: {
    "tracker show": async () => (await import("./tracker-show.ts")).trackerShow,
    "tracker recount": async () => (await import("./tracker-recount.ts")).trackerRecount,
    "tracker recheck": async () => (await import("./tracker-recheck.ts")).trackerRecheck,
  },
  checks: [{ order: 110, load: async () => (await import("./tracker-findings.ts")).checkTrackers }],
  words: async () => ({
    reminderAnnouncement: (await import("./reminder-announcement.ts")).reminderAnnouncement,
  }),
} as const satisfies CliArea<keyof typeof trackerHelp.commands>;
