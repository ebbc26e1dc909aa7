import { Breadcrumb } from "#web/parts/breadcrumb.tsx";
import { EmptyState } from "#web/parts/empty-state.tsx";
import { shopAddress } from "#web/parts/shop-address.ts";
import { ShelfCards } from "#web/screens/site/shelf-cards.tsx";
import { shelfWords } from "#web/wording/shelf.ts";
import { siteWords } from "#web/wording/site.ts";
import { MOST_FOUND } from "./search-data.ts";
import type { SearchData } from "./search-data.ts";

const WAY = [
  { title: siteWords.homeLink, address: shopAddress.home },
  { title: siteWords.shop, address: shopAddress.shop },
];

/** What the shop has by the words of a search. */
export function SearchScreen({ data: { words, products, isCut } }: { readonly data: SearchData }) {
  return (
    <div className="wrap">
      <Breadcrumb way={WAY} here={siteWords.searchButton} />
      {products.length === 0 ? (
        <EmptyState drawing="empty-search" heading={<h1>{shelfWords.noMatch(words)}</h1>} text={shelfWords.noMatchText}>
          <a className="btn main" href={shopAddress.products}>
            {shelfWords.shopAll}
          </a>
        </EmptyState>
      ) : (
        <>
          <div className="shelf-head">
            <div>
              <h1>{shelfWords.searchFor(words)}</h1>
              <p className="mute">{isCut ? shelfWords.foundMost(MOST_FOUND) : shelfWords.count(products.length)}</p>
            </div>
          </div>
          <h2 className="vh">{shelfWords.products}</h2>
          <ShelfCards products={products} />
        </>
      )}
    </div>
  );
}
