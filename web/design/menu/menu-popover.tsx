import ChevronDown from "lucide-react/icons/chevron-down";
import { latePopover } from "./late-popover.ts";
import type { ReactNode, RefObject, ToggleEvent } from "react";

type MenuPopover = {
  /** Of this menu alone. */
  readonly id: string;
  readonly title: string;
  readonly className?: string;
  readonly onToggle?: (event: ToggleEvent<HTMLElement>) => void;
  /** The button that opens it, for whoever gives it the focus. */
  readonly button?: RefObject<HTMLButtonElement | null>;
  readonly children: ReactNode;
};

/** A button and what it opens below itself: the browser opens and closes it, without script too, and only one at a time. */
export const MenuPopover = ({ id, title, className = "menu-popover", onToggle, button, children }: MenuPopover) => (
  <>
    <button ref={button} type="button" className="menu-button" popoverTarget={id}>
      <span>{title}</span>
      <ChevronDown className="icon icon-small chevron" aria-hidden="true" />
    </button>
    <div ref={latePopover} id={id} className={className} popover="auto" onToggle={onToggle}>
      {children}
    </div>
  </>
);
