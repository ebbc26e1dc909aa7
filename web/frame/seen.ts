/** A window tells its worker which page it shows, and which files the page was made of. */
export type Seen = { readonly kind: "seen"; readonly address: string; readonly files: readonly string[] };

export const isSeen = (told: unknown): told is Seen =>
  typeof told === "object" && told !== null && "kind" in told && told.kind === "seen" && "address" in told && "files" in told;
