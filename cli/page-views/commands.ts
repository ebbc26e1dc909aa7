import type { CliArea } from "#cli/cli-area.ts";
import type { pageViewsHelp } from "./wording/help.ts";

export const pageViewCommands: CliArea<keyof typeof pageViewsHelp.commands> = {
  help: async () => (await import("./wording/help.ts")).pageViewsHelp,
  load: {
    "views list": async () => (await import("./views-list.ts")).viewsList,
  },
};
