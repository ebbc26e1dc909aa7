import { shopAddress } from "#web/design/link/shop-address.ts";
import { alertWords } from "./wording/alerts.ts";

/** What came of a form of alerts. */
export function AlertAnswer({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className="page-width error-page">
      <h1>{title}</h1>
      <p className="muted">{text}</p>
      <a className="button main" href={shopAddress.shop}>
        {alertWords.home}
      </a>
    </div>
  );
}
