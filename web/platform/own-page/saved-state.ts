/** What a page is told by the one that led to it: what was kept there. */
export const SAVED = { said: "saved" } as const;
export const REMOVED = { said: "removed" } as const;

export function savedStateIn(state: unknown): "saved" | "removed" | null {
  if (typeof state !== "object" || state === null || !("said" in state)) return null;
  return state.said === "saved" || state.said === "removed" ? state.said : null;
}
