import { Check } from "lucide-react";
import { Notice } from "#web/design/notice/notice.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { AlertLink } from "#web/features/alerts/alert-link.tsx";
import { PageHead } from "#web/features/content/page-head.tsx";
import { comingPageWords } from "#web/features/content/wording/coming.ts";
import { siteWords } from "#web/design/site-words.ts";
import type { ComingWords } from "#web/features/content/wording/coming.ts";
import type { ComingArea } from "#core/content/coming-areas.ts";
import type { Head } from "#web/platform/page/head.ts";

/** No search engine keeps what is not there yet. */
export const head = ({ title, text }: ComingWords): Head => ({ title: siteWords.titled(title), description: text, canonical: null });

/** An area that is not open yet, told honestly: nothing on it pretends to work. */
export function Screen({ data: { area, title, text, will, until } }: { readonly data: ComingWords & { readonly area: ComingArea } }) {
  return (
    <div className="page-width leaflet">
      <PageHead here={title} title={title} lead={text} />
      <section className="coming-area">
        <p className="badge">{comingPageWords.kicker}</p>
        <h2>{comingPageWords.willBe}</h2>
        <ul className="tick-list">
          {will.map((thing) => (
            <li key={thing}>
              <Check className="icon icon-small leaf mt-1" aria-hidden="true" />
              {thing}
            </li>
          ))}
        </ul>
      </section>
      <div className="leaflet-head">
        <Notice kind="note">{until}</Notice>
        <div className="row flex-wrap">
          <a className="button main" href={shopAddress.shop}>
            {comingPageWords.shop}
          </a>
          <a className="button quiet" href="/getintouch">
            {comingPageWords.ask}
          </a>
          <AlertLink about={{ kind: "opening", area }} />
        </div>
      </div>
    </div>
  );
}
