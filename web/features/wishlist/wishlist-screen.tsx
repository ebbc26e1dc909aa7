import { observer } from "mobx-react-lite";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { Breadcrumb } from "#web/design/breadcrumb/breadcrumb.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { WishlistStore } from "./wishlist-store.ts";
import { siteWords } from "#web/design/site-words.ts";
import { counted } from "#web/design/phrase.ts";
import { wholeNumber } from "#web/design/figures/amounts.ts";
import { wishlistPageWords } from "./wording/wishlist-page.ts";
import { WishedProducts } from "./wished-products.tsx";
import type { Head } from "#web/platform/page/head.ts";

const WAY = [
  { title: siteWords.homeLink, address: shopAddress.home },
  { title: siteWords.shop, address: shopAddress.shop },
];

export const head = (): Head => ({
  title: siteWords.titled(wishlistPageWords.title),
  description: wishlistPageWords.description,
  canonical: null,
});

/** What a customer put aside, the last in front. */
export const Screen = observer(function Screen() {
  const { count } = useStore(WishlistStore);
  return (
    <div className="page-width">
      <Breadcrumb way={WAY} here={wishlistPageWords.title} />
      <div className="list-head">
        <div>
          <h1>{wishlistPageWords.title}</h1>
          <p className="muted" role="status">
            {count === 0 ? "" : counted(count, wishlistPageWords.count, { count: wholeNumber(count) })}
          </p>
        </div>
      </div>
      <WishedProducts />
    </div>
  );
});
