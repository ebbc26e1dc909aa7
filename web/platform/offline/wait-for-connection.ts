import { isReached } from "#web/platform/window/is-reached.ts";

/** Milliseconds between two tries. */
const PAUSE = 5_000;

/**
 * Loads the wanted page when somebody goes back, and as soon as the server answers again. The browser may report that it is online too
 * early.
 */
export function waitForConnection(): void {
  addEventListener("popstate", () => location.reload()); // Pages that the router draws are one document for the browser.
  const look = async () => {
    if (await isReached(window)) location.reload();
    else setTimeout(look, PAUSE);
  };
  setTimeout(look, PAUSE);
}
