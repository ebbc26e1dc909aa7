import { workerAddress } from "./worker-address.ts";

/** What was seen stays readable without a line: a worker beside the page keeps it. Begun once nothing else is asked for. */
export async function keepForOffline(navigator: Navigator): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  // The browser's own list says TrustedScriptURL; workerAddress is one where there are such.
  await navigator.serviceWorker.register(workerAddress("/service-worker.js"), { type: "module" }).catch(() => undefined); // Without it only a line is needed.
}
