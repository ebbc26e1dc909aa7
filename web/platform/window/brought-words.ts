import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import type { RefObject } from "react";

/** The fields that another page can put words into: of the shop's search, and of the search for laboratory tests. */
type SearchField = "products" | "tests";

/** As many letters as a search field takes. */
const LONGEST = 80;

/**
 * Brings words to a search field on the page that one goes to. They travel in the entry of the browser's history: what was prescribed to
 * somebody stands in no address, and is looked for once they press.
 */
export const bringing = (field: SearchField, words: string) => ({ brought: { field, words: words.slice(0, LONGEST) } });

function broughtTo(field: SearchField, state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("brought" in state)) return null;
  const { brought } = state as ReturnType<typeof bringing>;
  return brought.field === field ? brought.words : null;
}

/** Puts the words that were brought into a field, which then has the focus, and answers them; null: none were. */
export function useBroughtWords(name: SearchField, field: RefObject<HTMLInputElement | null>): string | null {
  const { key, state } = useLocation();
  const words = broughtTo(name, state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words may be brought again.
  useEffect(() => {
    if (words === null || field.current === null) return;
    field.current.value = words;
    field.current.focus();
  }, [key, words, field]);
  return words;
}
