import type { CliArea } from "#cli/cli-area.ts";
import type { moderationHelp } from "./wording/help.ts";

const steps = () => import("./moderation-steps.ts");

export const moderationCommands = {
  help: async () => (await import("./wording/help.ts")).moderationHelp,
  load: {
    "moderation list": async () => (await import("./moderation-list.ts")).moderationList,
    "moderation show": async () => (await import("./moderation-show.ts")).moderationShow,
    "moderation hide": async () => (await steps()).moderationHide,
    "moderation warn": async () => (await steps()).moderationWarn,
    "moderation suspend": async () => (await steps()).moderationSuspend,
    "moderation dismiss": async () => (await steps()).moderationDismiss,
    "moderation restore": async () => (await steps()).moderationRestore,
    "moderation reinstate": async () => (await steps()).moderationReinstate,
    "moderation appeal": async () => (await steps()).moderationAppeal,
  },
  words: async () => ({
    fitbookLetter: (await import("#cli/fitbook/letters/fitbook-letter.ts")).fitbookLetter,
  }),
} as const satisfies CliArea<keyof typeof moderationHelp.commands>;
