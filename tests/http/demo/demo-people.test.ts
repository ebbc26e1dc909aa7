import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { Sessions } from "#core/identity/sessions.port.ts";
import { CancelMyOrder } from "#core/orders/returns/cancel-my-order.use-case.ts";
import { orderStateOf } from "#core/orders/order/order.ts";
import { orderFaults } from "#core/orders/order/order-fault.ts";
import { Orders } from "#core/orders/order/orders.port.ts";
import { SendRefund } from "#core/payments/send-refund.use-case.ts";
import { pointMoves } from "#core/points/point-moves.ts";
import { pointState } from "#core/points/reward-points.port.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { demoCustomerId } from "#adapters/demo-people/people-at.ts";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { wholeApplication } from "#tests/http/whole-application.ts";
import type { FastifyInstance } from "fastify";
import type { KeptOrder } from "#core/orders/order/orders.port.ts";
import type { Application } from "#adapters/composition/server/application.ts";

let product: Application;
let app: FastifyInstance;
beforeAll(async () => {
  product = await wholeApplication();
  app = serverOver(product.container, { pages: null, log: "off" });
}, 180_000);
afterAll(async () => {
  await app.close();
  await product.close();
});

/** What somebody of the demo is answered, signed in. */
async function answered(key: string, url: string) {
  const { container } = product;
  const { bearer } = await container.get(Sessions).open(customerId(demoCustomerId(key)), container.get(Clock)());
  return (await app.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${bearer}` } })).json();
}

/** Somebody's orders, the newest first. */
async function ordersOf(key: string): Promise<readonly KeptOrder[]> {
  const wanted = { text: null, filter: "all", after: null, limit: 50 } as const;
  return (await product.container.get(Orders).of(customerId(demoCustomerId(key)), wanted)).orders;
}

/** The points that their orders have earned and that count by now. */
async function pointsOf(key: string): Promise<number> {
  const now = product.container.get(Clock)();
  const moves = (await ordersOf(key)).flatMap(({ order }) => pointMoves(order));
  return moves.filter((move) => pointState(move, now) === "usable").reduce((sum, { points }) => sum + points, 0);
}

describe("the demo's menu", () => {
  it("leads to lists of the catalogue that hold something", { timeout: 180_000 }, async () => {
    type Item = { readonly link: string | null; readonly item_list: readonly Item[] };
    const inAll = (items: readonly Item[]): readonly Item[] => items.flatMap((item) => [item, ...inAll(item.item_list)]);
    const { payload } = (await app.inject({ url: "/api/shop/menu/list" })).json();
    const links = new Set(inAll(payload).flatMap(({ link }) => link ?? []));
    const requested = [...links].flatMap((link) => {
      const [, kind, slug] = /^\/shop\/product-(category|subcategory)\/(.+)$/.exec(link) ?? [];
      const concern = /^\/shop\/products\?concern=(.+)$/.exec(link)?.[1];
      if (concern !== undefined) return [`concern=${concern}`];
      return kind === undefined ? [] : [`${kind === "category" ? "category" : "sub_category"}=${slug}`];
    });
    expect(requested.length).toBeGreaterThan(40);
    for (const query of requested) {
      const answer = (await app.inject({ url: `/api/shop/product/getProducts?${query}` })).json();
      expect([query, answer.status.status_code, answer.payload.product_list.length > 0]).toEqual([query, 0, true]);
    }
  });
});

describe("the demo's orders", () => {
  it("stand in each state that a customer may want to see, and nothing in them can't be", async () => {
    const orders = [...(await ordersOf("asha")), ...(await ordersOf("bhavesh"))];
    const states = orders.map(({ order }) => orderStateOf(order));
    expect(states).toEqual(["shipped", "delivered", "expired", "delivered", "delivered", "delivered", "placed", "delivered"]);
    expect(orders.flatMap(({ order }) => order.refunds.map(({ state }) => state))).toEqual(["processed", "processed"]);
    expect(orders.flatMap(({ order, ledger }) => orderFaults(order, ledger))).toEqual([]);
    expect(orders.every(({ number }) => /^NM\d{8}$/.test(number))).toBe(true);
    expect((await pointsOf("asha")) > 0).toBe(true);
  });

  it("let what is still with the shop be cancelled, and its money go back", async () => {
    const [order] = (await ordersOf("bhavesh")).map(({ order }) => order);
    if (order === undefined) throw new Error("no order");
    const cancelled = await product.container.get(CancelMyOrder)(order.customer, {
      order: order.id,
      places: null,
      reason: "changed",
      key: null,
    });
    expect(cancelled).toMatchObject({ kind: "ok" });
    await product.container.get(SendRefund)(order.id, 1);
    const stored = await product.container.get(Orders).withId(order.id);
    expect(stored?.order.refunds).toMatchObject([{ state: "pending" }]);
  });
});

describe("somebody of the demo who signs in", () => {
  it("sees their profile with points, cart, coupon and wishes [ep-user-getprofile] [en-user] [ep-fetch-user-name] [ep-fetch-thumb] [ep-fetch-reward-points]", async () => {
    const { status, payload } = await answered("asha", "/user/getprofile");
    expect(status.status_code).toBe(0);
    expect(payload).toMatchObject({
      _id: demoCustomerId("asha"),
      name: "Asha Kulkarni",
      mobile: "5555500001",
      email: "asha@niramaya.example",
      thumb: null,
      reward_points: 46 + (await pointsOf("asha")),
      role: "customer",
      aggregator: null,
      delete_account_status: null,
    });
    expect(payload.cart_list).toHaveLength(3);
    expect(payload.cart_coupon).toMatchObject({ coupon: "WELCOME50" });
    expect(payload.wish_list).toHaveLength(3);
    for (const { product: inCart, quantity } of payload.cart_list) {
      expect(inCart.status).toBe("ACTIVE");
      expect(quantity).toBeGreaterThanOrEqual(inCart.min_qty);
    }
  });

  it("comes from a company where one brought them, and has no mobile where none is known [en-user]", async () => {
    expect((await answered("meera", "/user/getprofile")).payload).toMatchObject({ aggregator: { app_name: "arogya-benefits" } });
    expect((await answered("arjun", "/user/getprofile")).payload).toMatchObject({
      mobile: null,
      aggregator: { app_name: "arogya-benefits" },
    });
    expect((await answered("devanshi", "/user/getprofile")).payload).toMatchObject({ name: "देवांशी पटेल", mobile: null });
    expect((await answered("meera", "/auth/user?apikey=demo-arogya-benefits-key")).status.status_code).toBe(0);
    expect((await answered("asha", "/auth/user?apikey=demo-arogya-benefits-key")).status.status_code).not.toBe(0);
  });

  it("is told every type of notification, the newest first [en-notification]", async () => {
    const { user_notifications: told } = (await answered("asha", "/notification/list")).payload;
    expect(new Set(told.map(({ type }: { type: string }) => type))).toEqual(
      new Set([
        "fitbook_request",
        "accepted_fitbook_request",
        "fitbook_request_suggestion",
        "group_request",
        "challenge_request",
        "announcement",
        "post_liked",
        "post_commented",
        "comment_replied",
      ]),
    );
    const times = told.map(({ createdAt }: { createdAt: string }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(told[0]).toMatchObject({ type: "fitbook_request", is_read: false, data: { from_user: { name: "Kabir Das" } } });
  });

  it("finds what they wait for, and what they were told of it", async () => {
    const listed = (await answered("asha", "/alerts/list")).payload;
    expect(listed.map(({ about }: { about: { kind: string } }) => about.kind)).toEqual(
      expect.arrayContaining(["back-in-stock", "price-at-most"]),
    );
    expect(listed.filter(({ told_at }: { told_at: string | null }) => told_at !== null)).toHaveLength(2);
  });

  it("finds family and addresses, and can order to each address", async () => {
    const family = (await answered("farah", "/user/getAllMemberOfUser")).payload;
    expect(family.map(({ relation }: { relation: string }) => relation)).toEqual(["Husband", "Daughter", "Son", "Mother"]);
    for (const key of ["asha", "farah", "meera", "bhavesh"]) {
      const addresses = (await answered(key, "/shopUser/getAllUserAddress")).payload;
      expect(addresses.filter(({ is_default }: { is_default: boolean }) => is_default)).toHaveLength(1);
      for (const { pincode } of addresses) {
        const delivery = await answered(key, `/shopUserOrder/user/getUserPincodeCourserviceIsAvailable?pincode=${pincode}`);
        expect([pincode, delivery.status.status_code]).toEqual([pincode, 0]);
      }
    }
  });

  it("looks after pages where that is their role, and nobody else does", async () => {
    expect((await answered("nisha", "/healthPlan/getAllInquiryList")).payload).toEqual([]);
    expect((await answered("asha", "/healthPlan/getAllInquiryList")).status.status_code).toBe(403);
  });
});
