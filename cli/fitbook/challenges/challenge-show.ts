import { challengeId } from "#core/fitbook/challenge.ts";
import { NO_CHALLENGE } from "#cli/fitbook/boards/words.ts";
import { showCommand } from "#cli/input/show-command.ts";
import { utcOrNull } from "#cli/printing/utc-or-null.ts";
import { challengeText } from "./words.ts";
import type { ChallengeForStaff } from "#core/fitbook/staff/challenge-by-staff.use-case.ts";

/** Shows staff a challenge. Source: specification/challenges.md, Staff commands. */
export const challengeShow = showCommand<ChallengeForStaff>({
  name: "challenge show",
  show: async (context, id, reason) => {
    const { withChallenges } = await import("./composition.ts");
    return withChallenges(context, ({ show }) => show({ challenge: challengeId(id), reason }));
  },
  missing: NO_CHALLENGE,
  json: (shown) => challengeJson(shown),
  text: challengeText,
});

const challengeJson = ({ challenge, state, players, removed }: ChallengeForStaff): object => ({
  _id: challenge.id,
  title: challenge.activity,
  text: challenge.about,
  maker: challenge.maker,
  group: challenge.group,
  hi: challenge.hindi === null ? null : { title: challenge.hindi.activity, text: challenge.hindi.about },
  open: challenge.isOpen,
  start: challenge.start,
  end: challenge.end,
  measure: challenge.measure,
  scoring: challenge.scoring.kind,
  day_goal: challenge.scoring.kind === "total" ? null : challenge.scoring.dayGoal,
  cap: challenge.cap,
  goal: challenge.goal,
  state,
  players,
  removed,
  result_version: challenge.version,
  cancelled_at: utcOrNull(challenge.cancelledAt),
});
