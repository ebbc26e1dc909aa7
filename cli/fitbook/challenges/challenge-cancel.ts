import { challengeId } from "#core/fitbook/challenge.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { expectedReason, givenReason } from "#cli/input/given-reason.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { cancelledText, notDoneText } from "./words.ts";

const COMMAND = "challenge cancel";

/** Cancels a challenge for staff. Source: specification/challenges.md, Staff commands. */
export const challengeCancel = databaseCommand(
  { name: COMMAND, switches: ["json"], options: ["reason", "as"], files: 1, noun: "ID" },
  async (context) => {
    const { given, terminal } = context;
    const [id = ""] = given.files;
    const reason = givenReason(given.options);
    if (reason === null) return wrongUsage(terminal, COMMAND, expectedReason());
    const { withChallenges } = await import("./composition.ts");
    const done = id === "" ? null : await withChallenges(context, ({ cancel }) => cancel({ challenge: challengeId(id), reason }));
    if (done === null || done.kind === "refused") {
      terminal.complain(notDoneText(done?.refusal ?? { kind: "unknown-challenge" }));
      return UNUSABLE_INPUT;
    }
    const output = { _id: id, changed: done.value };
    await terminal.write(given.switches.has("json") ? `${JSON.stringify(output, null, 2)}\n` : cancelledText(done.value));
    return DONE;
  },
);
