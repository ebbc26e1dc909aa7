import type { CliArea } from "#cli/cli-area.ts";
import type { inboxHelp } from "./wording/help.ts";

export const inboxCommands: CliArea<keyof typeof inboxHelp.commands> = {
  help: async () => (await import("./wording/help.ts")).inboxHelp,
  load: {
    "inbox list": async () => (await import("./inbox-list.ts")).inboxList,
    "inbox mark": async () => (await import("./inbox-mark.ts")).inboxMark,
  },
};
