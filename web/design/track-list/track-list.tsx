import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import X from "lucide-react/icons/x";
import "./track-list.css";

type TrackStep = {
  readonly key: string;
  readonly title: string;
  /** When it came; null: it is still to come. */
  readonly when: string | null;
  /** When it is expected, or what else there is to know. */
  readonly note?: string;
  /** Something went wrong by it; it carries no tick, whatever came after it. */
  readonly hasFailed?: boolean;
};

type TrackListProps = {
  readonly label: string;
  readonly steps: readonly TrackStep[];
  /** The last step that came is where it ended, and not well. */
  readonly end: "open" | "good" | "bad";
  /** Said of a step that is still to come. */
  readonly toCome: string;
  /** What a way that came to its good end is folded under; it opens at a press. */
  readonly folded: string;
};

/** Steps under one another: those that came, the one that it stands at, those to come. */
export function TrackList(props: TrackListProps) {
  const { steps, end, folded } = props;
  const last = steps.findLast(({ when }) => when !== null);
  if (end !== "good" || last === undefined) return <Steps {...props} />;
  return (
    <details className="track-folded">
      <summary>
        <span className="track-last">
          <b>{last.title}</b>
          <span className="small muted">{last.when}</span>
        </span>
        <span className="track-opener small">
          {folded} <ChevronDown className="icon icon-small chevron" aria-hidden="true" />
        </span>
      </summary>
      <Steps {...props} />
    </details>
  );
}

type Looked = { readonly hasCome: boolean; readonly hasFailed: boolean; readonly isLast: boolean; readonly end: TrackListProps["end"] };

function lookOf({ hasCome, hasFailed, isLast, end }: Looked) {
  if (hasCome && hasFailed) return "is-ended";
  return isLast ? LAST[end] : hasCome ? "is-done" : "is-to-come";
}

/** How the last step that came looks. */
const LAST = { open: "is-now", good: "is-done", bad: "is-ended" } as const;

function Steps({ label, steps, end, toCome }: Omit<TrackListProps, "folded">) {
  const now = steps.findLastIndex(({ when }) => when !== null);
  return (
    <ol className="track-list" aria-label={label}>
      {steps.map(({ key, title, when, note, hasFailed = false }, place) => {
        const isLast = place === now;
        const look = lookOf({ hasCome: when !== null, hasFailed, isLast, end });
        return (
          <li key={key} className={look} aria-current={isLast ? "step" : undefined}>
            <span className="track-dot" aria-hidden="true">
              {look === "is-done" ? <Check className="icon icon-small" /> : null}
              {look === "is-ended" ? <X className="icon icon-small" /> : null}
            </span>
            <div>
              <b>{title}</b>
              <p className="small muted">{when ?? toCome}</p>
              {note === undefined ? null : <p className="small">{note}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
