/**
 * What a page says of itself to search engines, tabs and bookmarks. `canonical` is its one path; null: search engines should not list it.
 */
export type Head =
  | { readonly title: string; readonly description: string; readonly canonical: string | null; readonly isMissing?: false }
  | MissingHead;

/** The head of a page that says that nothing is at its address. The server answers such a page with 404. */
export type MissingHead = { readonly title: string; readonly description: string; readonly canonical: null; readonly isMissing: true };

/** Structured data in the vocabulary of schema.org. */
export type SchemaThing = {
  readonly "@type": string;
  readonly image?: readonly [ImageObject, ...string[]];
  readonly [name: string]: unknown;
};

/**
 * A picture of a thing. The first one is also shown where the page is shared. `width` and `height` are missing for photographs from other
 * sites, as their size is not known.
 */
export type ImageObject = {
  readonly "@type": "ImageObject";
  readonly url: string;
  readonly caption: string;
  readonly width?: number;
  readonly height?: number;
};

/** The structured data of a page, on a site at `site` (an origin). Source: specification/site.md, Data for programs. */
export type LinkedData<Data> = (data: Data, site: string) => readonly SchemaThing[];

/** A file that holds it. */
export type Linked<Data> = { readonly linked: LinkedData<Data> };

/**
 * What a route holds beside its screen: a function that makes the head from the loader's answer, the name of the file with its code, and
 * the structured data.
 */
export type WithHead = {
  /** Null until the screen's code is loaded. */
  readonly head: (data: unknown) => Head | null;
  readonly file: string;
  readonly linked?: () => Promise<Linked<unknown>>;
};

type Match = { readonly handle: unknown; readonly data: unknown };

export const isWithHead = (handle: unknown): handle is WithHead => typeof handle === "object" && handle !== null && "head" in handle;

/** The head of the innermost route that has a head and whose data is loaded; null: there is none. */
export function headOf(matches: readonly Match[]): Head | null {
  const match = matches.findLast(({ handle, data }) => isWithHead(handle) && data !== undefined);
  return match !== undefined && isWithHead(match.handle) ? match.handle.head(match.data) : null;
}

/** The structured data of the same route. */
export async function linkedOf(matches: readonly Match[], site: string): Promise<readonly SchemaThing[]> {
  const match = matches.findLast(({ handle, data }) => isWithHead(handle) && data !== undefined);
  if (match === undefined || !isWithHead(match.handle) || match.handle.linked === undefined) return [];
  return (await match.handle.linked()).linked(match.data, site);
}
