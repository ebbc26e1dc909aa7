import { isEntered } from "#core/fitbook/leaderboard/measure.ts";
import { weekdayOf } from "#web/design/figures/days.ts";
import { challengeWords } from "./challenge-words.ts";
import type { OwnDay } from "#core/fitbook/challenges/own-days.ts";
import type { Measure } from "#core/fitbook/leaderboard/measure.ts";

const { strip: words } = challengeWords;

/** The customer's own days, the last first, with what was capped or left out and why. */
export function DayStrip({ days, measure }: { readonly days: readonly OwnDay[]; readonly measure: Measure }) {
  return (
    <section className="stack gap-3" aria-labelledby="challenge-days">
      <h3 id="challenge-days" className="heading-3">
        {words.title}
      </h3>
      <ul className="fitbook-people" aria-label={words.title}>
        {days.map((one) => (
          <li key={one.day} className="fitbook-challenge">
            <span>{weekdayOf(one.day)}</span>
            <strong>
              {one.amount === null
                ? isEntered(measure)
                  ? words.none
                  : challengeWords.tracked.none
                : challengeWords.amount(measure, one.amount)}
            </strong>
            <span className="muted">{challengeWords.became(one, measure)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
