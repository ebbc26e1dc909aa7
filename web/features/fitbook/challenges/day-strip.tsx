import { isEntered } from "#core/fitbook/leaderboard/measure.ts";
import { weekdayOf } from "#web/design/figures/days.ts";
import { challengeWords } from "./challenge-words.ts";
import type { OwnDay } from "#core/fitbook/challenges/own-days.ts";
import type { VisibleChallenge } from "#core/fitbook/challenges/visible-challenge.ts";

const { strip: words } = challengeWords;

type DayStripProps = { readonly days: readonly OwnDay[]; readonly challenge: Pick<VisibleChallenge, "measure" | "scoring" | "cap"> };

/** The customer's own days, the last first, with what was capped or left out and why, and their score worked out from them. */
export function DayStrip({ days, challenge }: DayStripProps) {
  const { measure } = challenge;
  const heights = challengeWords.heights(challenge.scoring, days);
  const workedOut = challengeWords.workedOut(challenge, days);
  return (
    <section className="stack gap-3" aria-labelledby="challenge-days">
      <h3 id="challenge-days" className="heading-3">
        {words.title}
      </h3>
      <ul className="fitbook-days" aria-label={words.title}>
        {days.map((one, nth) => (
          <li key={one.day}>
            <progress className="fitbook-height" aria-hidden="true" value={heights[nth]} />
            <span>{weekdayOf(one.day)}</span>
            <strong>
              {one.amount === null
                ? isEntered(measure)
                  ? words.none
                  : challengeWords.tracked.none
                : challengeWords.amount(measure, one.amount)}
            </strong>
            <span className="small muted">{challengeWords.became(one, measure)}</span>
          </li>
        ))}
      </ul>
      {workedOut === null ? null : <p>{workedOut}</p>}
    </section>
  );
}
