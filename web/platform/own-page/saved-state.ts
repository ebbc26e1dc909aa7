/** What a page is told by the one that led to it: what was kept there. */
export const SAVED = { said: "saved" } as const;
export const REMOVED = { said: "removed" } as const;

/** The same, with what was kept: the page may go on with it. */
export const savedAs = (id: string) => ({ ...SAVED, id });

/** What was kept, by its id; null: the page that led here told none. */
export const savedIdIn = (state: unknown): string | null =>
  savedStateIn(state) === "saved" && typeof state === "object" && state !== null && "id" in state && typeof state.id === "string"
    ? state.id
    : null;

export function savedStateIn(state: unknown): "saved" | "removed" | null {
  if (typeof state !== "object" || state === null || !("said" in state)) return null;
  return state.said === "saved" || state.said === "removed" ? state.said : null;
}
