import { pageComplete } from "#web/platform/page/page-complete.ts";
import { nextTask } from "./next-task.ts";
import { openWindow } from "./open-window.tsx";
import type { Site } from "./open-window.tsx";
import type { Dependencies } from "./dependencies.tsx";

/** Starts the window of a shell. */
export function openSite(site: Site, compose: () => Dependencies): void {
  void pageComplete(document)
    .then(nextTask) // The code of the site was run just now, and that takes a slow phone long enough.
    .then(() => {
      const root = document.getElementById("root");
      if (root !== null) void openWindow(root, site, compose());
    });
  if (!import.meta.env.PROD) return;
  if (document.readyState === "complete") keep();
  else addEventListener("load", keep);
}

/** If the code does not load, nothing is stored for offline use. */
const keep = () =>
  void import("#web/platform/offline/keep-for-offline.ts").then(({ keepForOffline }) => keepForOffline(window), console.info);
