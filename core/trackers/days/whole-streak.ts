import { daysAfter } from "../../shared/day.ts";
import { FIRST_DAY } from "../moment-refusal.ts";
import { pausedDays } from "../pause.ts";
import type { Day } from "../../shared/day.ts";
import type { SummaryAnswer } from "../../health/tools/summary.ts";
import type { TrackerSettings } from "../tracker-settings.ts";

/** How many days back a summary looks at first. What lies further back changes steadiness by less than a whole point. */
const LOOKING_BACK = 400;

type Looked = { readonly from: Day; readonly today: Day; readonly settings: Pick<TrackerSettings, "pauses"> };

/**
 * What `read` makes of the days from one on to today: the summary of a span that begins on `from`, read further back as long as its current
 * streak goes on there. So a year costs no more after ten years, and nobody's streak ends because it is long.
 * Source: specification/trackers.md, Summary.
 */
export async function withWholeStreak<Read extends { readonly summary: SummaryAnswer }>(
  { from, today, settings }: Looked,
  read: (first: Day) => Promise<Read>,
): Promise<Read> {
  const paused = [...pausedDays(settings.pauses)];
  for (let back = LOOKING_BACK; ; back *= 4) {
    const since = daysAfter(today, -back);
    const first = from < since ? from : since;
    const answer = await read(first);
    const passed = Number(answer.summary.figures?.["current_streak"] ?? 0) + paused.filter((day) => day >= first).length;
    if (first <= FIRST_DAY || daysAfter(first, passed) < today) return answer;
  }
}
