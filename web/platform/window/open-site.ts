import { pageComplete } from "#web/platform/page/page-complete.ts";
import { openWindow } from "./open-window.tsx";
import type { Site } from "./open-window.tsx";
import type { Dependencies } from "./dependencies.tsx";

/** What a shell's window begins with. */
export function openSite(site: Site, compose: () => Dependencies): void {
  void pageComplete(document).then(() => {
    const root = document.getElementById("root");
    if (root !== null) void openWindow(root, site, compose());
  });
  if (!import.meta.env.PROD) return;
  if (document.readyState === "complete") keep();
  else addEventListener("load", keep);
}

/** Where the line breaks before it has come, or somebody goes on, nothing is kept. */
const keep = () =>
  void import("#web/platform/offline/keep-for-offline.ts").then(({ keepForOffline }) => keepForOffline(window), console.info);
