import { randomUUID } from "node:crypto";
import { answered } from "#tests/bench/asking.ts";
import { slugAt } from "#tests/bench/made/many-products.ts";
import { LINES, PRODUCTS } from "#tests/bench/made/large-shop.ts";
import type { Agent } from "node:http";
import type { MeasuredRequest } from "#tests/bench/asking.ts";
import type { Buyer } from "#tests/core/orders/a-stocked-shop.ts";
import type { Arrival } from "./arrivals.ts";

export type Somebody = Buyer & { readonly bearer: string };
export type Kind = "page" | "list" | "product" | "search" | "cart" | "order" | "entries";
export type Ask = (request: MeasuredRequest) => Promise<string>;

/** Something that a visit does, at its own time, of one request or several. */
export type Deed = { readonly kind: Kind; readonly act: (ask: Ask) => Promise<unknown> };

/**
 * How many of each a visit does, as docs/scale.md assumes: three million visits a day, 200,000 orders, 50 million entries, three at once.
 */
export const A_VISIT: Readonly<Record<Kind, number>> = {
  page: 2,
  list: 4,
  product: 3,
  search: 5,
  cart: 1,
  order: 200_000 / 3_000_000,
  entries: 50_000_000 / 3 / 3_000_000,
};

/** Over so many milliseconds a visit's deeds are spread. */
export const VISIT_LASTS = 10_000;

/** Customers who visit: `holders` have ten lines in their carts, `buyers` order and have none. */
export type Visitors = { readonly holders: readonly Somebody[]; readonly buyers: readonly Somebody[] };

const of = <Value>(values: readonly [Value, ...Value[]], nth: number): Value => values[nth % values.length] ?? values[0];
const category = (nth: number) => encodeURIComponent(of(["Ayurveda", "Personal Care", "Healthy Food", "Unani"], nth));
const headersOf = ({ bearer }: Somebody) => ({ authorization: `Bearer ${bearer}` });

let [visited, done] = [0, 0];

/** What visits do that come at these moments, in order, each customer in turn. `random` answers numbers from 0 up to 1. */
export function deedsOf(visits: readonly number[], { holders, buyers }: Visitors, random: () => number): readonly Arrival<Deed>[] {
  const kinds = Object.entries(A_VISIT) as readonly (readonly [Kind, number])[];
  const deeds = visits.flatMap((visit) => {
    const [holder, buyer] = [inTurn(holders, visited), inTurn(buyers, visited)];
    visited += 1;
    return kinds.flatMap(([kind, mean]) => {
      const times = Math.floor(mean) + (random() < mean % 1 ? 1 : 0);
      return Array.from({ length: times }, () => ({
        at: visit + random() * VISIT_LASTS,
        what: action(kind, done++, kind === "order" ? buyer : holder),
      }));
    });
  });
  return deeds.toSorted((one, other) => one.at - other.at);
}

/** Nobody comes again before all others have: two orders of one customer at once would be in each other's way. */
function inTurn(people: readonly Somebody[], nth: number): Somebody {
  const person = people[nth % people.length];
  if (person === undefined) throw new RangeError("nobody visits");
  return person;
}

const action = (kind: Kind, nth: number, person: Somebody): Deed => ({ kind, act: (ask) => act[kind](ask, nth, person) });

const act: Readonly<Record<Kind, (ask: Ask, nth: number, person: Somebody) => Promise<unknown>>> = {
  // At a new address no page is kept.
  page: (ask, nth) =>
    ask({ path: nth % 2 === 0 ? `/shop/product-category/ayurveda?drawing=${nth}` : `/shop/product/${slugOf(nth)}?drawing=${nth}` }),
  list: (ask, nth) =>
    ask({
      path:
        nth % 2 === 0
          ? `/api/shop/product/getProducts?category=${category(nth >> 1)}&order=popular`
          : `/api/shop/product/user/getAllFiltersOfProduct?category=${category(nth >> 1)}`,
    }),
  product: (ask, nth) => ask({ path: `/api/shop/product/getProductBySlug?slug=${slugOf(nth)}` }),
  search: (ask, nth) =>
    ask({ path: `/api/shop/product/searchProduct?title=${encodeURIComponent(of(["ash", "oil", "organic tea", "tulsi"], nth))}&limit=10` }),
  cart: (ask, nth, person) =>
    ask({
      method: "PUT",
      headers: headersOf(person),
      path: `/api/shop/product/updateUserCartProductQuantity?product_id=id-product-${nth % LINES}&quantity=${1 + (nth % 9)}`,
    }),
  order: (ask, nth, person) => ordered(ask, nth, person),
  entries: (ask, _, person) =>
    ask({ method: "POST", path: "/api/tracker/sync", headers: headersOf(person), body: { ops: threeGlasses() } }),
};

const slugOf = (nth: number): string => slugAt((nth * 37) % PRODUCTS);

/** Two lines, a quote and an order in cash. */
async function ordered(ask: Ask, nth: number, person: Somebody): Promise<void> {
  const told = async (request: MeasuredRequest) => Object(JSON.parse(await ask({ headers: headersOf(person), ...request }))).payload;
  for (let line = 0; line < 2; line += 1)
    await told({
      method: "PUT",
      path: "/api/shop/product/addProductToCartList",
      body: { product_id: `id-product-${(nth + line) % LINES}`, quantity: 1 },
    });
  const quote = await told({
    method: "POST",
    path: "/api/shopUserOrder/checkoutUserOrder",
    body: { address_id: person.address, payment_method: "cash" },
  });
  const { parent_order_id, signature } = quote;
  await told({
    method: "PUT",
    path: "/api/shopUserOrder/placeUserOrder",
    body: { parent_order_id, signature, address_id: person.address, key: String(parent_order_id) },
  });
}

const threeGlasses = (): readonly object[] =>
  Array.from({ length: 3 }, () => {
    const at = new Date().toISOString();
    return { op: randomUUID(), entry: randomUUID(), n: 1, at, kind: "put", value: { tracker: "water", at, ml: 250 } };
  });

/** Asks a server over connections that are kept. */
export const askerOf =
  (address: string, agent: Agent): Ask =>
  (request) =>
    answered(address, request, agent);
