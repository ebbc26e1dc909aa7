import { newsletterWords } from "./wording/newsletter.ts";
import { siteWords } from "#web/design/site-words.ts";
import { NewsletterAnswer } from "./newsletter-answer.tsx";
import { NewsletterTokenForm } from "./newsletter-token-form.tsx";
import type { Head } from "#web/platform/page/head.ts";
import type { NewsletterLink } from "./newsletter-link.ts";

const words = newsletterWords.leave;

/** Only letters lead here: no search engine keeps it. */
export const head = (): Head => ({ title: siteWords.titled(words.title), description: words.text, canonical: null });

/** Where every letter leads by which its reader leaves. */
export function Screen({ data: { token, answer } }: { readonly data: NewsletterLink }) {
  if (answer !== null) return <NewsletterAnswer title={words.left} text={words.leftText} />;
  if (token === "") return <NewsletterAnswer title={words.useless} text={words.uselessText} />;
  return <NewsletterTokenForm title={words.title} text={words.text} press={words.press} does="leave" token={token} />;
}
