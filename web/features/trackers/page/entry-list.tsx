import { observer } from "mobx-react-lite";
import { Button } from "#web/design/button/button.tsx";
import { EntryConflicts } from "./entry-conflicts.tsx";
import { EntryRow } from "./entry-row.tsx";
import { trackerWords } from "./tracker-words.ts";
import type { TrackedValue } from "#core/trackers/tracked-value.ts";
import type { DayView } from "./day-view.ts";
import type { TrackerParts } from "./tracker-parts.ts";

type EntryListProps = {
  readonly view: DayView;
  readonly Change: TrackerParts["Change"];
  readonly Explained?: TrackerParts["Explained"] | undefined;
};

const { entries: words } = trackerWords;

/** The entries of a day, each to be changed or removed. */
export const EntryList = observer(function EntryList({ view, Change, Explained }: EntryListProps) {
  const { ofDay, store, removedConflicts } = view;
  const said = (value: TrackedValue | null) => trackerWords.valueText(value, store.bodyFigures);
  return (
    <section aria-labelledby="tracker-entries" className="stack gap-3">
      <h2 id="tracker-entries" className="heading-3">
        {words.title}
      </h2>
      {ofDay.length === 0 ? (
        <div className="stack justify-items-start gap-2">
          <p className="muted">{view.isKnown ? words.none : trackerWords.day.notReadYet}</p>
          {view.tracker === "weight" || !view.isKnown ? null : (
            <Button look="quiet" onPress={() => void view.noteNothing()}>
              {view.isToday ? words.noteNothing : words.noteNothingThen}
            </Button>
          )}
        </div>
      ) : (
        <ul className="stack gap-2" aria-labelledby="tracker-entries">
          {ofDay.map((entry) => (
            <EntryRow key={entry.entry} entry={entry} view={view} Change={Change} Explained={Explained} said={said} />
          ))}
        </ul>
      )}
      {removedConflicts.map((entry) => (
        <div key={entry.entry} className="panel tracker-entry">
          <EntryConflicts entry={entry} said={said} onChoose={(value) => void store.choose(entry, value)} />
        </div>
      ))}
    </section>
  );
});
