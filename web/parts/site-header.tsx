import { Drawing } from "./drawing.tsx";
import { SearchBox } from "./search-box.tsx";
import { shopAddress } from "./shop-address.ts";
import { SiteMenu } from "./site-menu.tsx";
import { usePast } from "./use-past.ts";
import { siteWords } from "#web/wording/site.ts";
import type { ReactNode } from "react";
import type { Category } from "#core/catalogue/category.ts";

type Header = { readonly categories: readonly Category[]; readonly here: string; readonly sought: string; readonly cart: ReactNode };

/** `here` is the path of the page at hand; `cart` the way to the cart. */
export function SiteHeader({ categories, here, sought, cart }: Header) {
  const { mark, isPast } = usePast();
  return (
    <header className="head">
      <div className="head-mark" ref={mark} />
      <div className={isPast ? "bar is-past" : "bar"}>
        <div className="wrap main-row">
          <SiteMenu categories={categories} here={here} />
          <a className="logo" href={shopAddress.home} aria-label={siteWords.home}>
            <Drawing name="logo" box="0 0 206 50" className="logo-drawing" label={null} />
          </a>
          <SearchBox sought={sought} className="only-wide search-wide" />
          {cart}
        </div>
      </div>
      <SearchBox sought={sought} className="wrap search-row only-phone" />
      <nav className="shopnav only-wide" aria-label={siteWords.categories}>
        <div className="wrap">
          {categories.map(({ slug, title }) => (
            <a key={slug} href={shopAddress.category(slug)} aria-current={current(here, shopAddress.category(slug))}>
              {title}
            </a>
          ))}
          <a href={shopAddress.products} aria-current={current(here, shopAddress.products)}>
            {siteWords.allProducts}
          </a>
        </div>
      </nav>
    </header>
  );
}

const current = (here: string, address: string): "page" | undefined => (here.toLowerCase() === address.toLowerCase() ? "page" : undefined);
