import { useEffect, useLayoutEffect, useRef } from "react";
import {
  UNSAFE_useScrollRestoration as useScrollRestoration,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
} from "react-router-dom";
import { headOf } from "#web/platform/page/head.ts";
import { addressOfForm, addressOfLink } from "#web/platform/page/address-of-press.ts";
import { LastPressed, pageHeading, useLastPressed } from "./focus-after-press.ts";
import { isStaying, PageAtHand, useClosingWithPage } from "./page-left.ts";
import type { FormEvent, MouseEvent, ReactNode, RefObject } from "react";

/**
 * Navigation between pages. Plain links and GET forms inside it go through the router. So parts need not know the router, and all of it
 * works without script too. Title, scroll position and focus follow the new page, and what was opened over the former one closes. A link
 * with `data-stay` keeps scroll position and focus.
 */
export function Navigation({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const isWaiting = useNavigation().state !== "idle";
  const leftAt = useRef<LeftAt | null>(null);
  const page = useClosingWithPage();
  const lastPressed = useLastPressed();
  useTitle();
  useArrival(leftAt);

  const go = (event: MouseEvent | FormEvent, address: ReturnType<typeof addressOfLink>) => {
    if (address === null) return;
    event.preventDefault();
    const pressed = document.activeElement;
    leftAt.current = { pressed, sheet: pressed?.closest<HTMLElement>("dialog, [popover]") ?? null };
    void navigate(address.to, { preventScrollReset: address.stays, state: { stays: address.stays } });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed is a link or a form inside.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link pressed by key sends a click.
    <div onClick={(event) => go(event, addressOfLink(event))} onSubmit={(event) => go(event, addressOfForm(event))}>
      <div className={isWaiting ? "loading-bar is-on" : "loading-bar"} aria-hidden="true" />
      <LastPressed value={lastPressed}>
        <PageAtHand value={page}>{children}</PageAtHand>
      </LastPressed>
    </div>
  );
}

/** What was pressed that leads on, and the sheet or dialog that it stood in. */
type LeftAt = { readonly pressed: Element | null; readonly sheet: HTMLElement | null };

/** The heading of the sheet that was pressed in, as long as it lies over the page; null: there is none. */
function openSheet(leftAt: LeftAt | null): HTMLElement | null {
  if (leftAt?.sheet?.isConnected !== true || !leftAt.sheet.matches(":popover-open, [open]")) return null;
  const heading = leftAt.sheet.querySelector<HTMLElement>("h2");
  if (heading !== null) heading.tabIndex = -1;
  return heading;
}

/** The server fills the head of the first page. Later pages set their head here. */
function useTitle(): void {
  const title = headOf(useMatches().map(({ handle, data }) => ({ handle, data })))?.title ?? null;
  useEffect(() => {
    if (title !== null) document.title = title;
  }, [title]);
}

/**
 * A new page scrolls to its top and moves the focus to its heading; one that changes in place, to what its address names, and to its
 * heading where what was pressed is gone. Going back restores the former scroll position.
 */
function useArrival(leftAt: RefObject<LeftAt | null>): void {
  const { key, state, hash } = useLocation();
  const isGoingBack = useNavigationType() === "POP";
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is done once a page; while the next one loads, the guard has been there already.
  useLayoutEffect(() => {
    if (isGoingBack) document.documentElement.classList.remove("scrolls-smoothly"); // The guard adjust-scroll has added it.
  }, [key, isGoingBack]);
  useScrollRestoration(); // Not <ScrollRestoration>: it draws an inline script, which the policy of our pages refuses.

  const seen = useRef(key);
  const stays = isStaying(state);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    const isGone = leftAt.current?.pressed?.isConnected === false && document.activeElement === document.body;
    const named = stays ? document.getElementById(hash.slice(1)) : null;
    if (isTypingElsewhere(leftAt.current?.pressed)) return;
    if (named !== null) {
      named.tabIndex = -1;
      named.focus(); // It comes into sight.
    } else if (!stays) pageHeading()?.focus({ preventScroll: true });
    else if (isGone) (openSheet(leftAt.current) ?? pageHeading())?.focus();
  }, [key, stays, hash, leftAt]);
}

/** If somebody has focused a field while the page was loading, the focus stays there. */
function isTypingElsewhere(leftAt: Element | null | undefined): boolean {
  const at = document.activeElement;
  return at !== leftAt && at !== null && at.matches("input, textarea, select");
}
