import { challengeId } from "#core/fitbook/challenge.ts";
import { leaderboard } from "#core/fitbook/leaderboard/leaderboard.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { expectedReason, givenReason } from "#cli/input/given-reason.ts";
import { leaderboardJson } from "#cli/fitbook/leaderboard/leaderboard-json.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { boardJson } from "./board-json.ts";
import { NO_CHALLENGE, ofGroupText } from "./words.ts";

const COMMAND = "challenge explain";

/** Shows a challenge's board as staff see it, with the reason of each entry. Source: specification/challenges.md, Staff commands. */
export const challengeExplain = databaseCommand(
  { name: COMMAND, switches: ["json", "export"], options: ["reason", "as"], files: 1, noun: "ID" },
  async (asked) => {
    const { given, terminal } = asked;
    const [id = ""] = given.files;
    const reason = givenReason(given.options);
    if (reason === null) return wrongUsage(terminal, COMMAND, expectedReason());
    const { withBoards } = await import("./composition.ts");
    const explained = id === "" ? null : await withBoards(asked, ({ explain }) => explain({ challenge: challengeId(id), reason }));
    if (explained === null || explained.kind === "refused") {
      terminal.complain(NO_CHALLENGE);
      return UNUSABLE_INPUT;
    }
    const { challenge, facts } = explained.value;
    if (given.switches.has("export")) await terminal.write(`${JSON.stringify(boardJson(explained.value), null, 2)}\n`);
    else if (given.switches.has("json")) await terminal.write(`${JSON.stringify(leaderboardJson(leaderboard(facts)), null, 2)}\n`);
    else {
      const { leaderboardParagraphs } = await import("#cli/fitbook/leaderboard/words.ts");
      const { paintFor } = await import("#cli/printing/paint.ts");
      const { paragraphsText } = await import("#cli/printing/paragraphs-text.ts");
      await terminal.write(ofGroupText(challenge.group));
      await terminal.write(paragraphsText(leaderboardParagraphs(leaderboard(facts)), paintFor(terminal)));
    }
    return DONE;
  },
);
