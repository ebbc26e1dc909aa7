import { productListWords } from "./product-list-words.ts";
import { BrandLogo } from "#web/design/brand/brand-logo.tsx";
import { Breadcrumb } from "#web/design/breadcrumb/breadcrumb.tsx";
import { CategoryMark } from "#web/design/category/category-mark.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { siteWords } from "#web/design/site-words.ts";
import { SubCategoryChips } from "./sub-category-chips.tsx";
import { productListTitle } from "./product-list-title.ts";
import type { ProductListData } from "./product-list-data.ts";

const WAY = [
  { title: siteWords.homeLink, address: shopAddress.home },
  { title: siteWords.shop, address: shopAddress.shop },
];
const BRANDS = [...WAY, { title: productListWords.brands, address: shopAddress.brands }];

/** Where a list is, what it is called, and the kinds of products on it. */
export function ProductListHead({ data }: { readonly data: ProductListData }) {
  const { asked, found, filters } = data;
  const title = productListTitle(data);
  return (
    <>
      <Breadcrumb way={asked.on?.kind === "brand" ? BRANDS : WAY} here={title} />
      <div className="list-head">
        {asked.on?.kind === "brand" ? <BrandLogo name={title} className="list-head-logo" /> : null}
        {asked.on?.kind === "category" ? <CategoryMark slug={found.collection?.slug ?? ""} className="category-mark only-wide" /> : null}
        <h1>{title}</h1>
      </div>
      {filters === null || asked.on === null ? null : <SubCategoryChips title={title} kinds={filters.subCategories} />}
    </>
  );
}
