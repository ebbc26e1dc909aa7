import { shopAddress } from "#web/design/link/shop-address.ts";
import { newsletterWords } from "./wording/newsletter.ts";

/** What came of such a form. */
export function NewsletterAnswer({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className="wrap trouble">
      <h1>{title}</h1>
      <p className="mute">{text}</p>
      <a className="btn main" href={shopAddress.shop}>
        {newsletterWords.home}
      </a>
    </div>
  );
}
