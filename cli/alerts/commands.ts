import type { CliArea } from "#cli/cli-area.ts";
import type { alertHelp } from "./wording/help.ts";

export const alertCommands = {
  help: async () => (await import("./wording/help.ts")).alertHelp,
  load: {
    "alert list": async () => (await import("./alert-list.ts")).alertList,
    "alert send": async () => (await import("./alert-send.ts")).alertSend,
  },
  words: async () => ({
    alertLetters: (await import("./alert-letters.ts")).alertLetters,
  }),
} as const satisfies CliArea<keyof typeof alertHelp.commands>;
