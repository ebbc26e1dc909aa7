import type { CliArea } from "#cli/cli-area.ts";
import type { eventHelp } from "./wording/help.ts";

export const eventCommands = {
  help: async () => (await import("./wording/help.ts")).eventHelp,
  load: {
    "event play": async () => (await import("./event-play.ts")).eventPlay,
    "event import": async () => (await import("./register/event-import.ts")).eventImport,
    "event list": async () => (await import("./register/event-list.ts")).eventList,
    "event show": async () => (await import("./register/event-show.ts")).eventShow,
    "event attendance": async () => (await import("./register/event-attendance.ts")).eventAttendance,
    "event move": async () => (await import("./register/event-move.ts")).eventMove,
    "event cancel": async () => (await import("./register/event-cancel.ts")).eventCancel,
  },
  ofFilesAlone: ["event play"],
  checks: [{ order: 100, load: async () => (await import("./event-findings.ts")).checkEvents }],
  words: async () => ({
    offerMessages: (await import("./offer-messages.ts")).offerMessages,
    moveMessages: (await import("./move-messages.ts")).moveMessages,
    cancellingMessages: (await import("./cancelling-messages.ts")).cancellingMessages,
  }),
} as const satisfies CliArea<keyof typeof eventHelp.commands>;
