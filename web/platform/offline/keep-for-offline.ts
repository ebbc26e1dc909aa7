import { savesData } from "./spared-line.ts";
import { workerAddress } from "./worker-address.ts";
import type { PageSeen } from "./page-seen.ts";

type Frame = Pick<Window, "navigator" | "location" | "performance"> & {
  /** Missing in older browsers. There only pages that were loaded from the server are stored. */
  readonly navigation?: Pick<EventTarget, "addEventListener"> | undefined;
};

/** Starts the worker that stores seen pages for offline reading, once the window loads nothing else. */
export async function keepForOffline({ navigator, location, performance, navigation }: Frame): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration = await registered(navigator.serviceWorker);
  /** Tells the worker of pages that it could not see: the first one was loaded before it ran, and later ones are drawn by the router. */
  const tell = () => {
    if (savesData(navigator)) return; // To store a page, the worker loads it once more.
    const files = performance.getEntriesByType("resource").map(({ name }) => name);
    const seen: PageSeen = {
      kind: "seen",
      address: location.href,
      files: files.filter((name) => name.startsWith(`${location.origin}/assets/`)),
    };
    registration?.active?.postMessage(seen);
  };
  registration?.installing?.addEventListener("statechange", tell);
  navigation?.addEventListener("navigatesuccess", tell);
  tell();
}

async function registered(serviceWorker: ServiceWorkerContainer): Promise<ServiceWorkerRegistration | null> {
  try {
    // The browser's own list says TrustedScriptURL; workerAddress is one where there are such.
    return await serviceWorker.register(workerAddress("/service-worker.js"), { type: "module" });
  } catch (error) {
    console.info(`nothing is kept for when there is no line: ${String(error)}`); // The site then works online only.
    return null;
  }
}
