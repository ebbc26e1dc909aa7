import { categorySlug, collectionSlug } from "#core/catalogue/category.ts";
import { InformationSections } from "./information/information-sections.tsx";
import { Accordion } from "#web/design/accordion/accordion.tsx";
import { FactList } from "#web/design/fact-list/fact-list.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { categoryTitle } from "#web/design/category/category-title.ts";
import { subCategoryTitle } from "#web/design/category/sub-category-title.ts";
import { productPageWords } from "./product-page-words.ts";
import { shownSize } from "#web/design/product-card/shown-size.ts";
import { stateName } from "#web/design/state-name.ts";
import type { Fact } from "#web/design/fact-list/fact-list.tsx";
import type { ProductDetails } from "#core/catalogue/product.ts";

/** What the catalogue knows of a product, folded away by what it is about. */
export function DetailsSections({ product }: { readonly product: ProductDetails }) {
  const names = namesOf(product);
  return (
    <div className="accordions">
      <InformationSections information={product.information} />
      <Accordion heading={productPageWords.details} isOpen={product.information.ingredients.length === 0}>
        <FactList facts={factsOf(product)} />
      </Accordion>
      {names.length === 0 ? null : (
        <Accordion heading={productPageWords.names}>
          <FactList facts={names} />
        </Accordion>
      )}
      <Accordion heading={productPageWords.seller}>
        <FactList facts={sellerOf(product)} />
      </Accordion>
      <Accordion heading={productPageWords.paying}>
        <p>{product.cashOnDelivery ? productPageWords.cashOnDelivery : productPageWords.prepaid}</p>
        {product.isConsumable ? <p>{productPageWords.consumable}</p> : null}
      </Accordion>
    </div>
  );
}

function factsOf({ brand, categories, subCategory, size, weight, concerns, tags }: ProductDetails): readonly Fact[] {
  return [
    ...(brand === null
      ? []
      : [{ name: productPageWords.brand, value: brand, ways: [{ title: brand, address: shopAddress.brand(brand) }] }]),
    waysTo(productPageWords.category, categories, (title) => shopAddress.category(categorySlug(title))),
    waysTo(productPageWords.kind, [subCategory], (title) => shopAddress.subCategory(collectionSlug(title)), subCategoryTitle),
    { name: productPageWords.size, value: shownSize(size) },
    { name: productPageWords.weight, value: productPageWords.grams(weight) },
    waysTo(productPageWords.concerns, concerns, shopAddress.concern),
    waysTo(productPageWords.tags, tags, (title) => shopAddress.tag(collectionSlug(title))),
  ].filter(({ value }) => value !== "");
}

type TextOf = (title: string) => string;

const waysTo = (name: string, titles: readonly string[], addressOf: TextOf, shown: TextOf = categoryTitle): Fact => ({
  name,
  value: titles.map(shown).join(", "),
  ways: titles.map((title) => ({ title: shown(title.trim()), address: addressOf(title) })),
});

function namesOf({ hindi, sanskrit }: ProductDetails): readonly Fact[] {
  return [
    ...(hindi === null ? [] : [{ name: productPageWords.hindi, value: hindi, language: "hi" }]),
    ...(sanskrit === null ? [] : [{ name: productPageWords.sanskrit, value: sanskrit, language: "sa-Latn" }]),
  ];
}

function sellerOf({ seller, hsn, gst }: ProductDetails): readonly Fact[] {
  return [
    ...(seller === null
      ? []
      : [
          { name: productPageWords.soldBy, value: [seller.name, seller.address, stateName(seller.state)].filter(Boolean).join(", ") },
          { name: productPageWords.gstin, value: seller.gstin },
        ]),
    { name: productPageWords.hsn, value: hsn },
    { name: productPageWords.gst, value: `${gst}%` },
  ];
}
