import { Breadcrumb } from "#web/design/breadcrumb/breadcrumb.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { siteWords } from "#web/design/site-words.ts";
import { AlertForm } from "./alert-form.tsx";
import { alertHint, alertTitle } from "./alert-words.ts";
import { alertWords } from "./wording/alerts.ts";
import type { AlertAbout } from "./alert-about.ts";

/** An alert's form as a page of its own, for whoever has no script. */
export function AskAlert({ about }: { readonly about: AlertAbout }) {
  return (
    <div className="page-width leaflet">
      <div className="leaflet-head">
        <Breadcrumb way={[{ title: siteWords.homeLink, address: shopAddress.home }]} here={alertTitle(about)} />
        <h1>{alertTitle(about)}</h1>
        <p className="lead">{alertHint(about)}</p>
      </div>
      <div className="leaflet-head">
        <div className="panel">
          <AlertForm about={about} />
        </div>
      </div>
      {about.kind === "opening" ? null : (
        <a className="link" href={shopAddress.product(about.slug)}>
          {alertWords.page.back}
        </a>
      )}
    </div>
  );
}
