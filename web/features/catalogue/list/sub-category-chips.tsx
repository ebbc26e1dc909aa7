import { subCategoryTitle } from "#web/design/category/sub-category-title.ts";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { filterWords } from "#web/features/catalogue/filters/filter-words.ts";
import type { FilterValue } from "#core/catalogue/filters.ts";

/** The sub-categories of the products of a list. */
export function SubCategoryChips({ title, kinds }: { readonly title: string; readonly kinds: readonly FilterValue[] }) {
  if (kinds.length < 2) return null;
  return (
    <nav aria-label={`${filterWords.kinds}: ${title}`}>
      <ul className="chips chips-row sub-category-chips">
        {kinds.map((kind) => (
          <li key={kind.slug}>
            <a className="chip" href={shopAddress.subCategory(kind.slug)}>
              {subCategoryTitle(kind.title)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
