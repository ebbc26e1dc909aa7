import { challengeId } from "#core/fitbook/challenge.ts";
import { leaderboard } from "#core/fitbook/leaderboard/leaderboard.ts";
import { customerReferenceIn } from "#core/identity/customer-reference.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { expectedReason, givenReason } from "#cli/input/given-reason.ts";
import { leaderboardJson } from "#cli/fitbook/leaderboard/leaderboard-json.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { boardJson, playerJson } from "./board-json.ts";
import { EXPECTED_PLAYER, NO_CHALLENGE, NO_PLAYER, ofGroupText } from "./words.ts";

const COMMAND = "challenge explain";

/** Shows a challenge's board as staff see it, with the reason of each entry. Source: specification/challenges.md, Staff commands. */
export const challengeExplain = databaseCommand(
  { name: COMMAND, switches: ["json", "export"], options: ["player", "reason", "as"], files: 1, noun: "ID" },
  async (context) => {
    const { given, terminal } = context;
    const [id = ""] = given.files;
    const reason = givenReason(given.options);
    if (reason === null) return wrongUsage(terminal, COMMAND, expectedReason());
    const named = given.options.get("player") ?? null;
    const player = named === null ? null : customerReferenceIn(named);
    if (named !== null && player === null) return wrongUsage(terminal, COMMAND, EXPECTED_PLAYER);
    const { withBoards } = await import("./composition.ts");
    const wanted = { challenge: challengeId(id === "" ? "-" : id), reason, player };
    const explained = await withBoards(context, ({ explain }) => explain(wanted));
    if (explained.kind === "refused") {
      terminal.complain(explained.refusal.kind === "unknown-player" ? NO_PLAYER : NO_CHALLENGE);
      return UNUSABLE_INPUT;
    }
    const { challenge, facts, player: alone } = explained.value;
    if (given.switches.has("export")) await terminal.write(`${JSON.stringify(boardJson(explained.value), null, 2)}\n`);
    else if (given.switches.has("json")) {
      const json = alone === null ? leaderboardJson(leaderboard(facts)) : playerJson(alone);
      await terminal.write(`${JSON.stringify(json, null, 2)}\n`);
    } else {
      const { leaderboardParagraphs, playerParagraphs } = await import("#cli/fitbook/leaderboard/words.ts");
      const { paintFor } = await import("#cli/printing/paint.ts");
      const { paragraphsText } = await import("#cli/printing/paragraphs-text.ts");
      await terminal.write(ofGroupText(challenge.group));
      const board = leaderboard(facts);
      const paragraphs = alone === null ? leaderboardParagraphs(board) : playerParagraphs(board, alone);
      await terminal.write(paragraphsText(paragraphs, paintFor(terminal)));
    }
    return DONE;
  },
);
