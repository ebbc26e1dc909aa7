import { useRef, useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { EntryConflicts } from "#web/features/trackers/page/entry-conflicts.tsx";
import { OwnRow } from "./own-row.tsx";
import { useFocusInside } from "./use-focus-inside.ts";
import "./own.css";
import type { OwnValue } from "#core/trackers/own-value.ts";
import type { TrackerStore } from "#web/features/trackers/store/tracker-store.ts";
import type { OwnEntry } from "./own-entry.ts";
import type { OwnParts } from "./own-row.tsx";

type OwnListProps<Value extends OwnValue> = Pick<TrackerStore, "entries" | "line"> & {
  readonly store: TrackerStore;
  readonly title: string;
  readonly kind: Value["tracker"];
  readonly own: readonly OwnEntry<Value>[];
  readonly parts: OwnParts<Value> & {
    readonly words: { readonly none: string; readonly add: string; readonly saved: string; readonly removed: string };
  };
};

/** What somebody has written down as their own, the last one first, and the way to a further one. */
export function OwnList<Value extends OwnValue>({ store, entries, line, title, kind, own, parts }: OwnListProps<Value>) {
  const { words, said, form } = parts;
  const removed = entries.filter(({ value, conflicts }) => value === null && conflicts.some((one) => one.value?.tracker === kind));
  const [isNew, open] = useState(false);
  const [news, tell] = useState<"nothing" | "saved" | "removed">("nothing");
  const place = useFocusInside(isNew);
  const section = useRef<HTMLElement>(null);
  const onSaved = () => {
    open(false);
    tell("saved");
  };
  const onRemove = (entry: OwnEntry<Value>) => {
    void store.remove(entry);
    tell("removed");
    section.current?.focus(); // The button that was pressed is gone.
  };
  return (
    <section ref={section} tabIndex={-1} aria-label={title} className="stack gap-3">
      <p role="status" className="tracker-overlap">
        {news === "nothing" ? null : words[news]}
      </p>
      {own.length === 0 ? <p className="muted">{words.none}</p> : null}
      <ul className="stack gap-2" aria-label={title}>
        {own.map((entry) => (
          <OwnRow
            key={entry.entry}
            {...parts}
            entry={entry}
            isUnsent={entry.isWaiting && line === "lost"}
            onSaved={() => tell("saved")}
            onRemove={() => onRemove(entry)}
            onChoose={(value) => void store.choose(entry, value)}
          />
        ))}
      </ul>
      {removed.map((entry) => (
        <div key={entry.entry} className="panel tracker-entry">
          <EntryConflicts entry={entry} said={said} onChoose={(value) => void store.choose(entry, value)} />
        </div>
      ))}
      <div ref={place}>
        {isNew ? (
          form(null, { onSaved, onLeave: () => open(false) })
        ) : (
          <Button
            look="quiet"
            onPress={() => {
              open(true);
              tell("nothing");
            }}
          >
            {words.add}
          </Button>
        )}
      </div>
    </section>
  );
}
