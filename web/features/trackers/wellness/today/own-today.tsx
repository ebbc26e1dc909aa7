import { observer } from "mobx-react-lite";
import { useState } from "react";
import { OPEN_TRACKERS } from "#core/trackers/tracked-value.ts";
import { TRACKER_ADDRESSES } from "#web/platform/addresses/tool-address.ts";
import { DayView } from "#web/features/trackers/page/day-view.ts";
import { trackerHeads } from "#web/features/trackers/wording/tracker-heads.ts";
import { Together } from "./together.tsx";
import { TodaysTracker } from "./todays-tracker.tsx";
import { wellnessWords as words } from "./wellness-words.ts";
import { WithTrackers } from "./with-trackers.tsx";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { TrackerStore } from "#web/features/trackers/store/tracker-store.ts";

type OwnTodayProps = { readonly customer: CustomerId; readonly onStore: (store: TrackerStore | null) => void };

/** A customer's today: each tracker with one press, what is still open, and what goes together. */
export const OwnToday = (props: OwnTodayProps) => <WithTrackers {...props} Shown={Today} />;

const Today = observer(function Today({ store }: { readonly store: TrackerStore }) {
  const [views] = useState(() => OPEN_TRACKERS.map((tracker) => new DayView(store, tracker)));
  const open = views.flatMap(({ tracker, isStillOpen }) => (isStillOpen ? [tracker] : []));
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
