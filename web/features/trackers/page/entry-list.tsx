import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { trackerWords } from "./tracker-words.ts";
import type { ShownEntry } from "#core/trackers/device/shown-entries.ts";
import type { TrackedValue } from "#core/trackers/entries/tracked-value.ts";
import type { DayView } from "./day-view.ts";
import type { TrackerParts } from "./tracker-parts.ts";

type EntryListProps = { readonly view: DayView; readonly Change: TrackerParts["Change"] };

const { entries: words } = trackerWords;

/** The entries of a day, each to be changed or removed. */
export const EntryList = observer(function EntryList({ view, Change }: EntryListProps) {
  const { ofDay, store, removedConflicts } = view;
  const [changed, change] = useState<string | null>(null);
  const none = (): TrackedValue => ({ tracker: view.tracker, day: view.day, none: true });
  return (
    <section aria-labelledby="tracker-entries" className="stack gap-3">
      <h2 id="tracker-entries" className="heading-3">
        {words.title}
      </h2>
      {ofDay.length === 0 ? (
        <div className="stack justify-items-start gap-2">
          <p className="muted">{words.none}</p>
          {view.tracker === "weight" ? null : (
            <Button look="quiet" onPress={() => void store.note(none())}>
              {view.isToday ? words.noteNothing : words.noteNothingThen}
            </Button>
          )}
        </div>
      ) : (
        <ul className="stack gap-2" aria-labelledby="tracker-entries">
          {ofDay.map((entry) => {
            const [what, time] = [trackerWords.valueText(entry.value), trackerWords.timeText(entry.value)];
            return (
              <li key={entry.entry} className="panel tracker-entry">
                <span className="stack gap-0 min-w-0">
                  <span className="strong">{what}</span>
                  <span className="small muted">{time}</span>
                  {entry.isWaiting && store.line === "lost" ? <span className="small muted">{words.waiting}</span> : null}
                </span>
                <span className="row flex-wrap">
                  {"none" in entry.value ? null : (
                    <Button
                      look="text"
                      label={words.changeNamed({ what, time })}
                      onPress={() => change(changed === entry.entry ? null : entry.entry)}
                    >
                      {words.change}
                    </Button>
                  )}
                  <Button look="text" label={words.removeNamed({ what, time })} onPress={() => void store.remove(entry)}>
                    {words.remove}
                  </Button>
                </span>
                <Conflicts entry={entry} onChoose={(value) => void store.choose(entry, value)} />
                {changed === entry.entry ? <Change entry={entry} view={view} onDone={() => change(null)} /> : null}
              </li>
            );
          })}
        </ul>
      )}
      {removedConflicts.map((entry) => (
        <div key={entry.entry} className="panel tracker-entry">
          <Conflicts entry={entry} onChoose={(value) => void store.choose(entry, value)} />
        </div>
      ))}
    </section>
  );
});

type ConflictsProps = { readonly entry: ShownEntry; readonly onChoose: (value: TrackedValue | null) => void };

/** What devices said differently at the same time, until one of it is chosen. */
function Conflicts({ entry: { value, conflicts }, onChoose }: ConflictsProps) {
  const kept = trackerWords.valueText(value);
  return conflicts.map((other) => (
    <div key={other.op} className="notice tracker-conflict">
      <p>{words.conflict({ kept, other: trackerWords.valueText(other.value) })}</p>
      <span className="row flex-wrap">
        <Button look="quiet" onPress={() => onChoose(other.value)}>
          {words.useThat}
        </Button>
        <Button look="text" onPress={() => onChoose(value)}>
          {words.keepThis}
        </Button>
      </span>
    </div>
  ));
}
