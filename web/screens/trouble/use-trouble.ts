import { useEffect, useState } from "react";
import { isRouteErrorResponse, useLocation, useRouteError } from "react-router-dom";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";

/**
 * What went wrong with the page at hand, as a status, and its address. The router asks for a page's data and code even where the whole page was
 * seen before: without a line it is loaded as a page, once, and the worker gives what it kept, or the page that says that there is no line.
 */
export function useTrouble(): { readonly status: number; readonly here: string } {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const [isOffline, tell] = useState(false);
  const status = isRouteErrorResponse(error) ? error.status : isOffline || error instanceof PortUnavailable ? 503 : 500;
  useEffect(() => {
    if (navigator.onLine || status === 404) return;
    tell(true);
    const isKept = "serviceWorker" in navigator && navigator.serviceWorker.controller !== null; // Else the browser's own page would come.
    if (!isKept || history.state?.isReloaded === true) return;
    history.replaceState({ ...history.state, isReloaded: true }, "");
    location.reload();
  }, [status]);
  return { status, here: pathname + search };
}
