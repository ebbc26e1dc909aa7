import { makeAddToCart } from "#core/customer-cart/add-to-cart.use-case.ts";
import { postgresCarts } from "#adapters/postgres/customer-cart/carts.ts";
import { filled } from "./hand-written/filled.ts";
import { aBuyer } from "./made/many-orders.ts";
import { LINES, PRODUCTS, stockLargeShop } from "./made/large-shop.ts";
import { slugAt } from "./made/many-products.ts";
import { reachingAtMost } from "./figure.ts";
import { wholeRace } from "./whole-cost.ts";
import type { Buyer } from "#tests/core/orders/a-stocked-shop.ts";
import type { MeasuredRequest } from "./asking.ts";
import type { Figure } from "./figure.ts";
import type { Compared, Costs } from "./whole-cost.ts";

const BUYERS = 40;
const ORDERED = 3;

type Somebody = Buyer & { readonly bearer: string };

/**
 * Our server with its PostgreSQL against a hand-written Fastify over pg with tables of its own (`hand-written/`), which gives the same
 * answers: what one thing costs in processor time of server and database, jobs and all that happens behind a request included.
 */
export async function bench(): Promise<readonly Figure[]> {
  const [cartHolders, buyers]: [Somebody[], Somebody[]] = [[], []];
  const race = await wholeRace({
    async prepare(shop) {
      await stockLargeShop(shop);
      for (let nth = 0; nth < BUYERS; nth += 1) {
        cartHolders.push(await aBuyer(shop, nth));
        buyers.push(await aBuyer(shop, BUYERS + nth));
      }
      const add = makeAddToCart({ carts: postgresCarts(shop), now: Date.now });
      for (const { id } of cartHolders)
        for (let line = 0; line < LINES; line += 1) await add(id, { kind: "product", productId: `id-product-${line}`, quantity: 2 });
    },
    fill: filled,
  });
  try {
    const figures = [
      figureOf("product by slug", await race.compare(bySlug), 1.6),
      figureOf("list of 24 with total, and its filters", await race.compare(listed), 2.2),
      figureOf("search as one types", await race.compare(searched), 2.2),
      figureOf("a change of quantity, 10 lines and a coupon", await race.compare(changed(cartHolders)), 2.2),
    ];
    const anOrder = await race.compare(ordered(buyers));
    return [...figures, figureOf("an order of three lines, from its first line to its news", anOrder, 4), databaseFigure(anOrder)];
  } finally {
    await race.close();
  }
}

const simple = (call: (nth: number) => MeasuredRequest): Compared => ({ times: 400, act: (ask, nth) => ask(call(nth)) });

const of = <Value>(values: readonly [Value, ...Value[]], nth: number): Value => values[nth % values.length] ?? values[0];
const category = (nth: number) => encodeURIComponent(of(["Ayurveda", "Personal Care", "Healthy Food", "Unani"], nth));

const bySlug = simple((nth) => ({ path: `/api/shop/product/getProductBySlug?slug=${slugAt((nth * 37) % PRODUCTS)}` }));
const listed = simple((nth) => ({
  path:
    nth % 2 === 0
      ? `/api/shop/product/getProducts?category=${category(nth >> 1)}&order=popular`
      : `/api/shop/product/user/getAllFiltersOfProduct?category=${category(nth >> 1)}`,
}));
const searched = simple((nth) => ({
  path: `/api/shop/product/searchProduct?title=${encodeURIComponent(of(["ashwagandha", "oil", "organic tea", "tulsi"], nth))}&limit=10`,
}));

const signedIn = ({ bearer }: Somebody) => ({ authorization: `Bearer ${bearer}` });
const nobody = (): never => {
  throw new RangeError("nobody");
};

const changed = (holders: readonly Somebody[]): Compared =>
  simple((nth) => ({
    method: "PUT",
    path: `/api/shop/product/updateUserCartProductQuantity?product_id=id-product-${nth % LINES}&quantity=${1 + (Math.floor(nth / BUYERS) % 9)}`,
    headers: signedIn(holders[nth % BUYERS] ?? nobody()),
  }));

type Answer = { readonly payload: Readonly<Record<string, unknown>> };

/** One after another of each buyer. Ids, moments and signatures, which differ from order to order, are left out of what is compared. */
const ordered = (buyers: readonly Somebody[]): Compared => ({
  times: BUYERS,
  async act(ask, nth) {
    const buyer = buyers[nth] ?? nobody();
    const told = async (request: MeasuredRequest): Promise<Answer["payload"]> => {
      const { payload } = Object(await ask({ headers: signedIn(buyer), ...request }));
      return payload;
    };
    const added: unknown[] = [];
    for (let line = 0; line < ORDERED; line += 1)
      added.push(
        await told({
          method: "PUT",
          path: "/api/shop/product/addProductToCartList",
          body: { product_id: `id-product-${line}`, quantity: 2 },
        }),
      );
    const quote = await told({
      method: "POST",
      path: "/api/shopUserOrder/checkoutUserOrder",
      body: { address_id: buyer.address, payment_method: "cash" },
    });
    const { parent_order_id: order, signature, valid_until: _, facts, ...shown } = quote;
    const placed = await told({
      method: "PUT",
      path: "/api/shopUserOrder/placeUserOrder",
      body: { parent_order_id: order, signature, address_id: buyer.address, key: String(order) },
    });
    const { parent_order_id: _1, order_number: _2, ...bare } = Object(placed["order"]);
    return withoutStock({ added, shown, facts: { ...Object(facts), createdAt: null }, placed: { ...placed, order: bare } });
  },
});

/** How many pieces there are changes from order to order. */
const withoutStock = (given: unknown): unknown =>
  JSON.parse(JSON.stringify(given), (name, value) => (name === "total_stock" ? null : value));

const inWords = ({ server, database }: Costs["ours"]) => `${server.toFixed(3)} + ${database.toFixed(3)} ms`;

const figureOf = (name: string, { ours, hand, times }: Costs, most: number): Figure => ({
  name: `${name} (${inWords(ours)} against ${inWords(hand)})`,
  figure: Number(times.toFixed(2)),
  unit: "times the processor of a hand-written server and its database",
  target: `at most ${most}`,
  met: times <= most,
});

/**
 * All that its processes did until the order's last job was done, with writing behind it, and with asking for jobs that there were none of.
 */
const databaseFigure = ({ ours, hand }: Costs): Figure =>
  reachingAtMost(
    {
      name: `PostgreSQL's processor of that order, where the hand-written one's takes ${hand.database.toFixed(1)} ms`,
      figure: Number(ours.database.toFixed(1)),
      unit: "ms",
      target: "at most 8",
      met: ours.database <= 8,
    },
    Number((hand.database * 3.3).toFixed(1)), // Milliseconds differ from machine to machine, and the hand-written order's with them.
  );
