import { useLocation } from "react-router-dom";
import { ownPathIn } from "#web/platform/page/own-path.ts";

/**
 * The address of a page from which one comes back to `back`, as once somebody has added a member for a booking; null: one goes nowhere
 * else.
 */
export const withWayBack = (address: string, back: string | null): string =>
  back === null ? address : `${address}?back=${encodeURIComponent(back)}`;

/** The path to which this page leads back, as its address names it; null: it names none. */
export function useWayBack(): string | null {
  return ownPathIn(new URLSearchParams(useLocation().search).get("back"));
}

/** The path of this page, for one to which it leads and from which one comes back. */
export function useOwnPath(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
