import { Drawing } from "#web/design/drawing/drawing.tsx";
import { SearchBox } from "#web/design/search-box/search-box.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { errorWords } from "#web/platform/page/error-words.ts";
import { missingHead } from "#web/platform/page/missing-head.ts";
import type { Head } from "#web/platform/page/head.ts";

export const head = (): Head => missingHead(errorWords.unknownAddress, errorWords.unknownAddressText);

/** No page has this address. */
export function Screen() {
  return (
    <div className="page-width error-page">
      <Drawing name="empty-search" box="0 0 200 140" className="error-page-drawing" label={null} />
      <h1>{errorWords.unknownAddress}</h1>
      <p className="muted">{errorWords.unknownAddressText}</p>
      <SearchBox sought="" className="error-page-search" />
      <a className="button main" href={shopAddress.home}>
        {errorWords.home}
      </a>
    </div>
  );
}
