import { lateCode } from "#web/platform/late/late-code.ts";
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
  onceLoaded(() => void completeFaces());
  if (import.meta.env.PROD) onceLoaded(keep);
}

function onceLoaded(act: () => void): void {
  if (document.readyState === "complete") act();
  else addEventListener("load", act);
}

/** Hindi pages came with their letters. Without them the system's stay, which are as good to read. */
const completeFaces = async (): Promise<void> => {
  if (import.meta.env.MODE !== "hi") await import("#web/design/theme/devanagari-late.css").catch(console.info);
};

/** If the code does not load, nothing is stored for offline use. */
const keep = () => void keepForOffline().then((keepIn) => keepIn(window), console.info);

const keepForOffline = lateCode(() => import("#web/platform/offline/keep-for-offline.ts"), "keepForOffline");
