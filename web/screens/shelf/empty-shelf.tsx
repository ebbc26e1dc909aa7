import { EmptyState } from "#web/parts/empty-state.tsx";
import { shopAddress } from "#web/parts/shop-address.ts";
import { ShelfCards } from "#web/screens/site/shelf-cards.tsx";
import { shelfWords } from "#web/wording/shelf.ts";
import { isNarrowed } from "./asked-shelf.ts";
import { cleared } from "./chosen.ts";
import { shelfAddress } from "./shelf-address.ts";
import type { ShelfData } from "./shelf-data.ts";

/** Nothing here, and the ways on: fewer filters, fewer words, or what others buy. */
export function EmptyShelf({ data: { asked, instead } }: { readonly data: ShelfData }) {
  const { words } = asked.narrowing;
  if (isNarrowed(asked.narrowing))
    return (
      <EmptyState drawing="empty-search" heading={<h3>{shelfWords.narrowedEmpty}</h3>} text={shelfWords.narrowedEmptyText}>
        <a className="btn main" href={shelfAddress(cleared(asked))} data-stay>
          {shelfWords.clearAll}
        </a>
      </EmptyState>
    );
  if (words === null)
    return (
      <EmptyState drawing="empty-search" heading={<h3>{shelfWords.empty}</h3>} text={shelfWords.emptyText}>
        <ShopAll />
      </EmptyState>
    );
  const single = words.split(/\s+/).filter((word) => word.length > 2);
  return (
    <>
      <EmptyState drawing="empty-search" heading={null} text={shelfWords.noMatchText}>
        {single.length < 2 ? null : (
          <ul className="chips" aria-label={shelfWords.tryWord}>
            {[...new Set(single)].slice(0, 4).map((word) => (
              <li key={word}>
                <a className="chip" href={shopAddress.search(word)}>
                  {word}
                </a>
              </li>
            ))}
          </ul>
        )}
        <ShopAll />
      </EmptyState>
      {instead.length === 0 ? null : (
        <section className="band">
          <div className="band-head">
            <h2>{shelfWords.popular}</h2>
          </div>
          <ShelfCards products={instead} rows="one" />
        </section>
      )}
    </>
  );
}

const ShopAll = () => (
  <a className="btn main" href={shopAddress.products}>
    {shelfWords.shopAll}
  </a>
);
