/** What a page says of itself to search engines, tabs and bookmarks. `canonical` is the path that it is known by; null: it is no page to be found. */
export type Head = { readonly title: string; readonly description: string; readonly canonical: string | null };

/** Something told in the words of schema.org. */
export type SchemaThing = {
  readonly "@type": string;
  readonly image?: readonly [ImageObject, ...string[]];
  readonly [name: string]: unknown;
};

/** A picture of a thing; the first also stands for its page where that is shared. `width`, `height`: nobody knows how large a photograph from elsewhere is. */
export type ImageObject = {
  readonly "@type": "ImageObject";
  readonly url: string;
  readonly caption: string;
  readonly width?: number;
  readonly height?: number;
};

/** What a page tells programs that read it, of a site at `site` (an origin). Source: specification/site.md, Data for programs. */
export type LinkedData<Data> = (data: Data, site: string) => readonly SchemaThing[];

/** A file that holds it. */
export type Linked<Data> = { readonly linked: LinkedData<Data> };

/** What a screen's route carries beside its screen: the head that its loader's answer makes, the file that its code is in, and what programs read. */
export type WithHead = {
  /** Null until the screen's code has come. */
  readonly head: (data: unknown) => Head | null;
  readonly file: string;
  readonly linked?: () => Promise<Linked<unknown>>;
};

type Match = { readonly handle: unknown; readonly data: unknown };

export const isWithHead = (handle: unknown): handle is WithHead => typeof handle === "object" && handle !== null && "head" in handle;

/** The head of the innermost route that has one and whose data has come; null where none has. */
export function headOf(matches: readonly Match[]): Head | null {
  const match = matches.findLast(({ handle, data }) => isWithHead(handle) && data !== undefined);
  return match !== undefined && isWithHead(match.handle) ? match.handle.head(match.data) : null;
}

/** What the same route tells programs. */
export async function linkedOf(matches: readonly Match[], site: string): Promise<readonly SchemaThing[]> {
  const match = matches.findLast(({ handle, data }) => isWithHead(handle) && data !== undefined);
  if (match === undefined || !isWithHead(match.handle) || match.handle.linked === undefined) return [];
  return (await match.handle.linked()).linked(match.data, site);
}
