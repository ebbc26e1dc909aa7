import { challengeId } from "#core/fitbook/challenge.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { EXPECTED_REASON } from "#cli/fitbook/boards/words.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { cancelledText, notDoneText } from "./words.ts";

const COMMAND = "challenge cancel";
const LONGEST_REASON = 500;

/** Cancels a challenge for staff. Source: specification/challenges.md, Staff commands. */
export const challengeCancel = databaseCommand(
  { name: COMMAND, switches: ["json"], options: ["reason", "as"], files: 1, noun: "ID" },
  async (asked) => {
    const { given, terminal } = asked;
    const [id = ""] = given.files;
    const reason = (given.options.get("reason") ?? "").trim();
    if (reason === "" || reason.length > LONGEST_REASON) return wrongUsage(terminal, COMMAND, EXPECTED_REASON);
    const { withChallenges } = await import("./composition.ts");
    const done = id === "" ? null : await withChallenges(asked, ({ cancel }) => cancel({ challenge: challengeId(id), reason }));
    if (done === null || done.kind === "refused") {
      terminal.complain(notDoneText(done?.refusal ?? { kind: "unknown-challenge" }));
      return UNUSABLE_INPUT;
    }
    const told = { _id: id, changed: done.value };
    await terminal.write(given.switches.has("json") ? `${JSON.stringify(told, null, 2)}\n` : cancelledText(done.value));
    return DONE;
  },
);
