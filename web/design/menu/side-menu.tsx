import X from "lucide-react/icons/x";
import { useEffect } from "react";
import { latePopover } from "./late-popover.ts";
import type { ReactNode } from "react";

type SideMenuProps = {
  readonly id: string;
  /** What it is called, by its opener too. */
  readonly name: string;
  readonly side: "start" | "end";
  readonly icon: ReactNode;
  /** What stands beside the button that closes it, and what that is called. */
  readonly heading: ReactNode;
  readonly closing: string;
  /** A function that stays the same. */
  readonly onOpen: () => void;
  readonly children: ReactNode;
};

/** A phone's menu, with the button that opens it: a popover, which the browser opens and closes, also before any script has come. */
export function SideMenu({ id, name, side, icon, heading, closing, onOpen, children }: SideMenuProps) {
  useEffect(() => {
    if (document.getElementById(id)?.matches(":popover-open") === true) onOpen();
  }, [id, onOpen]);
  return (
    <>
      <button
        type="button"
        className={side === "start" ? "icon-button only-narrow menu-opener" : "icon-button only-narrow"}
        popoverTarget={id}
        aria-label={name}
      >
        {icon}
      </button>
      <nav
        ref={latePopover}
        className={side === "start" ? "drawer menu" : "drawer menu at-end"}
        id={id}
        popover="auto"
        tabIndex={-1}
        aria-label={name}
        onToggle={({ newState }) => newState === "open" && onOpen()}
      >
        <header>
          {heading}
          <button type="button" className="icon-button" popoverTarget={id} popoverTargetAction="hide" aria-label={closing}>
            <X className="icon icon-large" aria-hidden="true" />
          </button>
        </header>
        {children}
      </nav>
    </>
  );
}
