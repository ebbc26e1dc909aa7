import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";

/** Opens and closes without script. */
export const Accordion = ({
  heading,
  isOpen = false,
  children,
}: {
  readonly heading: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}) => (
  <details open={isOpen}>
    <summary>
      <h2 className="accordion-title">{heading}</h2>
      <ChevronDown className="icon chevron faint" />
    </summary>
    <div className="accordion-body">{children}</div>
  </details>
);
