import { Drawing } from "#web/parts/drawing.tsx";
import { SearchBox } from "#web/parts/search-box.tsx";
import { shopAddress } from "#web/parts/shop-address.ts";
import { troubleWords } from "#web/wording/trouble.ts";

/** No page has this address. */
export function UnknownAddressScreen() {
  return (
    <div className="wrap trouble">
      <Drawing name="empty-search" box="0 0 200 140" className="d" label={null} />
      <h1>{troubleWords.unknownAddress}</h1>
      <p className="mute">{troubleWords.unknownAddressText}</p>
      <SearchBox sought="" className="trouble-search" />
      <a className="btn main" href={shopAddress.home}>
        {troubleWords.home}
      </a>
    </div>
  );
}
