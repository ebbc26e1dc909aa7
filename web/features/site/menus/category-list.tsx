import { CategoryMark } from "#web/design/category/category-mark.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { categoryTitle } from "#web/design/category/category-title.ts";
import { siteWords } from "#web/design/site-words.ts";
import type { Category } from "#core/catalogue/category.ts";

/** The shop's categories one below the other. */
export const CategoryList = ({ categories }: { readonly categories: readonly Category[] }) => (
  <ul className="menu-list">
    {categories.map(({ slug, title }) => (
      <li key={slug}>
        <a href={shopAddress.category(slug)}>
          <CategoryMark slug={slug} className="category-mark" />
          {categoryTitle(title)}
        </a>
      </li>
    ))}
    <li>
      <a href={shopAddress.products}>
        <CategoryMark slug="" className="category-mark" />
        {siteWords.allProducts}
      </a>
    </li>
  </ul>
);
