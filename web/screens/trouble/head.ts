import { siteWords } from "#web/wording/site.ts";
import { troubleWords } from "#web/wording/trouble.ts";
import type { Head } from "#web/frame/head.ts";

export const unknownAddressHead = (): Head => ({
  title: siteWords.titled(troubleWords.unknownAddress),
  description: troubleWords.unknownAddressText,
  canonical: null,
});

/** Of a page that stands for one that failed. */
export const troubleHead = (status: number): Head => ({
  title: siteWords.titled(troubleWords.heading(status)),
  description: troubleWords.text(status),
  canonical: null,
});
