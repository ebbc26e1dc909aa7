import { Button } from "#web/design/button/button.tsx";
import { trackerPhrases } from "#web/features/trackers/wording/trackers.ts";
import type { ShownEntry } from "#core/trackers/device/shown-entries.ts";
import type { TrackedValue } from "#core/trackers/tracked-value.ts";

type EntryConflictsProps = {
  readonly entry: ShownEntry;
  /** What an entry holds, in words. */
  readonly said: (value: TrackedValue | null) => string;
  readonly onChoose: (value: TrackedValue | null) => void;
};

const { entries: words } = trackerPhrases;

/** What devices said differently at the same time, until one of it is chosen. */
export function EntryConflicts({ entry: { value, conflicts }, said, onChoose }: EntryConflictsProps) {
  const stored = said(value);
  return conflicts.map((other) => (
    <div key={other.op} className="notice tracker-conflict">
      <p>{words.conflict({ kept: stored, other: said(other.value) })}</p>
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
