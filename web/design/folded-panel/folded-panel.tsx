import ChevronDown from "lucide-react/icons/chevron-down";
import "./folded-panel.css";
import type { ReactNode } from "react";

type FoldedPanelProps = {
  readonly title: string;
  readonly children: ReactNode;
  /** Where what it holds is asked for only once it is open. */
  readonly onToggle?: (isOpen: boolean) => void;
};

/** What only some look for: it opens at a press, without script too. */
export const FoldedPanel = ({ title, children, onToggle }: FoldedPanelProps) => (
  <details className="panel folded-panel" onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
    <summary>
      {title}
      <ChevronDown className="icon chevron" aria-hidden="true" />
    </summary>
    {children}
  </details>
);
