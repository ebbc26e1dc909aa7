import { BrandLogo } from "#web/parts/brand-logo.tsx";
import { Breadcrumb } from "#web/parts/breadcrumb.tsx";
import { CategoryMark } from "#web/parts/category-mark.tsx";
import { shopAddress } from "#web/parts/shop-address.ts";
import { brandWords } from "#web/wording/brands.ts";
import { siteWords } from "#web/wording/site.ts";
import { KindChips } from "./kind-chips.tsx";
import { shelfTitle } from "./shelf-title.ts";
import type { ShelfData } from "./shelf-data.ts";

const WAY = [
  { title: siteWords.homeLink, address: shopAddress.home },
  { title: siteWords.shop, address: shopAddress.shop },
];
const BRANDS = [...WAY, { title: brandWords.title, address: shopAddress.brands }];

/** Where a shelf is, what it is called, and the kinds of products on it. */
export function ShelfHead({ data }: { readonly data: ShelfData }) {
  const { asked, found, filters } = data;
  const title = shelfTitle(data);
  return (
    <>
      <Breadcrumb way={asked.on?.kind === "brand" ? BRANDS : WAY} here={title} />
      <div className="shelf-head">
        {asked.on?.kind === "brand" ? <BrandLogo name={title} className="sign" /> : null}
        {asked.on?.kind === "category" ? <CategoryMark slug={found.shelf?.slug ?? ""} className="mark only-wide" /> : null}
        <h1>{title}</h1>
      </div>
      {filters === null || asked.on === null ? null : <KindChips title={title} kinds={filters.subCategories} />}
    </>
  );
}
