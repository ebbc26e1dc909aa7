import { challengeTimes } from "#core/fitbook/leaderboard/challenge-times.ts";
import { LONGEST_CHALLENGE, MEASURES, MEASURE_CAPS } from "#core/fitbook/leaderboard/measure.ts";
import { DAY, INSTANT, TEXT, oneOf, whole } from "#adapters/input-file/kind.ts";
import { isWhole } from "#adapters/input-file/is-whole.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import type { BoardChallenge, Scoring } from "#core/fitbook/leaderboard/board-facts.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { Read, Reads } from "#adapters/input-file/read.ts";

export function readChallenge(file: Part): Read<BoardChallenge> {
  const part = file.requiredPart("challenge");
  if (part === FAULTY) return FAULTY;
  part.required("_id", TEXT);
  const start = part.required("start", DAY);
  const end = part.required("end", DAY);
  if (start !== FAULTY && end !== FAULTY) {
    const { days } = challengeTimes({ start, end });
    if (days < 1 || days > LONGEST_CHALLENGE) part.fault("end", `a day from start on, at most ${LONGEST_CHALLENGE} days with it`);
  }
  const cap = readCap(part);
  const challenge: Reads<BoardChallenge> = {
    start,
    end,
    scoring: readScoring(part, cap),
    cap,
    goal: part.optional("goal", GOAL, null),
    cancelledAt: part.optional("cancelled_at", INSTANT, null),
  };
  return isWhole(challenge) ? challenge : FAULTY;
}

const MEASURE = oneOf(MEASURES);
const SCORING = oneOf(["total", "goal_days", "streak"]);
const GOAL = whole(1, null);

/** A challenge may set a lower cap than its measure's. */
function readCap(part: Part): Read<number> {
  const measure = part.required("measure", MEASURE);
  const most = measure === FAULTY ? null : MEASURE_CAPS[measure];
  const cap = part.optional("cap", whole(1, most), most);
  return cap ?? FAULTY;
}

function readScoring(part: Part, cap: Read<number>): Read<Scoring> {
  const kind = part.optional("scoring", SCORING, "total");
  const dayGoal = whole(1, cap === FAULTY ? null : cap);
  if (kind === "goal_days" || kind === "streak") {
    const goal = part.required("day_goal", dayGoal);
    return goal === FAULTY ? FAULTY : { kind, dayGoal: goal };
  }
  part.optional("day_goal", dayGoal, null);
  return kind === FAULTY ? FAULTY : { kind };
}
