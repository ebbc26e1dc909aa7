import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { HowItCame } from "#web/features/trackers/explained/how-it-came.tsx";
import { EntryConflicts } from "./entry-conflicts.tsx";
import { trackerWords } from "./tracker-words.ts";
import type { TrackedValue } from "#core/trackers/tracked-value.ts";
import type { DayView } from "./day-view.ts";
import type { NotedEntry } from "#web/features/trackers/store/tracker-store.ts";
import type { TrackerParts } from "./tracker-parts.ts";

type EntryRowProps = {
  readonly entry: NotedEntry;
  readonly view: DayView;
  readonly Change: TrackerParts["Change"];
  readonly Explained?: TrackerParts["Explained"] | undefined;
  readonly said: (value: TrackedValue | null) => string;
};

const { entries: words } = trackerWords;

/** An entry of a day, to be changed or removed. */
export const EntryRow = observer(function EntryRow({ entry, view, Change, Explained, said }: EntryRowProps) {
  const { store } = view;
  const [isChanged, change] = useState(false);
  const [what, time] = [said(entry.value), trackerWords.timeText(entry.value)];
  return (
    <li className="panel tracker-entry">
      <span className="stack gap-0 min-w-0">
        <span className="strong">{what}</span>
        <span className="small muted">{time}</span>
        {entry.isWaiting && store.line === "lost" ? <span className="small muted">{words.waiting}</span> : null}
      </span>
      <span className="row flex-wrap">
        {"none" in entry.value ? null : (
          <Button look="text" label={words.changeNamed({ what, time })} onPress={() => change(!isChanged)}>
            {words.change}
          </Button>
        )}
        <Button look="text" label={words.removeNamed({ what, time })} onPress={() => void store.remove(entry)}>
          {words.remove}
        </Button>
      </span>
      {Explained === undefined || "none" in entry.value || store.bodyFigures !== "shown" ? null : (
        <HowItCame what={what}>{() => <Explained value={entry.value} store={store} />}</HowItCame>
      )}
      <EntryConflicts entry={entry} said={said} onChoose={(value) => void store.choose(entry, value)} />
      {isChanged ? <Change entry={entry} view={view} onDone={() => change(false)} /> : null}
    </li>
  );
});
