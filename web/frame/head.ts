/** What a page says of itself to search engines, tabs and bookmarks. `canonical` is the path that it is known by; null: it is no page to be found. */
export type Head = { readonly title: string; readonly description: string; readonly canonical: string | null };

/** What a screen's route carries beside its screen: the head that its loader's answer makes, and the file that its code is in. */
export type WithHead = { readonly head: (data: unknown) => Head; readonly file: string };

export const isWithHead = (handle: unknown): handle is WithHead => typeof handle === "object" && handle !== null && "head" in handle;

/** The head of the innermost route that has one and whose data has come; null where none has. */
export function headOf(matches: readonly { readonly handle: unknown; readonly data: unknown }[]): Head | null {
  const match = matches.findLast(({ handle, data }) => isWithHead(handle) && data !== undefined);
  return match !== undefined && isWithHead(match.handle) ? match.handle.head(match.data) : null;
}
