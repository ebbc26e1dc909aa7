import { challengeId } from "#core/fitbook/challenge.ts";
import { LONGEST_REMOVAL_REASON } from "#core/fitbook/challenges/remove-player.use-case.ts";
import { customerReferenceIn } from "#core/identity/customer-reference.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { expectedReason, givenReason } from "#cli/input/given-reason.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { EXPECTED_PLAYER } from "#cli/fitbook/boards/words.ts";
import { notDoneText, removedText } from "./words.ts";

const COMMAND = "challenge remove-player";

/** Removes a player from a challenge for staff. Source: specification/challenges.md, Staff commands. */
export const challengeRemovePlayer = databaseCommand(
  { name: COMMAND, switches: ["json"], options: ["player", "reason", "as"], files: 1, noun: "ID" },
  async (context) => {
    const { given, terminal } = context;
    const [id = ""] = given.files;
    const reason = givenReason(given.options, LONGEST_REMOVAL_REASON);
    if (reason === null) return wrongUsage(terminal, COMMAND, expectedReason(LONGEST_REMOVAL_REASON));
    const { withChallenges } = await import("./composition.ts");
    const player = customerReferenceIn(given.options.get("player") ?? "");
    if (player === null) return wrongUsage(terminal, COMMAND, EXPECTED_PLAYER);
    const wanted = { challenge: challengeId(id === "" ? "-" : id), player, reason };
    const done = await withChallenges(context, ({ remove }) => remove(wanted));
    if (done.kind === "refused") {
      terminal.complain(notDoneText(done.refusal));
      return UNUSABLE_INPUT;
    }
    const output = { _id: id, result_version: done.value };
    await terminal.write(given.switches.has("json") ? `${JSON.stringify(output, null, 2)}\n` : removedText(done.value));
    return DONE;
  },
);
