import { keptJobs } from "#tests/kept-jobs.ts";
import { describe, expect, it } from "vitest";
import { makeFollowOrder } from "#core/order-news/follow-order.ts";
import { payableId } from "#core/ledger/entry.ts";
import { memoryCustomers } from "#adapters/memory/identity/customers.ts";
import { memoryNotifications } from "#adapters/memory/notifications/notifications.ts";
import { orderMessages } from "#cli/order-news/order-messages.ts";
import { aMobile, aNewCustomer, anEmail } from "#tests/builders/a-new-customer.ts";
import { anOrder, by, done } from "#tests/builders/an-order.ts";
import { asha } from "#tests/core/orders/a-checkout.ts";
import { anOrderShop, WHOLE_WAY } from "#tests/core/orders/an-order-shop.ts";
import { onlySite } from "#tests/builders/a-letter.ts";
import type { NewCustomer } from "#core/identity/customers.port.ts";
import type { PayableId } from "#core/ledger/entry.ts";

/** An order desk whose jobs are done when a test says so. */
async function aFollowedDesk(given: Partial<NewCustomer> = {}) {
  const desk = anOrderShop();
  const { memory, orders, clock } = desk;
  const customers = memoryCustomers(memory);
  await customers.register(
    aNewCustomer({ id: asha, mobile: aMobile("9820012345"), email: anEmail("asha@example.in"), ...given }),
    clock.at,
  );
  const notifications = memoryNotifications(memory);
  const settled: PayableId[] = [];
  let ids = 0;
  const follow = makeFollowOrder({
    orders,
    customers,
    notifications,
    settlePoints: async ({ id }) => void settled.push(id),
    messages: orderMessages(onlySite("https://shop.test")),
    now: () => clock.at,
    newId: () => `told-${String(++ids).padStart(4, "0")}`,
  });
  return {
    ...desk,
    follow,
    settled,
    /** Does every job that follows a step, as often as that. */
    async followAll(times = 1) {
      const jobs = keptJobs(memory).flatMap(({ job }) => (job.kind === "follow-order" ? [job] : []));
      for (let time = 0; time < times; time += 1) for (const { order, step } of jobs) await follow(payableId(order), step);
    },
    told: async () =>
      (await notifications.listed(asha, { after: null, limit: 50 })).notifications
        .flatMap((one) => (one.kind === "order" ? [one] : []))
        .reverse(),
    sent: () => keptJobs(memory).flatMap(({ job }) => (job.kind === "send-email" || job.kind === "send-sms" ? [job] : [])),
  };
}

describe("following an order", () => {
  it("tells its customer of each step that means something to them, once however often its job is done", async () => {
    const desk = await aFollowedDesk();
    const order = await desk.ordered("online");
    await desk.bring(order, 0, ...WHOLE_WAY);
    await desk.cancel(asha, { order, places: [1], reason: "x", key: null });
    await desk.step(order, { kind: "refund", number: 1, event: "send" });
    await desk.step(order, { kind: "refund", number: 1, event: "process" });
    await desk.followAll(2);
    const told = await desk.told();
    expect(told.map(({ news }) => news)).toEqual([
      { kind: "placed" },
      { kind: "shipped", parcel: 0, parcels: 2 },
      { kind: "out-for-delivery", parcel: 0, parcels: 2 },
      { kind: "delivered", parcel: 0, parcels: 2 },
      { kind: "cancelled", by: "customer", isWhole: false, back: 20_100 },
      { kind: "refund-done", back: 20_100 },
    ]);
    expect(new Set(told.map((one) => one.order.id))).toEqual(new Set([order]));
  });

  it("tells and writes no more of a payment that failed once it was made after all", async () => {
    const desk = await aFollowedDesk();
    const order = await desk.ordered("online");
    const known = desk.memory.orders.get(order);
    if (known === undefined) throw new TypeError("it was ordered");
    const asked = done({ ...anOrder(), id: order }, desk.clock.at, by.customer, { kind: "stage", event: "ask" });
    const failed = done(asked, desk.clock.at, by.provider, { kind: "stage", event: "fail" });
    const retried = done(failed, desk.clock.at, by.customer, { kind: "stage", event: "retry" });
    const paid = done(retried, desk.clock.at, by.provider, { kind: "stage", event: "pay" });
    desk.memory.orders.set(order, { ...known, kept: { ...known.kept, order: paid } });
    for (const step of [3, 1]) await desk.follow(order, step);
    expect((await desk.told()).map(({ news }) => news.kind)).toEqual(["placed"]);
    expect(desk.sent()).toHaveLength(2);
  });

  it("counts what was told of a payment that failed as read once the order is paid", async () => {
    const desk = await aFollowedDesk();
    const order = await desk.ordered("online");
    const known = desk.memory.orders.get(order);
    if (known === undefined) throw new TypeError("it was ordered");
    const asked = done({ ...anOrder(), id: order }, desk.clock.at, by.customer, { kind: "stage", event: "ask" });
    const failed = done(asked, desk.clock.at, by.provider, { kind: "stage", event: "fail" });
    const keep = (now: typeof failed) => desk.memory.orders.set(order, { ...known, kept: { ...known.kept, order: now } });
    keep(failed);
    await desk.follow(order, 1);
    const retried = done(failed, desk.clock.at, by.customer, { kind: "stage", event: "retry" });
    keep(done(retried, desk.clock.at, by.provider, { kind: "stage", event: "pay" }));
    await desk.follow(order, 3);
    expect((await desk.told()).map(({ news, isRead }) => [news.kind, isRead])).toEqual([
      ["payment-failed", true],
      ["placed", false],
    ]);
  });

  it("writes a letter and a text message at what matters, and names no goods in them", async () => {
    const desk = await aFollowedDesk();
    const order = await desk.ordered("online");
    await desk.bring(order, 0, ...WHOLE_WAY);
    await desk.followAll(3);
    const texts = desk.sent();
    expect(texts.map((job) => (job.kind === "send-email" ? job.subject : job.text))).toEqual([
      "Thank you for your order – order NM10000001",
      "Niramaya: your order NM10000001 for ₹501 is placed. https://shop.test/shop/orders/order-1",
      "Parcel 1 of 2 is on its way – order NM10000001",
      "Niramaya: parcel 1 of 2 from your order NM10000001 is on its way. https://shop.test/shop/orders/order-1",
      "Parcel 1 of 2 has been delivered – order NM10000001",
      "Niramaya: parcel 1 of 2 from your order NM10000001 has been delivered. https://shop.test/shop/orders/order-1",
    ]);
    for (const { text } of texts) expect(text).not.toMatch(/Oil|Tea/);
  });

  it("writes to where the customer can be reached, and nowhere else", async () => {
    const desk = await aFollowedDesk({ email: null, mobile: null });
    await desk.ordered();
    await desk.followAll();
    expect(desk.sent()).toEqual([]);
    expect((await desk.told()).map(({ news }) => news.kind)).toEqual(["placed"]);
  });

  it("tells how a return goes on, with what goes back for it", async () => {
    const desk = await aFollowedDesk();
    const order = await desk.ordered("online");
    await desk.bring(order, 1, ...WHOLE_WAY);
    const pictures = [{ shows: "product", file: await desk.picture() }] as const;
    const request = { lines: [{ place: 1, pieces: 1 }], reason: { kind: "damaged" }, pictures } as const;
    await desk.giveBack(asha, { order, request, key: null });
    for (const event of ["approve", "pick-up", "receive", "pass"] as const) await desk.step(order, { kind: "return", number: 1, event });
    await desk.followAll();
    expect((await desk.told()).map(({ news }) => news).slice(-3)).toEqual([
      { kind: "return-asked", number: 1 },
      { kind: "return-approved", number: 1 },
      { kind: "return-passed", number: 1, back: 10_050 },
    ]);
  });

  it("brings points up to date at every step, and does nothing for an order or a step that there is not", async () => {
    const desk = await aFollowedDesk();
    const order = await desk.ordered();
    await desk.bring(order, 0, "confirm");
    await desk.follow(order, 1);
    expect(desk.settled).toEqual([order]);
    await desk.follow(order, 99);
    await desk.follow(payableId("order-99"), 0);
    expect(await desk.told()).toEqual([]);
  });

  it("leaves whoever has gone without points and without news", async () => {
    const desk = await aFollowedDesk();
    const order = await desk.ordered();
    await desk.bring(order, 0, ...WHOLE_WAY);
    desk.memory.customers.delete(asha);
    await desk.followAll();
    expect([desk.settled, await desk.told(), desk.sent()]).toEqual([[], [], []]);
  });
});
