import { describe, expect, it } from "vitest";
import { AddToCart } from "#core/customer-cart/add-to-cart.use-case.ts";
import { AddToWishlist } from "#core/wishlist/add-to-wishlist.use-case.ts";
import { ApplyCoupon } from "#core/customer-cart/apply-coupon.use-case.ts";
import { ChangeQuantity } from "#core/customer-cart/change-quantity.use-case.ts";
import { DismissCartNotices } from "#core/customer-cart/dismiss-cart-notices.use-case.ts";
import { ListMyCoupons } from "#core/customer-cart/list-my-coupons.use-case.ts";
import { RemoveFromCart } from "#core/customer-cart/remove-from-cart.use-case.ts";
import { RemoveFromWishlist } from "#core/wishlist/remove-from-wishlist.use-case.ts";
import { ShowMyCart } from "#core/customer-cart/show-my-cart.use-case.ts";
import { ShowWishlist } from "#core/wishlist/show-wishlist.use-case.ts";
import { UndoSync } from "#core/customer-cart/undo-sync.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { Sessions } from "#core/identity/sessions.port.ts";
import { SignedOut } from "#core/identity/signed-out.ts";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { Carts } from "#core/customer-cart/carts.port.ts";
import { paise } from "#core/shared/money.ts";
import { memoryCarts } from "#adapters/memory/customer-cart/carts.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { composeMemory } from "#tests/composition.ts";
import { now, products } from "#tests/fixtures.ts";
import { clientOf, servedOver } from "#tests/http/over-http.ts";
import { signedIn as somebodySignedIn } from "#tests/signed-in.ts";
import type { Container as Inversify } from "inversify";
import type { Container } from "#adapters/composition/container.ts";

const asha = customerId("asha");
const ravi = customerId("ravi");

/** Calls of one customer. */
async function signedIn(container: Inversify, customer = asha) {
  const { bearer } = await container.get(Sessions).open(customer, now);
  const app = serverOver(container, { pages: null, log: "off" });
  const headers = { authorization: `Bearer ${bearer}` };
  return async (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object) => {
    const response = await app.inject({ method, url: `/api${path}`, headers, ...(body === undefined ? {} : { payload: body }) });
    return { code: response.statusCode, ...response.json() };
  };
}

const add = "/shop/product/addProductToCartList";
const triphala = "id-triphala-churna"; // ₹99, three in stock
const tablets = "id-ashwagandha-tablets"; // ₹199, twenty in stock, 18 % GST
const juice = "id-organic-triphala-juice"; // Two at least

describe("a customer's cart over HTTP", () => {
  it("is answered as in process, value or refusal", async () => {
    const container = composeMemory();
    const twin = composeMemory();
    const { bearer } = await container.get(Sessions).open(asha, now);
    const over = clientOf(await servedOver(container), bearer);
    const both = async (ask: (from: Container) => Promise<unknown>) => expect(await ask(over)).toEqual(await ask(twin));
    const guest = {
      kind: "guest-cart",
      cartId: "g",
      lines: [triphala, "nobody-knows", "id-old-balm", juice].map((productId) => ({ productId, quantity: 5 })),
    } as const;
    await both((from) => from.get(AddToCart)(asha, { kind: "product", productId: tablets, quantity: 3 }));
    await both((from) => from.get(AddToCart)(asha, { kind: "product", productId: juice, quantity: null }));
    await both((from) => from.get(AddToCart)(asha, guest));
    await both((from) => from.get(AddToCart)(asha, { kind: "product", productId: "nobody-knows", quantity: 1 }));
    await both((from) => from.get(AddToCart)(asha, { kind: "product", productId: "id-rose-water", quantity: 1 }));
    await both((from) => from.get(ChangeQuantity)(asha, { productId: tablets, quantity: 4 }));
    await both((from) => from.get(ChangeQuantity)(asha, { productId: "nobody-knows", quantity: 4 }));
    await both((from) => from.get(ListMyCoupons)(asha, { audience: null, isForWeb: null, name: null }));
    await both((from) => from.get(ListMyCoupons)(asha, { audience: "public", isForWeb: true, name: "wel" }));
    await both((from) => from.get(ApplyCoupon)(asha, "secret"));
    await both((from) => from.get(ApplyCoupon)(asha, "NOSUCH"));
    await both((from) => from.get(ApplyCoupon)(asha, "moment"));
    await both((from) => from.get(UndoSync)(asha, "g"));
    await both((from) => from.get(UndoSync)(asha, "never"));
    await both((from) => from.get(RemoveFromCart)(asha, tablets));
    await both((from) => from.get(ApplyCoupon)(asha, ""));
    await both((from) => from.get(DismissCartNotices)(asha, [tablets]));
    await both((from) => from.get(AddToWishlist)(asha, tablets));
    await both((from) => from.get(AddToWishlist)(asha, "nobody-knows"));
    await both((from) => from.get(RemoveFromWishlist)(asha, "nobody-knows"));
    expect(await container.get(ShowMyCart)(asha)).toEqual(await twin.get(ShowMyCart)(asha));
    expect(await container.get(ShowWishlist)(asha)).toHaveLength(1);
  });

  it("is told with its customer's user, wishes too, and to nobody whose account is gone", async () => {
    const memory = Object.assign(new Memory(), { products });
    const container = composeMemory(memory);
    const { id, bearer } = await somebodySignedIn(container, memory, "Asha");
    const over = clientOf(await servedOver(container), bearer);
    await over.get(AddToCart)(id, { kind: "product", productId: tablets, quantity: 3 });
    await over.get(AddToWishlist)(id, juice);
    expect(await over.get(ShowMyCart)(id)).toEqual(await container.get(ShowMyCart)(id));
    expect((await over.get(ShowMyCart)(id)).lines).toMatchObject([{ product: { id: tablets }, quantity: 3 }]);
    expect(await over.get(ShowWishlist)(id)).toMatchObject([{ id: juice }]);
    memory.customers.delete(id);
    await expect(over.get(ShowMyCart)(id)).rejects.toBeInstanceOf(SignedOut);
  });

  it("gets a product by the specification's names, set to its quantity however often it is asked [ep-cart-add] [en-cart-payload] [en-cart-line]", async () => {
    const call = await signedIn(composeMemory());
    await call("PUT", add, { product_id: triphala, quantity: 2 });
    const { code, status, payload } = await call("PUT", add, { product_id: triphala, quantity: 2, cart_id: "any", unknown: 1 });
    expect([code, status]).toEqual([200, { status_code: 0, message: "" }]);
    expect(payload.cart_list).toEqual([
      {
        _id: triphala,
        product_id: triphala,
        quantity: 2,
        total_amount: 198,
        product: expect.objectContaining({ _id: triphala, product_id: triphala, title: "Triphala Churna", gst: 12 }),
      },
    ]);
    expect(payload).toMatchObject({ cart_coupon: { coupon: "save10", discount: 22.09 }, cart_notices: [], receipt: null });
  });

  it("starts a line at the minimum quantity where none is said, and leaves one that is there [ru-cart-increment]", async () => {
    const call = await signedIn(composeMemory());
    expect((await call("PUT", add, { product_id: juice })).payload.cart_list[0].quantity).toBe(2);
    await call("PUT", add, { product_id: juice, quantity: 5 });
    expect((await call("PUT", add, { product_id: juice, quantity: null })).payload.cart_list[0].quantity).toBe(5);
  });

  it("takes a guest's cart in once for its id, with a receipt of what was added, limited and dropped, and gives the former one back [ep-cart-add] [ru-cart-merge]", async () => {
    const call = await signedIn(composeMemory());
    await call("PUT", add, { product_id: triphala, quantity: 2 });
    const guest = {
      cart_id: "tab-1",
      cart_product_list: [
        { product_id: triphala, quantity: 2 },
        { product_id: tablets, quantity: 4 },
        { product_id: "id-old-balm", quantity: 1 },
        { product_id: "id-rose-water", quantity: 1 },
        { product_id: "nobody-knows", quantity: 1 },
      ],
    };
    const first = await call("PUT", add, guest);
    expect(first.payload.cart_list.map((line: { product_id: string; quantity: number }) => [line.product_id, line.quantity])).toEqual([
      [triphala, 3],
      [tablets, 4],
    ]);
    expect(first.payload.receipt).toEqual({
      cart_id: "tab-1",
      undone: false,
      entries: [
        {
          product_id: triphala,
          title: "Triphala Churna",
          title_hi: "त्रिफला चूर्ण",
          slug: "triphala-churna",
          asked: 2,
          before: 2,
          after: 3,
          outcome: { kind: "limited", to: 3 },
        },
        {
          product_id: tablets,
          title: "Ashwagandha Tablets",
          title_hi: "अश्वगंधा",
          slug: "ashwagandha-tablets",
          asked: 4,
          before: 0,
          after: 4,
          outcome: { kind: "added" },
        },
        {
          product_id: "id-old-balm",
          title: "Old Balm",
          title_hi: null,
          slug: "old-balm",
          asked: 1,
          before: 0,
          after: 0,
          outcome: { kind: "dropped", reason: "inactive" },
        },
        {
          product_id: "id-rose-water",
          title: "Rose Water",
          title_hi: null,
          slug: "rose-water",
          asked: 1,
          before: 0,
          after: 0,
          outcome: { kind: "dropped", reason: "out_of_stock" },
        },
        {
          product_id: "nobody-knows",
          title: null,
          title_hi: null,
          slug: null,
          asked: 1,
          before: 0,
          after: 0,
          outcome: { kind: "dropped", reason: "unknown" },
        },
      ],
    });
    expect((await call("PUT", add, guest)).payload).toEqual(first.payload);
    const undone = await call("POST", "/cart/sync/undo", { cart_id: "tab-1" });
    expect(undone.payload.cart_list.map((line: { product_id: string; quantity: number }) => [line.product_id, line.quantity])).toEqual([
      [triphala, 2],
    ]);
    expect(undone.payload.receipt.undone).toBe(true);
    expect((await call("PUT", add, guest)).payload).toMatchObject({ cart_list: [{ quantity: 2 }], receipt: { undone: true } });
  });

  it("tells what it took out and limited, with title and slug, until that is dismissed [ru-cart-inactive-removed] [ru-cart-zero-stock-removed]", async () => {
    const memory = Object.assign(new Memory(), { products });
    const container = composeMemory(memory);
    const carts = memoryCarts(memory);
    container.rebind(Carts).toConstantValue(carts);
    for (const productId of [triphala, tablets, juice]) await container.get(AddToCart)(asha, { kind: "product", productId, quantity: 3 });
    memory.products = products.map((product) =>
      product.id === triphala
        ? { ...product, status: "inactive" }
        : product.id === tablets
          ? { ...product, offer: { price: paise(19_900), stock: 1 } }
          : product.id === juice
            ? { ...product, offer: null }
            : product,
    );
    const call = await signedIn(container);
    const { payload } = await call("PUT", `/shop/product/removeUserProductFromCart?product_id=nothing`);
    expect(payload.cart_notices).toEqual([
      {
        kind: "removed",
        product_id: triphala,
        title: "Triphala Churna",
        title_hi: "त्रिफला चूर्ण",
        slug: "triphala-churna",
        reason: "inactive",
      },
      {
        kind: "removed",
        product_id: juice,
        title: "Organic Triphala Juice",
        title_hi: null,
        slug: "organic-triphala-juice",
        reason: "no_seller",
      },
      {
        kind: "limited",
        product_id: tablets,
        title: "Ashwagandha Tablets",
        title_hi: "अश्वगंधा",
        slug: "ashwagandha-tablets",
        from: 3,
        to: 1,
      },
    ]);
    const { bearer } = await container.get(Sessions).open(asha, now);
    const over = clientOf(await servedOver(container), bearer);
    expect((await over.get(RemoveFromCart)(asha, "nothing")).notices).toEqual((await container.get(ShowMyCart)(asha)).notices);
    expect((await call("POST", "/cart/notices/dismiss", { product_ids: [triphala, juice] })).payload.cart_notices).toMatchObject([
      { product_id: tablets },
    ]);
  });

  it("changes and removes lines by the address, and tells a product that is not in it [ep-cart-update] [ep-cart-remove]", async () => {
    const call = await signedIn(composeMemory());
    await call("PUT", add, { product_id: tablets, quantity: 1 });
    const changed = await call("PUT", `/shop/product/updateUserCartProductQuantity?product_id=${tablets}&quantity=9&cart_id=x`);
    expect(changed.payload.cart_list).toMatchObject([{ product_id: tablets, quantity: 9, total_amount: 1791 }]);
    expect(
      (await call("PUT", `/shop/product/updateUserCartProductQuantity?product_id=${tablets}&quantity=900`)).payload.cart_list[0].quantity,
    ).toBe(20);
    expect(await call("PUT", `/shop/product/updateUserCartProductQuantity?product_id=${juice}&quantity=2`)).toMatchObject({
      status: { status_code: 6, message: "Product is not in the cart" },
    });
    expect((await call("PUT", `/shop/product/removeUserProductFromCart?product_id=${tablets}&cart_id=x`)).payload.cart_list).toEqual([]);
    expect((await call("PUT", `/shop/product/removeUserProductFromCart?product_id=${tablets}`)).code).toBe(200);
  });

  it.each([
    ["PUT", add, { product_id: triphala, quantity: 0 }],
    ["PUT", add, { product_id: triphala, quantity: 1.5 }],
    ["PUT", add, { product_id: triphala, quantity: "2" }],
    ["PUT", add, { product_id: triphala, quantity: 1_000_000 }],
    ["PUT", add, { quantity: 1 }],
    ["PUT", add, { cart_product_list: [] }],
    ["PUT", add, { cart_id: "x", cart_product_list: [{ product_id: triphala }] }],
    ["PUT", `/shop/product/updateUserCartProductQuantity?product_id=${triphala}&quantity=-1`, undefined],
    ["PUT", `/shop/product/updateUserCartProductQuantity?product_id=${triphala}`, undefined],
    ["PUT", "/shop/product/removeUserProductFromCart", undefined],
    ["POST", "/cart/sync/undo", {}],
    ["POST", "/shop/product/addProductsToWhishlist", undefined],
    ["GET", "/shopCoupon/getAllCouponWebAndApp?coupon_type=ANY", undefined],
    ["POST", "/apply/couponcodefromuser", { coupon_code: 5 }],
  ] as const)("refuses %s %s %j with the paths at fault", async (method, path, body) => {
    const answer = await (await signedIn(composeMemory()))(method, path, body);
    expect(answer.code).toBe(400);
    expect(answer.payload.length).toBeGreaterThan(0);
  });

  it("says which id is missing: the product's, or the guest's cart's", async () => {
    const call = await signedIn(composeMemory());
    const paths = async (body: object) => (await call("PUT", add, body)).payload.map(({ path }: { path: string }) => path);
    expect(await paths({ quantity: 1 })).toEqual(["product_id"]);
    expect(await paths({ product_id: triphala, cart_product_list: [] })).toEqual(["cart_id"]);
    expect(await paths({ cart_id: "x", cart_product_list: [{ product_id: triphala, quantity: 0 }, {}] })).toEqual(
      expect.arrayContaining(["cart_product_list.0.quantity", "cart_product_list.1.product_id"]),
    );
  });

  it("takes a call by its address also from clients that send an empty form with it", async () => {
    const container = composeMemory();
    const { bearer } = await container.get(Sessions).open(asha, now);
    const headers = { authorization: `Bearer ${bearer}`, "content-type": "application/x-www-form-urlencoded" };
    const app = serverOver(container, { pages: null, log: "off" });
    const asked = { method: "POST", headers, payload: "" } as const;
    expect((await app.inject({ ...asked, url: `/api/shop/product/addProductsToWhishlist?product_id=${tablets}` })).statusCode).toBe(200);
    expect((await app.inject({ ...asked, url: "/api/apply/couponcodefromuser", payload: "coupon_code=SAVE10" })).statusCode).toBe(400);
  });

  it("and everything beside it are for those who are signed in alone, and one customer's are no other's [gd-needs-login-areas]", async () => {
    const container = composeMemory();
    const app = serverOver(container, { pages: null, log: "off" });
    const calls = [
      ["PUT", add],
      ["PUT", "/shop/product/updateUserCartProductQuantity"],
      ["PUT", "/shop/product/removeUserProductFromCart"],
      ["POST", "/cart/sync/undo"],
      ["POST", "/cart/notices/dismiss"],
      ["POST", "/shop/product/addProductsToWhishlist"],
      ["DELETE", "/shop/product/removeProductFromWhishlist"],
      ["GET", "/shopCoupon/getAllCouponWebAndApp"],
      ["GET", "/get/web/allcouponcodefromuser"],
      ["POST", "/apply/couponcodefromuser"],
    ] as const;
    for (const [method, url] of calls) expect([url, (await app.inject({ method, url: `/api${url}` })).statusCode]).toEqual([url, 401]);
    await expect(clientOf(await servedOver(container), "no-such-token").get(RemoveFromCart)(asha, tablets)).rejects.toBeInstanceOf(
      SignedOut,
    );

    const [one, other] = [await signedIn(container, asha), await signedIn(container, ravi)];
    await one("PUT", add, { cart_id: "mine", cart_product_list: [{ product_id: tablets, quantity: 1 }] });
    const foreign = await other("POST", "/cart/sync/undo", { cart_id: "mine" });
    const missing = await other("POST", "/cart/sync/undo", { cart_id: "nobody's" });
    expect(foreign).toEqual(missing);
    expect(foreign.code).toBe(404);
    expect((await container.get(ShowMyCart)(asha)).lines).toHaveLength(1);
  });
});

describe("a customer's wishlist over HTTP", () => {
  it("takes products in and out by the address [ep-wishlist-add] [ep-wishlist-remove]", async () => {
    const container = composeMemory();
    const call = await signedIn(container);
    expect(await call("POST", `/shop/product/addProductsToWhishlist?product_id=${juice}`)).toEqual({
      code: 200,
      status: { status_code: 0, message: "" },
      payload: null,
    });
    await call("POST", `/shop/product/addProductsToWhishlist?product_id=${tablets}`);
    await call("DELETE", `/shop/product/removeProductFromWhishlist?product_id=${juice}`);
    expect((await container.get(ShowWishlist)(asha)).map(({ id }) => id)).toEqual([tablets]);
    expect((await call("POST", "/shop/product/addProductsToWhishlist?product_id=nobody-knows")).code).toBe(404);
  });
});

describe("a customer's coupons over HTTP", () => {
  const listed = "/shopCoupon/getAllCouponWebAndApp";

  it("are the public ones by what they take off this cart, with the specification's names [ep-coupon-all] [ep-coupon-web-all] [en-coupon] [ru-coupon-sorted]", async () => {
    const call = await signedIn(composeMemory());
    await call("PUT", add, { product_id: tablets, quantity: 5 });
    const { payload } = await call("GET", `${listed}?coupon_type=PUBLIC&available_for_web=true&name=`);
    const codes = payload.map(({ coupon }: { coupon: string }) => coupon);
    expect(codes).toEqual(["DIWALI", "save10", "WELCOME", "MOMENT"]);
    expect(payload[0]).toMatchObject({
      _id: "DIWALI",
      coupon: "DIWALI",
      max_calc_discount: 84.32,
      coupon_state: "applied",
      coupon_type: "PUBLIC",
    });
    expect(payload[2]).toMatchObject({ discount_value: 50, minimum_order_value: 500, max_calc_discount: 50, coupon_state: "unlocked" });
    expect((await call("GET", `${listed}?name=%20sAvE`)).payload.map(({ coupon }: { coupon: string }) => coupon)).toEqual(["save10"]);
    expect((await call("GET", `${listed}?available_for_web=false`)).payload).toEqual([]);
    expect((await call("GET", "/get/web/allcouponcodefromuser")).payload.map(({ coupon }: { coupon: string }) => coupon)).toEqual(codes);
  });

  it("are put on the cart by their code, taken off by none, and refused in the specification's words [ep-coupon-apply-private] [en-cart-coupon] [en-selected-coupon]", async () => {
    const container = composeMemory();
    const call = await signedIn(container);
    const apply = (coupon_code: string) => call("POST", "/apply/couponcodefromuser", { coupon_code });
    await call("PUT", add, { product_id: tablets, quantity: 1 });
    const applied = await apply(" secret ");
    expect(applied).toMatchObject({
      code: 200,
      status: { status_code: 0 },
      payload: { _id: "SECRET", coupon: "SECRET", coupon_type: "PRIVATE", max_calc_discount: 16.86, coupon_state: "applied" },
    });
    expect((await call("PUT", add, { product_id: tablets })).payload.cart_coupon).toEqual({ coupon: "SECRET", discount: 16.86 });
    expect((await call("GET", `${listed}?coupon_type=PRIVATE`)).payload).toMatchObject([{ coupon: "SECRET" }]);

    expect(await apply("NOSUCH")).toEqual({ code: 200, status: { status_code: 1, message: "INVALID COUPON" }, payload: {} });
    expect((await apply("APPONLY")).status).toEqual({ status_code: 1, message: "INVALID COUPON" });
    expect((await apply("ELEVENCHARS")).status).toEqual({ status_code: 1, message: "INVALID COUPON" });
    expect(await apply("WELCOME")).toMatchObject({
      code: 200,
      status: { status_code: 2, message: "COUPON NOT APPLICABLE" },
      payload: { coupon: { coupon: "WELCOME", coupon_state: "locked", max_calc_discount: 0 } },
    });
    expect((await container.get(ShowMyCart)(asha)).applied).toEqual({ code: "SECRET", discount: 1_686 });
    expect((await apply("")).payload).toBeNull();
    expect((await container.get(ShowMyCart)(asha)).applied).toBeNull();
    expect((await call("GET", `${listed}?coupon_type=PRIVATE`)).payload).toEqual([]);
  });

  it("that are not public may be tried 20 times an hour; public ones as often as one likes", async () => {
    const call = await signedIn(composeMemory());
    const apply = (coupon_code: string) => call("POST", "/apply/couponcodefromuser", { coupon_code });
    await call("PUT", add, { product_id: tablets, quantity: 1 });
    for (let tried = 0; tried < 20; tried++) expect((await apply(`GUESS${tried}`)).status.message).toBe("INVALID COUPON");
    expect(await apply("SECRET")).toMatchObject({
      code: 429,
      status: { message: "Too many attempts. Please try again later." },
      payload: { until: now + 3_600_000 },
    });
    expect((await apply("GUESS")).code).toBe(429);
    expect((await apply("save10")).status.status_code).toBe(0);
  });
});

it("no two products of the fixtures share an id, on which these tests stand", () =>
  expect(new Set(products.map(({ id }) => id)).size).toBe(products.length));
