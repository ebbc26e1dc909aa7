import { shopAddress } from "#web/design/link/shop-address.ts";
import { categoryTitle } from "#web/design/category/category-title.ts";
import { searchWords } from "./wording/search.ts";
import { siteWords } from "#web/design/site-words.ts";
import type { Category } from "#core/catalogue/category.ts";

type None = { readonly words: string; readonly categories: readonly Category[]; readonly onLeave: () => void };

/** Nothing is meant: what to try instead, and where to look. */
export const NoMatch = ({ words, categories, onLeave }: None) => (
  <div className="suggestion-none">
    <p>
      <b>{searchWords.noMatch({ words })}</b>
    </p>
    <p className="small muted">{searchWords.noMatchHint}</p>
    <div className="chips">
      {categories.slice(0, 6).map(({ slug, title }) => (
        <a key={slug} className="chip" href={shopAddress.category(slug)} onClick={onLeave}>
          {categoryTitle(title)}
        </a>
      ))}
      <a className="chip" href={shopAddress.products} onClick={onLeave}>
        {siteWords.allProducts}
      </a>
    </div>
  </div>
);
