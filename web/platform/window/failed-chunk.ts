/** Source: specification/site.md, Failures. */
const GUARD = 60_000;
const KEY = "chunk-reload";
/** Small, and the same in every build. The service worker keeps it for pages that ask for all of it, and leaves a question for its head alone to the shop. */
const ASKED = "/manifest.webmanifest";

type Frame = Pick<Window, "addEventListener" | "location" | "fetch">;

/**
 * A new release removes the chunks of the former one. A reload then gets the new ones: at most once a minute, and never without a line, when
 * it would only lose what was entered. Browsers say that they are online wherever they have a network, so the shop itself must answer.
 */
export function reloadOnFailedChunk(frame: Frame, storage = () => sessionStorage, now = Date.now): void {
  frame.addEventListener("vite:preloadError", () => {
    void isReached(frame).then((reached) => {
      if (reached && mayReload(storage, now())) frame.location.reload();
    });
  });
}

const isReached = ({ fetch }: Frame): Promise<boolean> =>
  fetch(ASKED, { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );

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
