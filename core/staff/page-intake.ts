import { isSame } from "../shared/equality/is-same.ts";

/** How many entries of a page are new, changed, no longer there, and as before. */
export type PageIntake = { readonly added: number; readonly changed: number; readonly removed: number; readonly unchanged: number };

/** What becomes of a page's entries when others take the place of all of them; each id comes once. Source: specification/content.md, Hospitals and health plans. */
export function pageIntake<Entry extends { readonly id: string }>(entries: readonly Entry[], stored: readonly Entry[]): PageIntake {
  const former = new Map(stored.map((entry) => [entry.id, entry]));
  const kept = entries.filter(({ id }) => former.has(id));
  const changed = kept.filter((entry) => !isSame(former.get(entry.id), entry));
  return {
    added: entries.length - kept.length,
    changed: changed.length,
    removed: stored.length - kept.length,
    unchanged: kept.length - changed.length,
  };
}
