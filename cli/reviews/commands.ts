import type { CliArea } from "#cli/cli-area.ts";
import type { reviewHelp } from "./wording/help.ts";

export const reviewCommands: CliArea<keyof typeof reviewHelp.commands> = {
  help: async () => (await import("./wording/help.ts")).reviewHelp,
  load: {
    "review list": async () => (await import("./review-list.ts")).reviewList,
    "review publish": async () => (await import("./review-publish.ts")).reviewPublish,
    "review reject": async () => (await import("./review-reject.ts")).reviewReject,
  },
};
