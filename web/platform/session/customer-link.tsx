import { observer } from "mobx-react-lite";
import { useAwake } from "#web/platform/window/use-awake.ts";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { SessionStore } from "./session-store.ts";
import { purposeOf } from "./sign-in-purpose.ts";
import type { MouseEvent, ReactNode } from "react";

type Gated = { readonly link: string; readonly children: ReactNode };

/**
 * Leads to what only customers have. For a visitor it leads nowhere: it asks them to sign in, and then they get there. Source:
 * specification/site.md, Header.
 */
export const CustomerLink = observer(function GatedLink({ link, children }: Gated) {
  const session = useStore(SessionStore);
  const isAwake = useAwake();
  if (isAwake && session.isSignedIn) return <a href={link}>{children}</a>;
  const ask = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover?.();
    session.askToSignIn(purposeOf(link), { towards: link });
  };
  return (
    // biome-ignore lint/a11y/useValidAnchor: it is a way to a page, of which a visitor is shown no address.
    <a href="" onClick={ask}>
      {children}
    </a>
  );
});
