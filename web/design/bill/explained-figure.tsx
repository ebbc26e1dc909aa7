import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";

type ExplainedFigureProps = {
  readonly label: string;
  readonly figure: string;
  readonly tone?: "plain" | "less" | "total";
  /** Why it is what it is. */
  readonly children: ReactNode;
  readonly onOpen?: () => void;
};

/** A figure of a bill that opens, in its place, to what it follows from. Printed, it is always open. */
export function ExplainedFigure({ label, figure, tone = "plain", children, onOpen }: ExplainedFigureProps) {
  return (
    <div className={tone === "total" ? "bill-row bill-total" : "bill-row"}>
      <details {...(onOpen === undefined ? {} : { onToggle: onOpen })}>
        <summary>
          <span>
            {label} <ChevronDown className={tone === "total" ? "icon chevron faint" : "icon icon-small chevron faint"} aria-hidden="true" />
          </span>
          <span className={tone === "less" ? "number bill-deduction" : "number"}>{figure}</span>
        </summary>
        <div className="explanation">{children}</div>
      </details>
    </div>
  );
}
