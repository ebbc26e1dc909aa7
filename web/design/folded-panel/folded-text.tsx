import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";

type FoldedTextProps = { readonly title: string; readonly children: ReactNode };

/** What a line in a text or a card opens at a press, without script too. */
export const FoldedText = ({ title, children }: FoldedTextProps) => (
  <details>
    <summary className="link roomy">
      {title}
      <ChevronDown className="icon chevron" aria-hidden="true" />
    </summary>
    {children}
  </details>
);
