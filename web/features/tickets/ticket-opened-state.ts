/** What a ticket's page is told by the form that opened it. */
export const OPENED = { said: "opened" } as const;

export const isOpened = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "said" in state && state.said === "opened";
