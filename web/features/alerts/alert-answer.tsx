import { shopAddress } from "#web/design/link/shop-address.ts";
import { alertWords } from "./wording/alerts.ts";

/** What came of a form of alerts. */
export function AlertAnswer({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className="wrap trouble">
      <h1>{title}</h1>
      <p className="mute">{text}</p>
      <a className="btn main" href={shopAddress.shop}>
        {alertWords.home}
      </a>
    </div>
  );
}
