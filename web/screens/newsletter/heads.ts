import { newsletterWords } from "#web/wording/newsletter.ts";
import { siteWords } from "#web/wording/site.ts";
import type { Head } from "#web/frame/head.ts";

const { confirm, leave } = newsletterWords;

/** Pages that only letters lead to: no search engine keeps them. */
export const confirmNewsletterHead = (): Head => ({ title: siteWords.titled(confirm.title), description: confirm.text, canonical: null });
export const leaveNewsletterHead = (): Head => ({ title: siteWords.titled(leave.title), description: leave.text, canonical: null });
