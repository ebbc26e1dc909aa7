/** Source: specification/site.md, Failures. */
const GUARD = 60_000;
const KEY = "chunk-reload";

/** A chunk that is gone, after the shop was put up anew, is there again after a reload; one a minute at most, and none without a network. */
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
    return false; // Where nothing is remembered, reloading might never end.
  }
}
