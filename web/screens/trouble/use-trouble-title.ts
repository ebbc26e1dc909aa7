import { useEffect } from "react";
import { troubleHead } from "./head.ts";

/** Of a page that failed there are no data, hence no head: the window would keep the name of the page before. */
export function useTroubleTitle(status: number): void {
  useEffect(() => {
    document.title = troubleHead(status).title;
  }, [status]);
}
