import type { CliArea } from "#cli/cli-area.ts";
import type { fitbookHelp } from "./wording/help.ts";

export const fitbookCommands: CliArea<keyof typeof fitbookHelp.commands> = {
  help: async () => (await import("./wording/help.ts")).fitbookHelp,
  load: {
    "visibility check": async () => (await import("./visibility/visibility-check.ts")).visibilityCheck,
    "visibility show": async () => (await import("./sight/visibility-show.ts")).visibilityShow,
    "feed explain": async () => (await import("./sight/feed-explain.ts")).feedExplain,
    "leaderboard check": async () => (await import("./leaderboard/leaderboard-check.ts")).leaderboardCheck,
    "challenge explain": async () => (await import("./boards/challenge-explain.ts")).challengeExplain,
    "challenge show": async () => (await import("./challenges/challenge-show.ts")).challengeShow,
    "challenge cancel": async () => (await import("./challenges/challenge-cancel.ts")).challengeCancel,
    "challenge remove-player": async () => (await import("./challenges/challenge-remove-player.ts")).challengeRemovePlayer,
    "group make": async () => (await import("./groups/group-make.ts")).groupMake,
    "group count": async () => (await import("./groups/group-count.ts")).groupCount,
    "group show": async () => (await import("./groups/group-show.ts")).groupShow,
    "group delete": async () => (await import("./groups/group-delete.ts")).groupDelete,
    "fitbook recount": async () => (await import("./boards/fitbook-recount.ts")).fitbookRecount,
    "board rebuild": async () => (await import("./boards/board-rebuild.ts")).boardRebuild,
  },
  ofFilesAlone: ["visibility check", "leaderboard check"],
  checks: [{ order: 120, load: async () => (await import("./fitbook-findings.ts")).checkFitbook }],
};
