// Decision: docs/decisions/lost-code-comes-with-the-page.md
import { isReached } from "./is-reached.ts";

/** Source: specification/site.md, Failures. */
const GUARD = 60_000;
const KEY = "chunk-reload";

type Reloading = {
  readonly tell: () => Promise<unknown>;
  /** How much is being loaded ahead, and whether somebody is on their way to another page meanwhile. */
  readonly ahead?: { readonly now: number; readonly isLeaving: () => boolean };
  readonly storage?: () => Storage;
  readonly now?: () => number;
};

type Frame = Pick<Window, "addEventListener" | "location" | "fetch">;

/**
 * A new release removes the chunks of the former one, and a browser may remember for as long as a page stands that a file of its code, or
 * one that this file imports, did not come: asked for again it fails at once, without a request. Only the page loaded anew gets it then, at
 * most once a minute by itself, and never where something was typed or chosen. Where it must not by itself, `tell` says so and leaves it to
 * a press. What is only loaded ahead is left to whoever goes there, except while somebody does: it may be their page's. Nothing is done
 * without a line, when a reload would only lose the page. So the shop itself must answer.
 */
export function reloadOnFailedChunk(
  frame: Frame,
  { tell, ahead = { now: 0, isLeaving: () => false }, storage = () => sessionStorage, now = Date.now }: Reloading,
): void {
  let [isEntered, isAsking] = [false, false];
  frame.addEventListener("input", () => {
    isEntered = true;
  });
  frame.addEventListener("vite:preloadError", async () => {
    if (isAsking || (ahead.now > 0 && !ahead.isLeaving())) return; // Several files are often lost at once, and what tells of it is loaded too.
    isAsking = true;
    if (await isReached(frame)) await (!isEntered && mayReload(storage, now()) ? frame.location.reload() : tell());
    isAsking = false;
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
