import { lateCode } from "#web/platform/late/late-code.ts";
import { useScrolledPast } from "./use-scrolled-past.ts";
import { siteWords } from "#web/design/site-words.ts";
import { MarkupOnce } from "#web/platform/page/markup-once.tsx";
import { drawnFirst } from "#web/platform/late/drawn-first.tsx";
import { FilledFrame } from "#web/platform/slots/frame-slots.ts";
import { Slot } from "#web/platform/slots/slot.tsx";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import { HeaderActions } from "./header-actions.tsx";
import { SiteLogo } from "./site-logo.tsx";
import type { Layout } from "#web/platform/page/layout.ts";
import type { SiteData } from "#web/features/site/site-data.ts";

type Header = { readonly site: SiteData; readonly layout: Layout; readonly address: string; readonly sought: string };

/** `address` is the path and search of the page at hand, `sought` what it was asked for. */
export function SiteHeader({ site, layout, address, sought }: Header) {
  const frame = useDependency(FilledFrame);
  const { mark, isPast } = useScrolledPast();
  const isShop = layout === "shop" || layout === "main";
  const { header, shop, sidebar, account, categories, outside, corporateApp } = site;
  return (
    <header className="site-header">
      <div className="scroll-mark" ref={mark} />
      <MarkupOnce as="top-row" of={[header, account, outside]}>
        <nav className="top-row only-wide" aria-label={siteWords.services}>
          <div className="page-width">
            <HeaderMenus menus={header} />
            <HeaderActions outside={outside} account={account} />
          </div>
        </nav>
      </MarkupOnce>
      <div className={isPast ? "header-bar is-past" : "header-bar"}>
        <div className="page-width header-row">
          <ShopSideMenu categories={categories} address={address} />
          <SiteLogo corporateApp={corporateApp} />
          <Slot of={frame.search} given={{ sought, categories, className: "only-wide search-wide" }} />
          <div className="header-end">
            <Slot of={frame.bell} given={NOTHING} />
            <Slot of={isShop ? frame.delivery : (frame.city ?? frame.delivery)} given={{ className: "place only-wide" }} />
            <Slot of={frame.wishlist} given={NOTHING} />
            <AccountMenu menu={sidebar} more={header} account={account} outside={outside} address={address} />
            <Slot of={frame.cart} given={NOTHING} />
          </div>
        </div>
      </div>
      <Slot of={frame.search} given={{ sought, categories, className: "page-width search-row only-narrow" }} />
      {isShop ? (
        <div className="page-width only-narrow">
          <Slot of={frame.delivery} given={{ className: "link compact small" }} />
        </div>
      ) : null}
      {layout === "landing" ? null : (
        <MarkupOnce as="shop-bar" of={[shop, categories]}>
          <ShopBar entries={shop} categories={categories} />
        </MarkupOnce>
      )}
      {layout === "main" ? <Slot of={frame.practitioners} given={NOTHING} /> : null}
    </header>
  );
}

const NOTHING = {};

// Menus are links, and popovers that the browser opens: without their code they do all but follow who signs in.
const headerMenus = lateCode(() => import("./header-menus.tsx"), "HeaderMenus");
const shopSideMenu = lateCode(() => import("#web/features/site/menus/shop-side-menu.tsx"), "ShopSideMenu");
const accountMenu = lateCode(() => import("#web/features/site/menus/account-menu.tsx"), "AccountMenu");
const shopBar = lateCode(() => import("#web/features/site/menus/shop-bar.tsx"), "ShopBar");

const HeaderMenus = drawnFirst({
  fromTheStart: import.meta.env.SSR || import.meta.env.DEV ? await headerMenus() : null,
  load: headerMenus,
  place: () => null,
});
const ShopSideMenu = drawnFirst({
  fromTheStart: import.meta.env.SSR || import.meta.env.DEV ? await shopSideMenu() : null,
  load: shopSideMenu,
  place: () => <span className="icon-button only-narrow" />,
});
const AccountMenu = drawnFirst({
  fromTheStart: import.meta.env.SSR || import.meta.env.DEV ? await accountMenu() : null,
  load: accountMenu,
  place: () => <span className="icon-button only-narrow" />,
});
const ShopBar = drawnFirst({
  fromTheStart: import.meta.env.SSR || import.meta.env.DEV ? await shopBar() : null,
  load: shopBar,
  place: () => <nav className="shop-bar only-wide" aria-label={siteWords.shop} />,
});
