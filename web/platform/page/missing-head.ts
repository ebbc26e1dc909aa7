import { siteWords } from "#web/design/site-words.ts";
import type { MissingHead } from "./head.ts";

/**
 * The head of a page that says in its own words that what its address names is not there. Source: specification/site.md, Pages and
 * addresses.
 */
export const missingHead = (title: string, description: string): MissingHead => ({
  title: siteWords.titled(title),
  description,
  canonical: null,
  isMissing: true,
});
