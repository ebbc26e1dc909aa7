import { categoryTitle } from "#web/design/category/category-title.ts";
import { CategoryMark } from "./category-mark.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import type { Category } from "#core/catalogue/category.ts";

/** Every category with its mark. */
export const CategoryList = ({ categories }: { readonly categories: readonly Category[] }) => (
  <ul className="category-circles">
    {categories.map(({ slug, title }) => (
      <li key={slug}>
        <a href={shopAddress.category(slug)}>
          <span className="category-circle">
            <CategoryMark slug={slug} className="category-mark" />
          </span>
          {categoryTitle(title)}
        </a>
      </li>
    ))}
  </ul>
);
