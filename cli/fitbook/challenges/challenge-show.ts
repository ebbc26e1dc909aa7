import { challengeId } from "#core/fitbook/challenge.ts";
import { printedUtc } from "#core/shared/printed-utc.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { expectedReason, givenReason } from "#cli/input/given-reason.ts";
import { NO_CHALLENGE } from "#cli/fitbook/boards/words.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { challengeText } from "./words.ts";
import type { ChallengeOnDesk } from "#core/fitbook/staff/challenge-desk.use-case.ts";

const COMMAND = "challenge show";

/** Shows staff a challenge. Source: specification/challenges.md, Staff commands. */
export const challengeShow = databaseCommand(
  { name: COMMAND, switches: ["json"], options: ["reason", "as"], files: 1, noun: "ID" },
  async (asked) => {
    const { given, terminal } = asked;
    const [id = ""] = given.files;
    const reason = givenReason(given.options);
    if (reason === null) return wrongUsage(terminal, COMMAND, expectedReason());
    const { withChallenges } = await import("./composition.ts");
    const shown = id === "" ? null : await withChallenges(asked, ({ show }) => show({ challenge: challengeId(id), reason }));
    if (shown === null || shown.kind === "refused") {
      terminal.complain(NO_CHALLENGE);
      return UNUSABLE_INPUT;
    }
    const told = shown.value;
    await terminal.write(given.switches.has("json") ? `${JSON.stringify(challengeJson(told), null, 2)}\n` : challengeText(told));
    return DONE;
  },
);

const challengeJson = ({ challenge, state, players, removed }: ChallengeOnDesk): object => ({
  ...{ _id: challenge.id, title: challenge.activity, text: challenge.about, maker: challenge.maker, group: challenge.group },
  ...{ open: challenge.isOpen, start: challenge.start, end: challenge.end, measure: challenge.measure, scoring: challenge.scoring.kind },
  day_goal: challenge.scoring.kind === "total" ? null : challenge.scoring.dayGoal,
  ...{ cap: challenge.cap, goal: challenge.goal, state, players, removed, result_version: challenge.version },
  cancelled_at: challenge.cancelledAt === null ? null : printedUtc(challenge.cancelledAt),
});
