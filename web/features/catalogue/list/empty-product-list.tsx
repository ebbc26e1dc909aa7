import { EmptyState } from "#web/design/empty-state/empty-state.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { emptyListPhrases } from "#web/features/catalogue/wording/empty-product-list.ts";
import { isFiltered } from "#core/catalogue/collection.ts";
import { withoutFilters } from "#web/features/catalogue/filters/filter-groups.ts";
import { productListAddress } from "./product-list-address.ts";
import type { ProductListData } from "./product-list-data.ts";

/** Says that no product was found, and offers ways to go on: fewer filters, fewer words, or all products. */
export function EmptyProductList({ data: { asked } }: { readonly data: ProductListData }) {
  const { words } = asked.narrowing;
  if (isFiltered(asked.narrowing))
    return (
      <EmptyState drawing="empty-search" heading={<h3>{emptyListPhrases.narrowedEmpty}</h3>} text={emptyListPhrases.narrowedEmptyText}>
        <a className="button main" href={productListAddress(withoutFilters(asked))} data-stay>
          {emptyListPhrases.clearAll}
        </a>
      </EmptyState>
    );
  if (words === null)
    return (
      <EmptyState drawing="empty-search" heading={<h3>{emptyListPhrases.empty}</h3>} text={emptyListPhrases.emptyText}>
        <ShopAll />
      </EmptyState>
    );
  const single = words.split(/\s+/).filter((word) => word.length > 2);
  return (
    <EmptyState drawing="empty-search" heading={null} text={emptyListPhrases.noMatchText}>
      {single.length < 2 ? null : (
        <ul className="chips" aria-label={emptyListPhrases.tryWord}>
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
  );
}

const ShopAll = () => (
  <a className="button main" href={shopAddress.products}>
    {emptyListPhrases.shopAll}
  </a>
);
