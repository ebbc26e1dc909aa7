import { ChevronDown } from "lucide-react";
import "./folded-panel.css";
import type { ReactNode } from "react";

type FoldedPanelProps = { readonly title: string; readonly children: ReactNode };

/** What only some look for: it opens at a press, without script too. */
export const FoldedPanel = ({ title, children }: FoldedPanelProps) => (
  <details className="panel folded-panel">
    <summary>
      {title}
      <ChevronDown className="icon chevron" aria-hidden="true" />
    </summary>
    {children}
  </details>
);
