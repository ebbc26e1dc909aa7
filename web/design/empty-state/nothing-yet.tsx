import type { ReactNode } from "react";
import type { LucideIcon } from "lucide-react";

type NothingYetProps = { readonly Icon: LucideIcon; readonly heading: string; readonly text: string; readonly children?: ReactNode };

/** Nothing here so far, what would be, and one way on. */
export function NothingYet({ Icon, heading, text, children }: NothingYetProps) {
  return (
    <div className="empty-state nothing-yet">
      <span className="round-icon">
        <Icon className="icon icon-large" aria-hidden="true" />
      </span>
      <h2 className="heading-3">{heading}</h2>
      <p>{text}</p>
      {children}
    </div>
  );
}
