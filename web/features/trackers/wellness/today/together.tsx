import { observer } from "mobx-react-lite";
import { useDeferredValue, useMemo, useState } from "react";
import { daysAfter } from "#core/shared/day.ts";
import { grouped } from "#core/shared/grouped.ts";
import { isFigureHidden } from "#core/trackers/body-figures.ts";
import { goingTogether } from "#core/trackers/days/going-together.ts";
import { summaryOfEntries } from "#core/trackers/days/tracker-summary.ts";
import { makeSumDays } from "#core/trackers/device/summed-days.ts";
import { dayOfValue } from "#core/trackers/tracked-value.ts";
import { HowItCame } from "#web/features/trackers/explained/how-it-came.tsx";
import { TogetherExplained } from "#web/features/trackers/explained/together-explained.tsx";
import { wellnessWords as words } from "./wellness-words.ts";
import type { Day } from "#core/shared/day.ts";
import type { OpenTracker } from "#core/trackers/tracked-value.ts";
import type { TrackerStore } from "#web/features/trackers/store/tracker-store.ts";

const NOTHING: ReadonlyMap<Day, number> = new Map();
/** How many days are looked at. */
const DAYS = 90;

const makeSums = () => ({
  water: makeSumDays({ tracker: "water" }),
  sleep: makeSumDays({ tracker: "sleep" }),
  exercise: makeSumDays({ tracker: "exercise" }),
  meal: makeSumDays({ tracker: "meal" }),
  weight: makeSumDays({ tracker: "weight" }),
});

/** What goes together over the last days. Each sentence opens to its card. */
export const Together = observer(function Together({ store }: { readonly store: TrackerStore }) {
  const [sums] = useState(makeSums);
  const { bodyFigures, today } = store;
  const noted = useDeferredValue(store.noted); // A press is drawn first.
  const { settings } = store.notes;
  const [from, to] = [daysAfter(today, -DAYS), daysAfter(today, -1)];
  const found = useMemo(() => {
    const valuesOf = (tracker: OpenTracker) => {
      if (isFigureHidden(tracker, bodyFigures)) return NOTHING;
      const ofSpan = (noted.get(tracker) ?? []).filter(({ value }) => dayOfValue(value) >= from && dayOfValue(value) <= to);
      const summed = sums[tracker](grouped(ofSpan, ({ value }) => dayOfValue(value)));
      const { days } = summaryOfEntries({ tracker, settings, from, to, today, entries: [...summed.values()].flat(), exercises: [] });
      return new Map(days.flatMap(({ day, value }) => (value === null ? [] : [[day, Number(value)] as const])));
    };
    return goingTogether({
      water: valuesOf("water"),
      sleep: valuesOf("sleep"),
      exercise: valuesOf("exercise"),
      meal: valuesOf("meal"),
      weight: valuesOf("weight"),
    });
  }, [bodyFigures, noted, from, to, today, settings, sums]);
  return (
    <section aria-labelledby="together" className="panel stack gap-3">
      <h2 id="together" className="heading-3">
        {words.together}
      </h2>
      {found.length === 0 ? (
        <p>{words.togetherNone}</p>
      ) : (
        <ul className="stack gap-2">
          {found.map((one) => (
            <li key={`${one.a} ${one.b} ${one.lag}`}>
              {words.foundText(one)}
              <HowItCame what={words.foundText(one)}>{() => <TogetherExplained found={one} from={from} to={to} />}</HowItCame>
            </li>
          ))}
        </ul>
      )}
      <p className="small muted">{words.togetherText}</p>
    </section>
  );
});
