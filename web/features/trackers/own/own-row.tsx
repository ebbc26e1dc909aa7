import { useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { EntryConflicts } from "#web/features/trackers/page/entry-conflicts.tsx";
import { trackerWords } from "#web/features/trackers/page/tracker-words.ts";
import { useFocusInside } from "./use-focus-inside.ts";
import type { ReactNode } from "react";
import type { TrackedValue } from "#core/trackers/tracked-value.ts";
import type { OwnValue } from "#core/trackers/own-value.ts";
import type { OwnEntry } from "./own-entry.ts";

/** How a form ends. */
export type OwnFormEnds = { readonly onSaved: () => void; readonly onLeave: () => void };

/** How something of one's own is told and written anew. */
export type OwnParts<Value extends OwnValue> = {
  /** In a line, below its name. */
  readonly told: (value: Value) => string;
  /** All that two devices may have said differently. */
  readonly said: (value: TrackedValue | null) => string;
  /** Null: a new one. */
  readonly form: (entry: OwnEntry<Value> | null, ends: OwnFormEnds) => ReactNode;
  /** What opens below it. */
  readonly card?: (value: Value) => ReactNode;
  readonly words: {
    readonly changeNamed: (named: { readonly name: string }) => string;
    readonly removeNamed: (named: { readonly name: string }) => string;
  };
};

type OwnRowProps<Value extends OwnValue> = OwnParts<Value> & {
  readonly entry: OwnEntry<Value>;
  readonly isUnsent: boolean;
  readonly onSaved: () => void;
  readonly onRemove: () => void;
  readonly onChoose: (value: TrackedValue | null) => void;
};

/** Something of one's own, to be written anew or removed. */
export function OwnRow<Value extends OwnValue>({ entry, isUnsent, told, said, form, card, words, ...on }: OwnRowProps<Value>) {
  const { value } = entry;
  const [isChanged, change] = useState(false);
  const place = useFocusInside(isChanged);
  const onSaved = () => {
    change(false);
    on.onSaved();
  };
  return (
    <li className="panel tracker-entry">
      <span className="stack gap-0 min-w-0">
        <span className="strong">{value.name}</span>
        <span className="small muted">{told(value)}</span>
        {isUnsent ? <span className="small muted">{trackerWords.entries.waiting}</span> : null}
      </span>
      <div ref={place} className="own-changes">
        {isChanged ? (
          form(entry, { onSaved, onLeave: () => change(false) })
        ) : (
          <span className="row flex-wrap">
            <Button look="text" label={words.changeNamed(value)} onPress={() => change(true)}>
              {trackerWords.entries.change}
            </Button>
            <Button look="text" label={words.removeNamed(value)} onPress={on.onRemove}>
              {trackerWords.entries.remove}
            </Button>
          </span>
        )}
      </div>
      {card?.(value)}
      <EntryConflicts entry={entry} said={said} onChoose={on.onChoose} />
    </li>
  );
}
