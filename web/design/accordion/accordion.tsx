import { ChevronDown } from "lucide-react";
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
      <h2 className="plain">{heading}</h2>
      <ChevronDown className="i" />
    </summary>
    <div className="in">{children}</div>
  </details>
);
