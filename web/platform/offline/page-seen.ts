/** A window tells its worker which page it shows, and which files the page was made of. */
export type PageSeen = { readonly kind: "seen"; readonly address: string; readonly files: readonly string[] };

export const isPageSeen = (told: unknown): told is PageSeen =>
  typeof told === "object" && told !== null && "kind" in told && told.kind === "seen" && "address" in told && "files" in told;
