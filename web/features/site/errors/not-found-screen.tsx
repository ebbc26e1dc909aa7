import { Drawing } from "#web/design/drawing/drawing.tsx";
import { SearchBox } from "#web/design/search-box/search-box.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { errorWords } from "#web/platform/page/error-words.ts";

/** No page has this address. */
export function NotFoundScreen() {
  return (
    <div className="wrap trouble">
      <Drawing name="empty-search" box="0 0 200 140" className="d" label={null} />
      <h1>{errorWords.unknownAddress}</h1>
      <p className="mute">{errorWords.unknownAddressText}</p>
      <SearchBox sought="" className="trouble-search" />
      <a className="btn main" href={shopAddress.home}>
        {errorWords.home}
      </a>
    </div>
  );
}
