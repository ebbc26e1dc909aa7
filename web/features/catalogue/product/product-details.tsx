import { categorySlug, collectionSlug } from "#core/catalogue/category.ts";
import { Accordion } from "#web/design/accordion/accordion.tsx";
import { FactList } from "#web/design/fact-list/fact-list.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { menuTitle } from "#web/design/wording/menu-title.ts";
import { productWords } from "#web/design/wording/product.ts";
import type { Fact } from "#web/design/fact-list/fact-list.tsx";
import type { ProductDetails as Product } from "#core/catalogue/product.ts";

/** What the catalogue knows of a product, folded away by what it is about. */
export function ProductDetails({ product }: { readonly product: Product }) {
  const names = namesOf(product);
  return (
    <div className="accs">
      <Accordion heading={productWords.details} isOpen>
        <FactList facts={factsOf(product)} />
      </Accordion>
      {names.length === 0 ? null : (
        <Accordion heading={productWords.names}>
          <FactList facts={names} />
        </Accordion>
      )}
      <Accordion heading={productWords.seller}>
        <FactList facts={sellerOf(product)} />
      </Accordion>
      <Accordion heading={productWords.paying}>
        <p>{product.cashOnDelivery ? productWords.cashOnDelivery : productWords.prepaid}</p>
        {product.isConsumable ? <p>{productWords.consumable}</p> : null}
      </Accordion>
    </div>
  );
}

function factsOf({ brand, categories, subCategory, size, weight, concerns, tags }: Product): readonly Fact[] {
  return [
    ...(brand === null ? [] : [{ name: productWords.brand, value: brand, ways: [{ title: brand, address: shopAddress.brand(brand) }] }]),
    waysTo(productWords.category, categories, (title) => shopAddress.category(categorySlug(title))),
    waysTo(productWords.kind, [subCategory], (title) => shopAddress.subCategory(collectionSlug(title))),
    { name: productWords.size, value: size },
    { name: productWords.weight, value: productWords.grams(weight) },
    waysTo(productWords.concerns, concerns, shopAddress.concern),
    waysTo(productWords.tags, tags, (title) => shopAddress.tag(collectionSlug(title))),
  ].filter(({ value }) => value !== "");
}

const waysTo = (name: string, titles: readonly string[], addressOf: (title: string) => string): Fact => ({
  name,
  value: titles.map(menuTitle).join(", "),
  ways: titles.map((title) => ({ title: menuTitle(title.trim()), address: addressOf(title) })),
});

function namesOf({ spellings: { hindi, sanskrit } }: Product): readonly Fact[] {
  return [
    ...(hindi === null ? [] : [{ name: productWords.hindi, value: hindi, language: "hi" }]),
    ...(sanskrit === null ? [] : [{ name: productWords.sanskrit, value: sanskrit, language: "sa-Latn" }]),
  ];
}

function sellerOf({ seller, hsn, gst }: Product): readonly Fact[] {
  return [
    ...(seller === null
      ? []
      : [
          { name: productWords.soldBy, value: [seller.name, seller.address, seller.state].filter(Boolean).join(", ") },
          { name: productWords.gstin, value: seller.gstin },
        ]),
    { name: productWords.hsn, value: hsn },
    { name: productWords.gst, value: `${gst}%` },
  ];
}
