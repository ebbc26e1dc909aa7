import { newsletterWords } from "#web/wording/newsletter.ts";
import { LetterAnswer } from "./letter-answer.tsx";
import { LetterForm } from "./letter-form.tsx";
import type { LetterLink } from "./letter-link.ts";

const words = newsletterWords.leave;

/** Where every letter leads by which its reader leaves. */
export function LeaveNewsletterScreen({ data: { token, answer } }: { readonly data: LetterLink }) {
  if (answer !== null) return <LetterAnswer title={words.left} text={words.leftText} />;
  return <LetterForm title={words.title} text={words.text} press={words.press} does="leave" token={token} />;
}
