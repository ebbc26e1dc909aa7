import { firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { demoQuiz } from "./asking.ts";
import { ayurvedaWords } from "./ayurveda-words.ts";
import { eveningLive } from "./evening-live.ts";
import { everydayHealth } from "./everyday-health.ts";
import { firstAid } from "./first-aid.ts";
import { heart } from "./heart.ts";
import { kitchen } from "./kitchen.ts";
import { sleep } from "./sleep.ts";
import { summerHeat } from "./summer-heat.ts";
import type { KeyedQuiz } from "#core/quizzes/content/question-key.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Quizzes of the demo as they stand at `now`: two that are over, three that are open, two that come, and a live one that waits for a host. */
export function quizzesAt(now: number): readonly KeyedQuiz[] {
  const today = firstInstantOf(indianDay(now));
  return [
    demoQuiz(summerHeat, today - 40 * DAY + 9 * HOUR, today - 19 * DAY + 21 * HOUR),
    demoQuiz(everydayHealth, today - 16 * DAY + 9 * HOUR, today - 2 * DAY + 21 * HOUR),
    demoQuiz(firstAid, today - 3 * DAY + 9 * HOUR, today + 25 * DAY + 21 * HOUR),
    demoQuiz(eveningLive, today - 1 * DAY + 9 * HOUR, today + 27 * DAY + 21 * HOUR),
    demoQuiz(sleep, today - 5 * DAY + 9 * HOUR, today + 16 * DAY + 21 * HOUR),
    demoQuiz(heart, today - 1 * DAY + 9 * HOUR, today + 20 * DAY + 21 * HOUR),
    demoQuiz(kitchen, today + 5 * DAY + 9 * HOUR, today + 12 * DAY + 21 * HOUR),
    demoQuiz(ayurvedaWords, today + 14 * DAY + 9 * HOUR, today + 35 * DAY + 21 * HOUR),
  ];
}
