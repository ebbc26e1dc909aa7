import { newsletterWords } from "#web/wording/newsletter.ts";
import { LetterAnswer } from "./letter-answer.tsx";
import { LetterForm } from "./letter-form.tsx";
import type { LetterLink } from "./letter-link.ts";

const words = newsletterWords.confirm;

/** Where the letter leads that asks for a confirmation. */
export function ConfirmNewsletterScreen({ data: { token, answer } }: { readonly data: LetterLink }) {
  if (answer === "confirmed") return <LetterAnswer title={words.confirmed} text={words.confirmedText} />;
  if (answer !== null || token === "") return <LetterAnswer title={words.useless} text={words.uselessText} />;
  return <LetterForm title={words.title} text={words.text} press={words.press} does="confirm" token={token} />;
}
