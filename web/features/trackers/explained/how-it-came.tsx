import { Suspense, useState } from "react";
import ChevronDown from "lucide-react/icons/chevron-down";
import "./how-it-came.css";
import { explainedPhrases as words } from "#web/features/trackers/wording/explained.ts";
import type { ReactNode } from "react";

type HowItCameProps = {
  /** What it tells of, for those who hear it alone. */
  readonly what: string;
  readonly children: () => ReactNode;
};

/** Opens, in its place, to what a figure follows from. What stands there is worked out only once somebody opens it. */
export function HowItCame({ what, children }: HowItCameProps) {
  const [isOpened, setOpened] = useState(false);
  return (
    <details className="how-it-came" onToggle={() => setOpened(true)}>
      <summary aria-label={words.howNamed({ what })} className="small muted">
        {words.how} <ChevronDown className="icon icon-small chevron" aria-hidden="true" />
      </summary>
      {isOpened ? <Suspense fallback={null}>{children()}</Suspense> : null}
    </details>
  );
}
