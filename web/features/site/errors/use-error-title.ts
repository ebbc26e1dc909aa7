import { useEffect } from "react";
import { errorHead } from "./error-head.ts";

/** Of a page that failed there are no data, hence no head: the window would keep the name of the page before. */
export function useErrorTitle(status: number): void {
  useEffect(() => {
    document.title = errorHead(status).title;
  }, [status]);
}
