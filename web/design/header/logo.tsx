import { brand } from "#brand";
import { siteWords } from "#web/design/site-words.ts";
import { Drawing } from "#web/design/drawing/drawing.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";

/** The shop's sign, which leads home; another one, of the same size, of those whom an aggregator of corporate benefits has sent. */
export const Logo = ({ of }: { readonly of: "everybody" | "corporate" }) => (
  <a className="logo" href={shopAddress.home} aria-label={of === "corporate" ? siteWords.corporateHome : siteWords.home}>
    <Drawing name={of === "corporate" ? "logo-corporate" : brand.logo} box="0 0 206 50" className="logo-drawing" label={null} />
  </a>
);
