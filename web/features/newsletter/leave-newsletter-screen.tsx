import { newsletterWords } from "./wording/newsletter.ts";
import { siteWords } from "#web/design/site-words.ts";
import { NewsletterAnswer } from "./newsletter-answer.tsx";
import { NewsletterTokenForm } from "./newsletter-token-form.tsx";
import type { Head } from "#web/platform/page/head.ts";
import type { NewsletterLink } from "./newsletter-link.ts";

const { leave, leaveFitbook } = newsletterWords;

/** Only letters lead here: no search engine keeps it. */
export const head = ({ of }: NewsletterLink): Head => {
  const { title, text } = of === "fitbook" ? leaveFitbook : leave;
  return { title: siteWords.titled(title), description: text, canonical: null };
};

/** Where every letter leads by which its reader leaves. */
export function Screen({ data: { token, answer, of } }: { readonly data: NewsletterLink }) {
  const words = of === "fitbook" ? leaveFitbook : leave;
  if (answer !== null) return <NewsletterAnswer title={words.left} text={words.leftText} />;
  if (token === "") return <NewsletterAnswer title={leave.useless} text={leave.uselessText} />;
  return (
    <NewsletterTokenForm
      title={words.title}
      text={words.text}
      press={words.press}
      form={of === "fitbook" ? "letters/leave" : "newsletter/leave"}
      token={token}
    />
  );
}
