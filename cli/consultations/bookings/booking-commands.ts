import type { CliArea } from "#cli/cli-area.ts";
import type { bookingHelp } from "./wording/help.ts";

export const bookingCommands = {
  help: async () => (await import("./wording/help.ts")).bookingHelp,
  load: {
    "booking list": async () => (await import("./booking-list.ts")).bookingList,
    "booking show": async () => (await import("./booking-show.ts")).bookingShow,
    "booking explain": async () => (await import("./booking-explain.ts")).bookingExplain,
    "booking cancel": async () => (await import("./booking-cancel.ts")).bookingCancel,
    "booking missed": async () => (await import("./booking-missed.ts")).bookingMissed,
    "booking refund": async () => (await import("./booking-refund.ts")).bookingRefund,
  },
  words: async () => ({
    bookingMessages: (await import("#cli/consultations/booking-messages.ts")).bookingMessages,
  }),
} as const satisfies CliArea<keyof typeof bookingHelp.commands>;
