/** What search engines and the offline worker need to know of a feature's pages. */
export type FeaturePages = {
  /** Pages for the site map: they always exist and are worth finding. */
  readonly listed?: readonly string[];
  /** Beginnings of paths that search engines should leave out, because their pages belong to one visitor. */
  readonly unlisted?: readonly string[];
  /** Personal pages, with all pages below them. The worker never stores them. A `*` stands for any text. */
  readonly personal?: readonly string[];
  /** Paths of answers that are the same for everybody and hold nothing personal. The worker may store them. A `*` stands for any text. */
  readonly cacheable?: readonly string[];
  /** Pages that the worker stores as soon as it is installed. */
  readonly kept?: readonly string[];
};
