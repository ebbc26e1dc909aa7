import { useEffect, useState } from "react";
import { isRouteErrorResponse, useLocation, useRouteError } from "react-router-dom";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { secondsToWait } from "#web/platform/requests/too-many-requests.ts";

/**
 * What went wrong with the page at hand, as a status, its address, and the seconds until it is there again, where those are known. The
 * router asks for a page's data and code even where the whole page was seen before: without a line it is loaded as a page, once, and the
 * worker gives what it kept, or the page that says that there is no line.
 */
export function usePageError(): { readonly status: number; readonly here: string; readonly wait: number | null } {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const [isOffline, tell] = useState(false);
  const status = isRouteErrorResponse(error) ? error.status : isOffline || error instanceof PortUnavailable ? 503 : 500;
  useEffect(() => {
    if (navigator.onLine || status === 404 || status === 429) return;
    tell(true);
    const isKept = "serviceWorker" in navigator && navigator.serviceWorker.controller !== null; // Else the browser's own page would come.
    if (!isKept || history.state?.isReloaded === true) return;
    history.replaceState({ ...history.state, isReloaded: true }, "");
    location.reload();
  }, [status]);
  return { status, here: pathname + search, wait: isRouteErrorResponse(error) ? secondsToWait(error.data) : null };
}
