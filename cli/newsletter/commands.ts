import type { CliArea } from "#cli/cli-area.ts";
import type { newsletterHelp } from "./wording/help.ts";

export const newsletterCommands: CliArea<keyof typeof newsletterHelp.commands> = {
  help: async () => (await import("./wording/help.ts")).newsletterHelp,
  load: {
    "newsletter list": async () => (await import("./newsletter-list.ts")).newsletterList,
  },
};
