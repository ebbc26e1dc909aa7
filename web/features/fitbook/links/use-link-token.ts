import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { groupLinkToken } from "#core/fitbook/groups/group-link.ts";
import type { GroupLinkToken } from "#core/fitbook/groups/group-link.ts";

const LINK = "link";

/** The token of a link in the page's address, from which it is taken at once; null: there is none. */
export function useLinkToken(): GroupLinkToken | null {
  const { search } = useLocation();
  const [token] = useState(() => tokenIn(search));
  useEffect(() => {
    const parameters = new URLSearchParams(location.search);
    if (!parameters.has(LINK)) return;
    parameters.delete(LINK);
    const left = parameters.size === 0 ? "" : `?${parameters}`;
    history.replaceState(history.state, "", location.pathname + left + location.hash); // It is in sight no longer than it must be.
  }, []);
  return token;
}

/** Where a link leads. */
export const addressOfLink = (token: GroupLinkToken): string => `${location.origin}/joingroup?${LINK}=${encodeURIComponent(token)}`;

function tokenIn(search: string): GroupLinkToken | null {
  const sent = new URLSearchParams(search).get(LINK);
  return sent === null || sent === "" ? null : groupLinkToken(sent);
}
