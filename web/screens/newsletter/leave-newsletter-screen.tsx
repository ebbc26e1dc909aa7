import { newsletterWords } from "#web/wording/newsletter.ts";
import { siteWords } from "#web/wording/site.ts";
import { LetterAnswer } from "./letter-answer.tsx";
import { LetterForm } from "./letter-form.tsx";
import type { Head } from "#web/frame/head.ts";
import type { LetterLink } from "./letter-link.ts";

const words = newsletterWords.leave;

/** Only letters lead here: no search engine keeps it. */
export const head = (): Head => ({ title: siteWords.titled(words.title), description: words.text, canonical: null });

/** Where every letter leads by which its reader leaves. */
export function Screen({ data: { token, answer } }: { readonly data: LetterLink }) {
  if (answer !== null) return <LetterAnswer title={words.left} text={words.leftText} />;
  if (token === "") return <LetterAnswer title={words.useless} text={words.uselessText} />;
  return <LetterForm title={words.title} text={words.text} press={words.press} does="leave" token={token} />;
}
