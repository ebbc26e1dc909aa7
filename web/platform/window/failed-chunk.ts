/** Source: specification/site.md, Failures. */
const GUARD = 60_000;
const KEY = "chunk-reload";

/** A new release removes the chunks of the former one. A reload then gets the new ones: at most once a minute, and never offline. */
export function reloadOnFailedChunk(
  frame: Pick<Window, "addEventListener" | "navigator" | "location">,
  storage = () => sessionStorage,
  now = Date.now,
): void {
  frame.addEventListener("vite:preloadError", () => {
    if (frame.navigator.onLine && mayReload(storage, now())) frame.location.reload();
  });
}

function mayReload(storage: () => Storage, now: number): boolean {
  try {
    const last = Number(storage().getItem(KEY) ?? Number.NEGATIVE_INFINITY);
    if (now - last < GUARD) return false;
    storage().setItem(KEY, String(now));
    return true;
  } catch {
    return false; // Without storage, reloading might never end.
  }
}
