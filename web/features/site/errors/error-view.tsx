import { Drawing } from "#web/design/drawing/drawing.tsx";
import { SearchBox } from "#web/design/search-box/search-box.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { siteWords } from "#web/design/site-words.ts";
import { errorWords } from "#web/platform/page/error-words.ts";
import { useSecondsLeft } from "./use-seconds-left.ts";

/**
 * What went wrong, and the ways on: what is not there is searched for, what may come is tried again, past the router, as code that did not
 * come only comes with the page.
 */
export function ErrorView({ status, here, wait }: { readonly status: number; readonly here: string; readonly wait: number | null }) {
  const left = useSecondsLeft(wait);
  const isLost = status === 404;
  return (
    <div className="page-width error-page">
      <Drawing name="empty-search" box="0 0 200 140" className="error-page-drawing" label={null} />
      <p className="small faint">{status}</p>
      <h1>{errorWords.heading(status)}</h1>
      <p className="muted">{errorWords.text(status, left)}</p>
      {isLost ? <SearchBox sought="" className="error-page-search" /> : null}
      <div className="row flex-wrap justify-center">
        {isLost ? (
          <a className="button quiet" href={shopAddress.products}>
            {siteWords.allProducts}
          </a>
        ) : (
          <a className="button main" href={here} target="_self">
            {errorWords.tryAgain}
          </a>
        )}
        <a className={isLost ? "button main" : "button quiet"} href={shopAddress.home}>
          {errorWords.home}
        </a>
      </div>
    </div>
  );
}
