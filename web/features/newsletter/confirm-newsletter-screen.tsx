import { newsletterWords } from "./wording/newsletter.ts";
import { siteWords } from "#web/design/site-words.ts";
import { NewsletterAnswer } from "./newsletter-answer.tsx";
import { NewsletterTokenForm } from "./newsletter-token-form.tsx";
import type { Head } from "#web/platform/page/head.ts";
import type { NewsletterLink } from "./newsletter-link.ts";

const words = newsletterWords.confirm;

/** Only letters lead here: no search engine keeps it. */
export const head = (): Head => ({ title: siteWords.titled(words.title), description: words.text, canonical: null });

/** Where the letter leads that asks for a confirmation, and the form of a page's foot that asks for the letter without script. */
export function Screen({ data: { token, answer } }: { readonly data: NewsletterLink }) {
  if (answer === "asked") return <NewsletterAnswer title={words.asked} text={words.askedText} />;
  if (answer === "invalid") return <NewsletterAnswer title={words.notAsked} text={newsletterWords.invalidEmail} />;
  if (answer === "too-many") return <NewsletterAnswer title={words.notAsked} text={newsletterWords.tooMany} />;
  if (answer === "confirmed") return <NewsletterAnswer title={words.confirmed} text={words.confirmedText} />;
  if (answer !== null || token === "") return <NewsletterAnswer title={words.useless} text={words.uselessText} />;
  return <NewsletterTokenForm title={words.title} text={words.text} press={words.press} form="newsletter/confirm" token={token} />;
}
