import { observer } from "mobx-react-lite";
import { useDeferredValue, useMemo, useState } from "react";
import { daysAfter } from "#core/shared/day.ts";
import { isFigureHidden } from "#core/trackers/days/body-figures.ts";
import { goingTogether } from "#core/trackers/days/going-together.ts";
import { trackerSummary } from "#core/trackers/days/tracker-summary.ts";
import { dayOfValue, OPEN_TRACKERS } from "#core/trackers/entries/tracked-value.ts";
import { TRACKER_ADDRESSES } from "#web/features/health/tool/tool-address.ts";
import { DayView } from "#web/features/trackers/page/day-view.ts";
import { trackerHeads } from "#web/features/trackers/wording/tracker-heads.ts";
import { TodaysTracker } from "./todays-tracker.tsx";
import { wellnessWords as words } from "./wellness-words.ts";
import { WithTrackers } from "./with-trackers.tsx";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Day } from "#core/shared/day.ts";
import type { OpenTracker } from "#core/trackers/entries/tracked-value.ts";
import type { TrackerStore } from "#web/features/trackers/store/tracker-store.ts";

type OwnTodayProps = { readonly customer: CustomerId; readonly onStore: (store: TrackerStore | null) => void };

/** A customer's today: each tracker with one press, what is still open, and what goes together. */
export const OwnToday = (props: OwnTodayProps) => <WithTrackers {...props} Shown={Today} />;

const Today = observer(function Today({ store }: { readonly store: TrackerStore }) {
  const [views] = useState(() => OPEN_TRACKERS.map((tracker) => new DayView(store, tracker)));
  const open = views.flatMap(({ tracker, shownDay }) =>
    shownDay?.state === "open" || shownDay?.state === "missing" || shownDay?.state === "short" ? [tracker] : [],
  );
  return (
    <>
      <section aria-labelledby="today" className="stack gap-4">
        <h2 id="today" className="heading-3">
          {words.today}
        </h2>
        <p>{words.openText(open)}</p>
        <ul className="today-trackers">
          {views.map((view) => (
            <TodaysTracker key={view.tracker} view={view} />
          ))}
        </ul>
        <nav aria-labelledby="over-months" className="row flex-wrap">
          <h3 id="over-months" className="muted">
            {words.overMonths}
          </h3>
          {(["prakriti", "stress"] as const).map((tool) => (
            <a key={tool} className="link roomy" href={TRACKER_ADDRESSES[tool]}>
              {words.monthly[tool]}
            </a>
          ))}
        </nav>
        <p>
          <a className="link roomy" href="/wellness/entries">
            {trackerHeads.mine.title}: {trackerHeads.mine.lead}
          </a>
        </p>
      </section>
      <Together store={store} />
    </>
  );
});

const NOTHING: ReadonlyMap<Day, number> = new Map();
/** How many days are looked at. */
const DAYS = 90;

const Together = observer(function Together({ store }: { readonly store: TrackerStore }) {
  const { bodyFigures, today } = store;
  const entries = useDeferredValue(store.entries); // A press is drawn first.
  const { settings } = store.notes;
  const found = useMemo(() => {
    const [from, to] = [daysAfter(today, -DAYS), daysAfter(today, -1)];
    const valuesOf = (tracker: OpenTracker) => {
      if (isFigureHidden(tracker, bodyFigures)) return NOTHING;
      const ofSpan = entries.filter(({ value }) => value !== null && dayOfValue(value) >= from && dayOfValue(value) <= to);
      const { days } = trackerSummary({ tracker, entries: ofSpan, settings, from, to, today });
      return new Map(days.flatMap(({ day, value }) => (value === null ? [] : [[day, Number(value)] as const])));
    };
    return goingTogether({
      ...{ water: valuesOf("water"), sleep: valuesOf("sleep"), exercise: valuesOf("exercise") },
      ...{ meal: valuesOf("meal"), weight: valuesOf("weight") },
    });
  }, [bodyFigures, entries, today, settings]);
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
            <li key={`${one.a} ${one.b} ${one.lag}`}>{words.foundText(one)}</li>
          ))}
        </ul>
      )}
      <p className="small muted">{words.togetherText}</p>
    </section>
  );
});
