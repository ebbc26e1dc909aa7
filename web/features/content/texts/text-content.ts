/** A paragraph, or the points of a list. Either may hold links: `[words](address)`. */
export type Block = string | readonly string[];

/** A text that is read from end to end. */
export type TextContent = {
  readonly title: string;
  /** For search engines. */
  readonly description: string;
  readonly lead: string;
  readonly sections: readonly { readonly id: string; readonly heading: string; readonly blocks: readonly Block[] }[];
};
