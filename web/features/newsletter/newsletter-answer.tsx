import { shopAddress } from "#web/design/link/shop-address.ts";
import { newsletterWords } from "./wording/newsletter.ts";

/** What came of such a form. */
export function NewsletterAnswer({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className="page-width error-page">
      <h1>{title}</h1>
      <p className="muted">{text}</p>
      <a className="button main" href={shopAddress.shop}>
        {newsletterWords.home}
      </a>
    </div>
  );
}
