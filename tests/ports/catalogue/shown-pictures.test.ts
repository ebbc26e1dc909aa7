import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { UNNARROWED } from "#core/catalogue/collection.ts";
import { ownPictures, shownPictures } from "#core/catalogue/shown-pictures.ts";
import { memoryCatalogue } from "#adapters/memory/catalogue/catalogue.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryWishlists } from "#adapters/memory/wishlist/wishlists.ts";
import { postgresCarts } from "#adapters/postgres/customer-cart/carts.ts";
import { postgresCatalogue } from "#adapters/postgres/catalogue/catalogue.ts";
import { postgresOrders } from "#adapters/postgres/orders/orders.ts";
import { postgresWishlists } from "#adapters/postgres/wishlist/wishlists.ts";
import { aProduct } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import { postgresShop, stock } from "#tests/ports/orders/an-order-shop.ts";
import { fill, memoryShop } from "#tests/core/orders/a-stocked-shop.ts";
import { aQuote, quoted } from "#tests/core/orders/order-steps.ts";
import type { Catalogue } from "#core/catalogue/catalogue.port.ts";
import type { Wishlists } from "#core/wishlist/wishlists.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { OrderShop, ShopStock } from "#tests/core/orders/a-stocked-shop.ts";

const FAR = "https://pictures.example/amla.jpg";
const OWN = "/amla.jpg";
const shown = shownPictures(["https://pictures.example"]);
const shop: ShopStock = {
  products: [aProduct("Amla", { images: ["https://elsewhere.example/amla.jpg", FAR, OWN] })],
  coupons: [],
  shipping: { basic: null, weightExceed: null },
  uses: {},
};
const id = "id-amla";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
  await stock(db, shop);
});
afterAll(() => db.destroy());

type Shop = OrderShop & { readonly catalogue: Catalogue; readonly wishlists: Wishlists };
const shops: Record<string, () => Shop> = {
  memory: () => {
    const memory = Object.assign(new Memory(), { shownPictures: shown });
    const desk = memoryShop(shop, memory);
    return { ...desk, catalogue: memoryCatalogue(memory), wishlists: memoryWishlists(memory) };
  },
  postgres: () => ({
    ...postgresShop(db),
    orders: postgresOrders(db, shown),
    carts: postgresCarts(db, shown),
    catalogue: postgresCatalogue(db, shown),
    wishlists: postgresWishlists(db, shown),
  }),
};

const imagesOf = (products: readonly { readonly images: readonly string[] }[] | undefined) => products?.map(({ images }) => images);

describe.each(Object.entries(shops))("pictures of products kept in %s", (_, open) => {
  it("are told of a product's own page, those that may be shown", async () => {
    expect((await open().catalogue.productWithSlug("amla"))?.images).toEqual([FAR, OWN]);
  });

  it("are told of collections, searches, carts, wishes and orders by the first that may be shown", async () => {
    const desk = open();
    const { catalogue, carts, wishlists, orders } = desk;
    const found = await catalogue.find({ on: null, narrowing: UNNARROWED }, { order: "popular", after: null, limit: 1 });
    expect(imagesOf(found?.products)).toEqual([[FAR]]);
    expect(imagesOf(await catalogue.productsWithIds([id]))).toEqual([[FAR]]);
    expect(imagesOf(await catalogue.productsMatching("amla", { limit: 1, without: null }))).toEqual([[FAR]]);

    const asha = await desk.someone();
    await fill(desk, asha, { [id]: 1 });
    expect(imagesOf((await carts.of(asha.id)).lines.map(({ product }) => product))).toEqual([[FAR]]);
    await wishlists.add(asha.id, id, 9);
    expect(imagesOf(await wishlists.of(asha.id))).toEqual([[FAR]]);
    expect(imagesOf((await quoted(desk, asha, "online")).facts?.cart.lines.map(({ product }) => product))).toEqual([[FAR]]);
    const stored = await orders.withId(await aQuote(desk, asha, "online"));
    expect(imagesOf(stored?.order.snapshot.facts.cart.lines.map(({ product }) => product))).toEqual([[FAR]]);
  });
});

describe("an order in PostgreSQL", () => {
  const imagesIn = async (orders: OrderShop["orders"], order: Awaited<ReturnType<typeof aQuote>>) =>
    imagesOf((await orders.withId(order))?.order.snapshot.facts.cart.lines.map(({ product }) => product));

  it("shows no picture from where none may come any more, and none where it was made before there were any", async () => {
    const desk = shops["postgres"]?.();
    if (desk === undefined) throw new Error("no shop");
    const asha = await desk.someone();
    await fill(desk, asha, { [id]: 1 });
    const order = await aQuote(desk, asha, "online");
    expect(await imagesIn(desk.orders, order)).toEqual([[FAR]]);
    expect(await imagesIn(postgresOrders(db, ownPictures), order)).toEqual([[]]);
    await sql`update shop_order set snapshot = (snapshot::jsonb #- '{facts,cart,lines,0,product,images}')::json where id = ${order}`.execute(
      db,
    );
    expect(await imagesIn(desk.orders, order)).toEqual([[]]);
  });
});
