import { Drawing } from "#web/design/drawing/drawing.tsx";
import { SearchBox } from "#web/design/search-box/search-box.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { siteWords } from "#web/design/site-words.ts";
import { errorWords } from "#web/platform/page/error-words.ts";
import { useSecondsLeft } from "./use-seconds-left.ts";

/** What went wrong, and the ways on: what is not there is searched for, what may come is tried again, past the router, as code that did not come only comes with the page. */
export function ErrorView({ status, here, wait }: { readonly status: number; readonly here: string; readonly wait: number | null }) {
  const left = useSecondsLeft(wait);
  const isLost = status === 404;
  return (
    <div className="wrap trouble">
      <Drawing name="empty-search" box="0 0 200 140" className="d" label={null} />
      <p className="small faint">{status}</p>
      <h1>{errorWords.heading(status)}</h1>
      <p className="mute">{errorWords.text(status, left)}</p>
      {isLost ? <SearchBox sought="" className="trouble-search" /> : null}
      <div className="row flex-wrap justify-center">
        {isLost ? (
          <a className="btn quiet" href={shopAddress.products}>
            {siteWords.allProducts}
          </a>
        ) : (
          <a className="btn main" href={here} target="_self">
            {errorWords.tryAgain}
          </a>
        )}
        <a className={isLost ? "btn main" : "btn quiet"} href={shopAddress.home}>
          {errorWords.home}
        </a>
      </div>
    </div>
  );
}
