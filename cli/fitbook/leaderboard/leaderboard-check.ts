import { leaderboard } from "#core/fitbook/leaderboard/leaderboard.ts";
import { fileCheck } from "#cli/input/file-check.ts";
import { composeLeaderboardFiles } from "./composition.ts";
import { leaderboardJson } from "./leaderboard-json.ts";

/** Works out a challenge's board from its entries. Source: specification/challenges.md, The command. */
export const leaderboardCheck = fileCheck({
  name: "leaderboard check",
  files: composeLeaderboardFiles(),
  json: (facts) => leaderboardJson(leaderboard(facts)),
  text: async (facts, terminal) => {
    const { leaderboardParagraphs } = await import("./words.ts");
    const { paintFor } = await import("#cli/printing/paint.ts");
    const { paragraphsText } = await import("#cli/printing/paragraphs-text.ts");
    return paragraphsText(leaderboardParagraphs(leaderboard(facts)), paintFor(terminal));
  },
});
