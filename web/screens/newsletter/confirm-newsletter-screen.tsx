import { newsletterWords } from "#web/wording/newsletter.ts";
import { siteWords } from "#web/wording/site.ts";
import { LetterAnswer } from "./letter-answer.tsx";
import { LetterForm } from "./letter-form.tsx";
import type { Head } from "#web/frame/head.ts";
import type { LetterLink } from "./letter-link.ts";

const words = newsletterWords.confirm;

/** Only letters lead here: no search engine keeps it. */
export const head = (): Head => ({ title: siteWords.titled(words.title), description: words.text, canonical: null });

/** Where the letter leads that asks for a confirmation, and the form of a page's foot that asks for the letter without script. */
export function Screen({ data: { token, answer } }: { readonly data: LetterLink }) {
  if (answer === "asked") return <LetterAnswer title={words.asked} text={words.askedText} />;
  if (answer === "invalid") return <LetterAnswer title={words.notAsked} text={newsletterWords.invalidEmail} />;
  if (answer === "too-many") return <LetterAnswer title={words.notAsked} text={newsletterWords.tooMany} />;
  if (answer === "confirmed") return <LetterAnswer title={words.confirmed} text={words.confirmedText} />;
  if (answer !== null || token === "") return <LetterAnswer title={words.useless} text={words.uselessText} />;
  return <LetterForm title={words.title} text={words.text} press={words.press} does="confirm" token={token} />;
}
