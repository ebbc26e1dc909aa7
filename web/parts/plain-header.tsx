import { shopAddress } from "./shop-address.ts";
import { siteWords } from "#web/wording/site.ts";
import { Drawing } from "./drawing.tsx";

/** The sign alone, which leads home: nothing else takes anybody away from what they are doing. */
export const PlainHeader = () => (
  <header className="plain-head">
    <div className="wrap">
      <a className="logo" href={shopAddress.home} aria-label={siteWords.home}>
        <Drawing name="logo" box="0 0 206 50" className="logo-drawing" label={null} />
      </a>
    </div>
  </header>
);
