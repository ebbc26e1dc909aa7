import type { CliArea } from "#cli/cli-area.ts";
import type { termsHelp } from "./wording/help.ts";

export const termsCommands: CliArea<keyof typeof termsHelp.commands> = {
  help: async () => (await import("./wording/help.ts")).termsHelp,
  load: {
    "terms show": async () => (await import("./terms-show.ts")).termsShow,
    "terms set": async () => (await import("./terms-set.ts")).termsSet,
  },
};
