import { firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { demoQuiz } from "./asking.ts";
import { eveningLive } from "./evening-live.ts";
import { everydayHealth } from "./everyday-health.ts";
import { firstAid } from "./first-aid.ts";
import { kitchen } from "./kitchen.ts";
import type { KeyedQuiz } from "#core/quizzes/content/question-key.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Quizzes of the demo as they stand at `now`: one that is over, one that is open for weeks, one that comes, and a live one that waits for a host. */
export function quizzesAt(now: number): readonly KeyedQuiz[] {
  const today = firstInstantOf(indianDay(now));
  return [
    demoQuiz(everydayHealth, today - 16 * DAY + 9 * HOUR, today - 2 * DAY + 21 * HOUR),
    demoQuiz(firstAid, today - 3 * DAY + 9 * HOUR, today + 25 * DAY + 21 * HOUR),
    demoQuiz(eveningLive, today - 1 * DAY + 9 * HOUR, today + 27 * DAY + 21 * HOUR),
    demoQuiz(kitchen, today + 5 * DAY + 9 * HOUR, today + 12 * DAY + 21 * HOUR),
  ];
}
