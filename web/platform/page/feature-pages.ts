/** What those need to know of a feature's pages who load no page: search engines, and the worker that keeps pages for when there is no line. */
export type FeaturePages = {
  /** Pages that are always there and say something to whoever searches. */
  readonly listed?: readonly string[];
  /** Beginnings of paths that search engines need not look at: what belongs to one visitor. */
  readonly unlisted?: readonly string[];
  /** Pages that belong to somebody, with all below them: no device keeps them. A `*` is any text. */
  readonly personal?: readonly string[];
  /** Paths of answers that are the same for everybody and hold nothing that somebody typed, asked or owns: a device may keep them. A `*` is any text. */
  readonly cacheable?: readonly string[];
  /** Pages that every device keeps from the start. */
  readonly kept?: readonly string[];
};
