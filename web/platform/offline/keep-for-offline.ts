import { workerAddress } from "./worker-address.ts";
import type { PageSeen } from "./page-seen.ts";

type Frame = Pick<Window, "navigator" | "location" | "performance"> & {
  /** Absent in older browsers: there only pages that were loaded as such are kept. */
  readonly navigation?: Pick<EventTarget, "addEventListener"> | undefined;
};

/** What was seen stays readable without a line: a worker beside the page keeps it. Begun once nothing else is asked for. */
export async function keepForOffline({ navigator, location, performance, navigation }: Frame): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration = await registered(navigator.serviceWorker);
  /** The first page came before there was a worker, and those that the router draws are never asked for. */
  const tell = () => {
    if (savesData(navigator)) return; // Keeping a page loads it once more.
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

/** Whether somebody asked their browser to load little; what its own list of names does not know yet. */
function savesData(navigator: object): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  return typeof connection === "object" && connection !== null && "saveData" in connection && connection.saveData === true;
}

async function registered(serviceWorker: ServiceWorkerContainer): Promise<ServiceWorkerRegistration | null> {
  try {
    // The browser's own list says TrustedScriptURL; workerAddress is one where there are such.
    return await serviceWorker.register(workerAddress("/service-worker.js"), { type: "module" });
  } catch (error) {
    console.info(`nothing is kept for when there is no line: ${String(error)}`); // Without it only a line is needed.
    return null;
  }
}
