import { observer } from "mobx-react-lite";
import { useState } from "react";
import { daysAfter } from "#core/shared/day.ts";
import { isOfChild } from "#core/trackers/body-figures.ts";
import { movedMinutes, WEEK_MINUTES } from "#core/trackers/days/moved-minutes.ts";
import { DayView } from "#web/features/trackers/page/day-view.ts";
import { trackerWords } from "#web/features/trackers/page/tracker-words.ts";
import { WithTrackers } from "#web/features/trackers/wellness/today/with-trackers.tsx";
import { trackerAddress } from "#web/platform/addresses/wellness-address.ts";
import { physicalPhrases as words } from "#web/features/trackers/wellness/wording/physical.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { TrackerStore } from "#web/features/trackers/store/tracker-store.ts";

type OwnWeekProps = { readonly customer: CustomerId; readonly onStore: (store: TrackerStore | null) => void };

/** A customer's week: how much they moved, slept and drank. */
export const OwnWeek = (props: OwnWeekProps) => <WithTrackers {...props} Shown={Week} />;

const TRACKERS = ["exercise", "sleep", "water"] as const;

const Week = observer(function Week({ store }: { readonly store: TrackerStore }) {
  const [views] = useState(() => TRACKERS.map((tracker) => ({ view: new DayView(store, tracker), address: trackerAddress[tracker] })));
  return (
    <section aria-labelledby="own-week" className="panel stack gap-4">
      <h2 id="own-week" className="heading-3">
        {words.week}
      </h2>
      {isOfChild(store.notes.settings, store.today) ? null : <Moved store={store} />}
      <ul className="week-figures">
        {views.map(({ view, address }) => (
          <li key={address}>
            <a className="link roomy" href={address}>
              {words.trackers[view.tracker]}
            </a>
            <p>{averageText(view)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
});

/** The minutes of the week against what it asks of an adult: of a child they say nothing. */
const Moved = observer(function Moved({ store }: { readonly store: TrackerStore }) {
  const minutes = movedMinutes(
    store.entries.map(({ value }) => value),
    daysAfter(store.today, -6),
    store.today,
  );
  return (
    <>
      <p>{words.moved({ minutes: String(minutes), of: String(WEEK_MINUTES) })}</p>
      <progress
        className="wellness-progress"
        value={Math.min(minutes, WEEK_MINUTES)}
        max={WEEK_MINUTES}
        aria-label={words.moved({ minutes: String(minutes), of: String(WEEK_MINUTES) })}
      />
      <p className="small muted">{words.movedText}</p>
    </>
  );
});

function averageText({ average: { figure, noted, days }, tracker }: DayView): string {
  const ofDays = trackerWords.history.averageText({ noted: String(noted), days: String(days) });
  return figure === null ? ofDays : words.average({ amount: trackerWords.amount(tracker, figure), noted: ofDays });
}
