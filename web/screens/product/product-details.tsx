import { Accordion } from "#web/parts/accordion.tsx";
import { FactList } from "#web/parts/fact-list.tsx";
import { productWords } from "#web/wording/product.ts";
import type { Fact } from "#web/parts/fact-list.tsx";
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
    ...(brand === null ? [] : [{ name: productWords.brand, value: brand }]),
    { name: productWords.category, value: categories.join(", ") },
    { name: productWords.kind, value: subCategory },
    { name: productWords.size, value: size },
    { name: productWords.weight, value: productWords.grams(weight) },
    { name: productWords.concerns, value: concerns.join(", ") },
    { name: productWords.tags, value: tags.join(", ") },
  ].filter(({ value }) => value !== "");
}

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
          { name: productWords.soldBy, value: `${seller.name}, ${seller.state}` },
          { name: productWords.gstin, value: seller.gstin },
        ]),
    { name: productWords.hsn, value: hsn },
    { name: productWords.gst, value: `${gst}%` },
  ];
}
