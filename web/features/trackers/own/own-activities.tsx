import { observer } from "mobx-react-lite";
import { ownActivitiesOf } from "#core/trackers/own/own-activities.ts";
import { trackerWords } from "#web/features/trackers/page/tracker-words.ts";
import { exercisePhrases } from "#web/features/trackers/wording/exercise.ts";
import { ownActivityPhrases as words } from "#web/features/trackers/wording/own-activity.ts";
import { ActivityForm } from "./activity-form.tsx";
import { OwnList } from "./own-list.tsx";
import type { TrackedValue } from "#core/trackers/tracked-value.ts";
import type { OwnActivity } from "#core/trackers/own-value.ts";
import type { TrackerStore } from "#web/features/trackers/store/tracker-store.ts";

/** The activities that somebody has written down. */
export const OwnActivities = observer(function OwnActivities({ store }: { readonly store: TrackerStore }) {
  const { entries, line } = store;
  return (
    <OwnList<OwnActivity>
      {...{ store, entries, line }}
      title={exercisePhrases.ownActivities}
      kind="activity"
      own={ownActivitiesOf(entries)}
      parts={{
        words,
        said,
        told: ({ met }) => words.told({ met: String(met) }),
        form: (entry, ends) => <ActivityForm store={store} entry={entry} {...ends} />,
      }}
    />
  );
});

const said = (value: TrackedValue | null): string =>
  value?.tracker === "activity" ? words.said({ name: value.name, met: String(value.met) }) : trackerWords.valueText(value, "hidden");
