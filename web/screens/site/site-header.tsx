import { usePast } from "#web/parts/use-past.ts";
import { siteWords } from "#web/wording/site.ts";
import { BellSlot } from "./bell-slot.tsx";
import { CartLink } from "./cart-link.tsx";
import { FindBar } from "./find-bar.tsx";
import { HeaderEnds } from "./header-ends.tsx";
import { HeaderMenus } from "./header-menus.tsx";
import { LocationButton } from "./location-button.tsx";
import { ShopBar } from "./shop-bar.tsx";
import { SideBar } from "./side-bar.tsx";
import { SideMenu } from "./side-menu.tsx";
import { SiteLogo } from "./site-logo.tsx";
import { SiteSearch } from "./site-search.tsx";
import { WishlistLink } from "./wishlist-link.tsx";
import type { Layout } from "#web/frame/layout.ts";
import type { SiteData } from "./site-data.ts";

type Header = { readonly site: SiteData; readonly layout: Layout; readonly here: string; readonly sought: string };

/** `here` is the path of the page at hand, `sought` what it was asked for. */
export function SiteHeader({ site, layout, here, sought }: Header) {
  const { mark, isPast } = usePast();
  const { header, shop, sidebar, account, categories, outside, corporateApp } = site;
  return (
    <header className="head">
      <div className="head-mark" ref={mark} />
      <nav className="util only-wide" aria-label={siteWords.services}>
        <div className="wrap">
          <HeaderMenus menus={header} here={here} />
          <HeaderEnds outside={outside} account={account} here={here} />
        </div>
      </nav>
      <div className={isPast ? "bar is-past" : "bar"}>
        <div className="wrap main-row">
          <SideMenu categories={categories} here={here} />
          <SiteLogo corporateApp={corporateApp} />
          <SiteSearch sought={sought} categories={categories} className="only-wide search-wide" />
          <div className="main-end">
            <BellSlot />
            {layout === "main" ? null : <LocationButton className="place only-wide" />}
            <WishlistLink />
            <SideBar menu={sidebar} more={header} account={account} outside={outside} here={here} />
            <CartLink />
          </div>
        </div>
      </div>
      <SiteSearch sought={sought} categories={categories} className="wrap search-row only-phone" />
      {layout === "landing" ? null : <ShopBar entries={shop} categories={categories} here={here} />}
      {layout === "main" ? <FindBar /> : null}
    </header>
  );
}
