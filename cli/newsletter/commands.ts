import type { CliArea } from "#cli/cli-area.ts";
import type { newsletterHelp } from "./wording/help.ts";

export const newsletterCommands = {
  help: async () => (await import("./wording/help.ts")).newsletterHelp,
  load: {
    "newsletter list": async () => (await import("./newsletter-list.ts")).newsletterList,
  },
  words: async () => ({
    confirmationLetter: (await import("./confirmation-letter.ts")).confirmationLetter,
  }),
} as const satisfies CliArea<keyof typeof newsletterHelp.commands>;
