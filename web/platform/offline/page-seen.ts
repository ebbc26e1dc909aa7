/** A window tells its worker which page it shows, and which files the page was made of. */
export type PageSeen = { readonly kind: "seen"; readonly address: string; readonly files: readonly string[] };

export const isPageSeen = (given: unknown): given is PageSeen =>
  typeof given === "object" && given !== null && "kind" in given && given.kind === "seen" && "address" in given && "files" in given;
