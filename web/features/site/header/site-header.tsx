import { useScrolledPast } from "./use-scrolled-past.ts";
import { siteWords } from "#web/design/site-words.ts";
import { BellSlot } from "#web/features/notifications/bell-slot.tsx";
import { CartLink } from "#web/features/cart/drawer/cart-link.tsx";
import { PractitionerBar } from "./practitioner-bar.tsx";
import { HeaderActions } from "./header-actions.tsx";
import { HeaderMenus } from "./header-menus.tsx";
import { LocationButton } from "#web/features/shipping/place/location-button.tsx";
import { ShopBar } from "#web/features/site/menus/shop-bar.tsx";
import { AccountSideMenu } from "#web/features/site/menus/account-side-menu.tsx";
import { ShopSideMenu } from "#web/features/site/menus/shop-side-menu.tsx";
import { SiteLogo } from "./site-logo.tsx";
import { SiteSearch } from "#web/features/search/site-search.tsx";
import { WishlistLink } from "#web/features/wishlist/wishlist-link.tsx";
import type { Layout } from "#web/platform/page/layout.ts";
import type { SiteData } from "#web/features/site/site-data.ts";

type Header = { readonly site: SiteData; readonly layout: Layout; readonly here: string; readonly sought: string };

/** `here` is the path of the page at hand, `sought` what it was asked for. */
export function SiteHeader({ site, layout, here, sought }: Header) {
  const { mark, isPast } = useScrolledPast();
  const { header, shop, sidebar, account, categories, outside, corporateApp } = site;
  return (
    <header className="site-header">
      <div className="scroll-mark" ref={mark} />
      <nav className="top-row only-wide" aria-label={siteWords.services}>
        <div className="page-width">
          <HeaderMenus menus={header} here={here} />
          <HeaderActions outside={outside} account={account} here={here} />
        </div>
      </nav>
      <div className={isPast ? "header-bar is-past" : "header-bar"}>
        <div className="page-width header-row">
          <ShopSideMenu categories={categories} here={here} />
          <SiteLogo corporateApp={corporateApp} />
          <SiteSearch sought={sought} categories={categories} className="only-wide search-wide" />
          <div className="header-end">
            <BellSlot />
            {layout === "main" ? null : <LocationButton className="place only-wide" />}
            <WishlistLink />
            <AccountSideMenu menu={sidebar} more={header} account={account} outside={outside} here={here} />
            <CartLink />
          </div>
        </div>
      </div>
      <SiteSearch sought={sought} categories={categories} className="page-width search-row only-narrow" />
      {layout === "landing" ? null : <ShopBar entries={shop} categories={categories} here={here} />}
      {layout === "main" ? <PractitionerBar /> : null}
    </header>
  );
}
