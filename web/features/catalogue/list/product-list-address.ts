import { shopAddress } from "#web/design/link/shop-address.ts";
import { FIELD } from "./product-query.ts";
import type { Narrowing, Collection, CollectionName } from "#core/catalogue/collection.ts";
import type { Paise } from "#core/shared/money.ts";
import type { ProductQuery } from "#core/catalogue/find-products.use-case.ts";

type Field = readonly [name: string, value: string];

/** The address of a list, narrowed, sorted and begun as it is asked for. */
export function productListAddress(query: ProductQuery): string {
  const search = new URLSearchParams(fieldsOf(query).map(([name, value]) => [name, value])).toString();
  return search === "" ? pathOf(query.on) : `${pathOf(query.on)}?${search}`;
}

export function pathOf(on: CollectionName | null): string {
  switch (on?.kind) {
    case undefined:
    case "concern":
      return shopAddress.products;
    case "category":
      return shopAddress.category(on.name);
    case "sub-category":
      return shopAddress.subCategory(on.name);
    case "brand":
      return shopAddress.brand(on.name);
    case "tag":
      return shopAddress.tag(on.name);
  }
}

/** However an address writes a collection's name, this is the one that it is known by. */
export const knownBy = (on: CollectionName | null, collection: Collection | null): string =>
  on === null || collection === null ? shopAddress.products : shopAddress.collection(on.kind, collection);

/** What stands behind the path, as fields of a form. */
export function fieldsOf({ on, narrowing, order, after }: ProductQuery): readonly Field[] {
  return [
    ...(on?.kind === "concern" ? [[FIELD.concern, on.name] as const] : []),
    ...(narrowing.words === null ? [] : [[FIELD.words, narrowing.words] as const]),
    ...narrowedFields(narrowing),
    ...(order === "popular" ? [] : [[FIELD.order, order] as const]),
    ...(after === null ? [] : [[FIELD.after, after] as const]),
  ];
}

function narrowedFields({ brands, forms, concerns, traits, price: { least, most } }: Narrowing): readonly Field[] {
  const all = (field: string, names: readonly string[]) => names.map((name): Field => [field, name]);
  return [
    ...all(FIELD.brands, brands),
    ...all(FIELD.forms, forms),
    ...all(FIELD.concerns, concerns),
    ...all(FIELD.traits, traits),
    ...(least === null ? [] : [[FIELD.least, rupeesText(least)] as const]),
    ...(most === null ? [] : [[FIELD.most, rupeesText(most)] as const]),
  ];
}

/** As a field takes it: 99.99, 250. */
export const rupeesText = (amount: Paise): string =>
  amount % 100 === 0 ? String(amount / 100) : `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, "0")}`;
