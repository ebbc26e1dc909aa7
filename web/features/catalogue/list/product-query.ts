import { collectionSlug } from "#core/catalogue/category.ts";
import { SORT_ORDERS, TRAITS } from "#core/catalogue/collection.ts";
import { paise } from "#core/shared/money.ts";
import { typedRupees } from "#core/shared/typed-rupees.ts";
import type { Narrowing, CollectionName, SortOrder } from "#core/catalogue/collection.ts";
import type { ProductQuery } from "#core/catalogue/find-products.use-case.ts";
import type { Paise } from "#core/shared/money.ts";

/** The names that an address has for what narrows a list; several of a name stand beside one another, as forms send them. */
export const FIELD = {
  words: "title",
  concern: "concern",
  brands: "brands",
  forms: "forms",
  concerns: "concerns",
  traits: "only",
  least: "min_price",
  most: "max_price",
  order: "order",
  after: "after",
} as const;

/** Longer than any title; what is typed beyond it finds nothing more. */
const LONGEST = 100;

/** More than anybody ticks. */
const MOST_NAMES = 40;

/** Longer than any price is written. */
const LONGEST_AMOUNT = 20;

/** Above any price. */
const MOST_AMOUNT = paise(999_999_999);

/** Longer than the name of any place in a list. */
const LONGEST_PLACE = 200;

/** What an address asks of a list. What it says wrongly is left out, as anybody may write addresses. */
export function productQueryIn(on: CollectionName | null, search: URLSearchParams): ProductQuery {
  const concern = search.get(FIELD.concern)?.slice(0, LONGEST).trim() ?? "";
  const after = search.get(FIELD.after);
  return {
    on: on ?? (concern === "" ? null : { kind: "concern", name: concern }),
    narrowing: narrowingIn(search),
    order: browsedOrder(search.get(FIELD.order)),
    after: after === null || after === "" || after.length > LONGEST_PLACE ? null : after,
  };
}

/** The usual one where the address names none. */
const browsedOrder = (named: string | null): SortOrder => SORT_ORDERS.find((order) => order === named) ?? "popular";

function narrowingIn(search: URLSearchParams): Narrowing {
  const named = (field: string) =>
    [...new Set(search.getAll(field).map(collectionSlug))]
      .filter((name) => name !== "" && name.length <= LONGEST && !name.includes("|")) // A bar stands between names on the wire.
      .slice(0, MOST_NAMES);
  const only = search.getAll(FIELD.traits);
  const words = search.get(FIELD.words)?.trim().slice(0, LONGEST).trim() ?? "";
  return {
    words: words === "" ? null : words,
    brands: named(FIELD.brands),
    forms: named(FIELD.forms),
    concerns: named(FIELD.concerns),
    traits: TRAITS.filter((trait) => only.includes(trait)),
    price: priceIn(rupeesIn(search.get(FIELD.least)), rupeesIn(search.get(FIELD.most))),
  };
}

/** A range that was given from its end is meant all the same. */
const priceIn = (least: Paise | null, most: Paise | null): Narrowing["price"] =>
  least !== null && most !== null && least > most ? { least: most, most: least } : { least, most };

function rupeesIn(text: string | null): Paise | null {
  const amount = typedRupees((text ?? "").slice(0, LONGEST_AMOUNT));
  return amount !== null && amount <= MOST_AMOUNT ? amount : null;
}
