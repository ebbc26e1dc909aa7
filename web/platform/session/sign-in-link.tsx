import { useStore } from "#web/platform/window/dependencies.tsx";
import { SessionStore } from "./session-store.ts";
import type { MouseEvent, ReactNode } from "react";

/** Opens sign-in over the page; until a script has come it leads to where sign-in stands open. */
export function SignInLink({ className, children }: { readonly className?: string; readonly children: ReactNode }) {
  const session = useStore(SessionStore);
  const ask = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover?.();
    session.askToSignIn("sign-in");
  };
  return (
    <a className={className} href="/login" onClick={ask}>
      {children}
    </a>
  );
}
