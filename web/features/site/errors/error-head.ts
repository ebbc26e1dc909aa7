import { siteWords } from "#web/design/site-words.ts";
import { errorWords } from "#web/platform/page/error-words.ts";
import type { Head } from "#web/platform/page/head.ts";

/** Of a page that stands for one that failed. */
export const errorHead = (status: number): Head => ({
  title: siteWords.titled(errorWords.heading(status)),
  description: errorWords.text(status),
  canonical: null,
});
