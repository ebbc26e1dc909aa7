import "#tests/web/browser-setup.ts";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import { payableId } from "#core/ledger/entry.ts";
import { CancelMyOrder } from "#core/orders/returns/cancel-my-order.use-case.ts";
import { ListMyOrders } from "#core/orders/views/list-my-orders.use-case.ts";
import { paidFor } from "#core/orders/order/allocation.ts";
import { paise } from "#core/shared/money.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryNotifications } from "#adapters/memory/notifications/notifications.ts";
import { notificationId } from "#core/notifications/notification.ts";
import { rupees, rupeesAndPaise } from "#web/design/figures/amounts.ts";
import { aCheckoutCart, anOrderedLine, inMysuru } from "#tests/builders/a-checkout.ts";
import { aMemoryOrder } from "#tests/builders/a-memory-order.ts";
import { anOrder, aPlacedOrder, by, delivered, done } from "#tests/builders/an-order.ts";
import { now } from "#tests/fixtures.ts";
import { asksFirst } from "#tests/web/asks-first.ts";
import { asha, fill, openAsAsha, press } from "#tests/web/customers-window.tsx";
import type { Order } from "#core/orders/order/order.ts";

afterEach(cleanup);

const lines = [
  anOrderedLine({ id: "oil", title: "Narayana Oil", slug: "narayana-oil", quantity: 2, rupees: 150.5, gst: 12 }),
  anOrderedLine({ id: "tea", title: "Tulsi Tea", slug: "tulsi-tea", seller: inMysuru, gst: 5, isConsumable: true }),
];
const two = {
  cart: aCheckoutCart({ lines, shipping: { basic: { minimumOrder: paise(100_000), charge: paise(4_900) }, weightExceed: null } }),
  at: now,
};

function keeping(...orders: readonly Order[]): Memory {
  const memory = new Memory();
  for (const [place, order] of orders.entries()) {
    const id = payableId(`order-${place + 1}`);
    const stored = aMemoryOrder({ ...order, id }, asha, { number: `NM1000000${place + 1}` });
    memory.orders.set(id, { ...stored, listedAt: now + place });
  }
  return memory;
}
const waiting = () => done(anOrder(two), now, by.customer, { kind: "stage", event: "ask" });
const failed = () => done(waiting(), now, by.provider, { kind: "stage", event: "fail" });
const panel = (name: string | RegExp) => screen.findByRole("region", { name });

describe("the list of a customer's orders", () => {
  it("opens at its address with each order's state, sum and goods, the newest first [rt-shop-orders] [ep-order-list]", async () => {
    await openAsAsha("/shop/orders", { memory: keeping(delivered(delivered(aPlacedOrder(two), 0, now), 1, now), aPlacedOrder(two)) });
    expect(await screen.findByRole("heading", { level: 1, name: "My orders" })).toBeDefined();
    const cards = within(await screen.findByRole("list", { name: "Orders, the newest first" })).getAllByRole("listitem");
    expect(cards.map((card) => within(card).getByRole("link").textContent)).toEqual(["Placed", "Delivered"]);
    expect(cards.map((card) => within(card).getByRole("link").getAttribute("href"))).toEqual([
      "/shop/orders/order-2",
      "/shop/orders/order-1",
    ]);
    expect(cards[0]?.textContent).toContain("Narayana Oil and 1 other product");
    expect(cards[0]?.textContent).toContain("Order NM10000002");
    expect(cards[0]?.textContent).toContain("₹450");
  });

  it("says how many products of an order were cancelled, and the amount that stays", async () => {
    const cancelled = done(aPlacedOrder(two), now, by.customer, { kind: "cancel", places: [0], reason: "found-cheaper" });
    await openAsAsha("/shop/orders", { memory: keeping(cancelled) });
    const list = within(await screen.findByRole("list", { name: "Orders, the newest first" }));
    expect(list.getByText("1 product cancelled")).toBeDefined();
    expect(list.queryByText("₹450")).toBeNull();
    const [refund] = cancelled.refunds;
    expect(list.getByText(rupees(paise(45_000 - (refund?.total ?? 0))))).toBeDefined();
  });

  it("shows what is looked for, in an address that can be sent on", async () => {
    await openAsAsha("/shop/orders?search=NM10000001&filter=delivered", { memory: keeping(aPlacedOrder(two), aPlacedOrder(two)) });
    expect(await screen.findByRole("heading", { name: "No orders match" })).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>("searchbox", { name: "Search your orders" }).value).toBe("NM10000001");
    const show = within(screen.getByRole("navigation", { name: "Show" }));
    expect(show.getByRole("link", { current: true }).textContent).toBe("Delivered");
    expect(show.getByRole("link", { name: "All" }).getAttribute("href")).toBe("/shop/orders?search=NM10000001");
    await act(async () => fireEvent.click(show.getByRole("link", { name: "All" })));
    const found = within(await screen.findByRole("list", { name: "Orders, the newest first" }));
    expect(found.getAllByRole("listitem")).toHaveLength(1);
    expect(screen.getByRole<HTMLInputElement>("searchbox", { name: "Search your orders" }).value).toBe("NM10000001");
  });

  it("grows by a press, and its next page has an address of its own", async () => {
    await openAsAsha("/shop/orders", { memory: keeping(...Array.from({ length: 12 }, () => aPlacedOrder(two))) });
    const list = await screen.findByRole("list", { name: "Orders, the newest first" });
    expect(within(list).getAllByRole("listitem")).toHaveLength(10);
    const more = screen.getByRole("link", { name: "Show more" });
    expect(more.getAttribute("href")).toBe("/shop/orders?after=order-3");
    await act(async () => fireEvent.click(more));
    await waitFor(() => expect(within(list).getAllByRole("listitem")).toHaveLength(12));
    expect(screen.queryByRole("link", { name: "Show more" })).toBeNull();
  });

  it("says what stands here where there is none, and tries again where the shop did not answer", async () => {
    await openAsAsha("/shop/orders");
    expect(await screen.findByRole("heading", { name: "No orders yet" })).toBeDefined();
    cleanup();
    let isAway = true;
    await openAsAsha("/shop/orders", {
      memory: keeping(aPlacedOrder(two)),
      change: (product) => {
        const list = product.get(ListMyOrders);
        product.rebind(ListMyOrders).toConstantValue(async (...asked) => {
          if (isAway) throw new PortUnavailable("orders", "down");
          return list(...asked);
        });
      },
    });
    await screen.findByText("We couldn't load your orders right now.");
    isAway = false;
    await press("Try again");
    expect(await screen.findByRole("list", { name: "Orders, the newest first" })).toBeDefined();
  });

  it.each([
    ["waits for its payment", waiting, "Waiting for your payment"],
    ["was not paid, as the payment failed", failed, "The payment did not go through"],
  ] as const)("offers to pay what %s", async (_, order, headline) => {
    await openAsAsha("/shop/orders", { memory: keeping(order()) });
    const pay = await screen.findByRole("link", { name: "Pay now for order NM10000001" });
    expect(pay.getAttribute("href")).toBe("/shop/thankyou/order-1");
    expect(screen.getByRole("link", { name: headline })).toBeDefined();
  });
});

describe("an order's page", () => {
  it("tells parcels with their steps, the bill and where it goes [rt-shop-orders-id] [ep-order-by-id] [ep-shipment-status]", async () => {
    const shipped = (["confirm", "pack", "ship"] as const).reduce(
      (order, event) => done(order, now, by.staff, { kind: "parcel", parcel: 0, event }),
      aPlacedOrder(two),
    );
    await openAsAsha("/shop/orders/order-1", { memory: keeping(shipped) });
    const first = await panel("Parcel 1 of 2");
    const steps = within(within(first).getByRole("list", { name: "Steps of Parcel 1 of 2" })).getAllByRole("listitem");
    expect(steps.map((step) => step.querySelector("b")?.textContent)).toEqual([
      "Placed",
      "Confirmed",
      "Packed",
      "Shipped",
      "Out for delivery",
      "Delivered",
    ]);
    expect(steps.findIndex((step) => step.getAttribute("aria-current") === "step")).toBe(3);
    expect(steps[5]?.textContent).toContain("Sun 22 Nov to Tue 24 Nov");
    expect(first.textContent).toContain("It has been shipped, so it can't be cancelled.");
    expect((await panel("Bill")).textContent).toContain("Total ₹450.00");
    expect((await panel("Delivery address")).textContent).toContain("Flat 4, Neelkanth");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Placed");
  });

  it.each([
    ["waits for its payment", waiting],
    ["was not paid, as the payment failed", failed],
  ] as const)("offers to pay where it %s", async (_, order) => {
    await openAsAsha("/shop/orders/order-1", { memory: keeping(order()) });
    expect(await screen.findByRole("button", { name: "Pay now" })).toBeDefined();
  });

  it("is unknown where it is somebody else's, in the same words as where there is none", async () => {
    const memory = keeping();
    memory.orders.set(payableId("order-9"), aMemoryOrder({ ...aPlacedOrder(two), id: payableId("order-9") }, by.customer.id));
    await openAsAsha("/shop/orders/order-99", { memory });
    expect(await screen.findByRole("heading", { name: "We can't find this order" })).toBeDefined();
  });

  it("is read anew when news of it come", async () => {
    const memory = keeping(aPlacedOrder(two));
    const notifications = memoryNotifications(memory);
    const news = (id: string, cause: string) =>
      notifications.tell(asha, {
        id: notificationId(id),
        cause,
        order: { id: payableId("order-1"), number: "NM10000001" },
        news: { kind: "placed" },
        ends: [],
        at: now,
        messages: [],
      });
    const { product } = await openAsAsha("/shop/orders/order-1", { memory });
    await panel("Parcel 1 of 2");
    await act(async () => void (await news("n-1", "order-1/0")));
    await product.get(CancelMyOrder)(asha, { order: payableId("order-1"), places: null, reason: "changed-mind", key: null });
    await act(async () => void (await news("n-2", "order-1/2")));
    expect(await screen.findByRole("heading", { level: 1, name: "Cancelled" })).toBeDefined();
  });

  it("says of one that was to be paid at the door and is cancelled that nothing was paid, and of what is left what is deducted", async () => {
    const placed = aPlacedOrder(two, "cash");
    const memory = keeping(done(placed, now, by.customer, { kind: "cancel", places: [1], reason: "changed-mind" }));
    await openAsAsha("/shop/orders/order-1", { memory });
    expect((await panel("No refund")).textContent).toContain("Deducted from what you pay on delivery");
    cleanup();
    const gone = keeping(done(placed, now, by.customer, { kind: "cancel", places: [0, 1], reason: "changed-mind" }));
    await openAsAsha("/shop/orders/order-1", { memory: gone });
    const told = (await panel("No refund")).textContent;
    expect(told).toContain("Nothing had been paid for it, so there is nothing to refund.");
    expect(told).not.toContain("₹");
    expect(screen.getByText(/^Order NM10000001, .*, nothing was paid$/)).toBeDefined();
    expect(screen.queryByText(/paid on delivery/)).toBeNull();
  });

  it("puts it into the cart again and tells what can't be had", async () => {
    const { product, memory } = await openAsAsha("/shop/orders/order-1", { memory: keeping(aPlacedOrder(two)) });
    expect(product).toBeDefined();
    await press("Order again");
    expect(await screen.findByText("None of it can be bought right now.", { exact: false })).toBeDefined();
    expect(screen.getByText("Narayana Oil is no longer sold.")).toBeDefined();
    expect(memory.carts.get(asha)?.lines ?? []).toEqual([]);
  });
});

describe("cancelling on an order's page", () => {
  it("asks which lines and why, shows what goes back before, and does it once [ep-order-cancel]", async () => {
    const { memory } = await openAsAsha("/shop/orders/order-1", { memory: keeping(aPlacedOrder(two)) });
    await press("Cancel Tulsi Tea");
    const dialog = await screen.findByRole("dialog", { name: "Cancel" });
    const refund = aPlacedOrder(two).snapshot.figures.lines[1];
    const back = rupeesAndPaise(paise((refund === undefined ? 0 : paidFor(refund)) - (refund?.shipping ?? 0) - (refund?.roundOff ?? 0)));
    await waitFor(() => expect(dialog.textContent).toContain(`You get back ${back}`));
    await press("Yes, cancel");
    expect(within(dialog).getByText("Please choose a reason.")).toBeDefined();
    await act(async () => fireEvent.change(within(dialog).getByLabelText("Why?"), { target: { value: "found-cheaper" } }));
    await press("Yes, cancel");
    expect((await panel("Refund 1")).textContent).toContain("You cancelled: I found it cheaper");
    expect((await panel("Refund 1")).textContent).toContain(back);
    expect(memory.orders.get(payableId("order-1"))?.kept.order.lines).toEqual(["ordered", "cancelled"]);
    expect(screen.queryByRole("dialog", { name: "Cancel" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Cancel Tulsi Tea" })).toBeNull();
  });

  it("of the whole order gives all back that was paid", async () => {
    const { memory } = await openAsAsha("/shop/orders/order-1", { memory: keeping(aPlacedOrder(two)) });
    await press("Cancel the order");
    const dialog = await screen.findByRole("dialog", { name: "Cancel" });
    await waitFor(() => expect(dialog.textContent).toContain("You get back ₹450.00"));
    await act(async () => fireEvent.change(within(dialog).getByLabelText("Why?"), { target: { value: "other" } }));
    await act(async () => fireEvent.change(within(dialog).getByLabelText("Your reason"), { target: { value: "A gift came first" } }));
    await press("Yes, cancel");
    expect(await screen.findByRole("heading", { level: 1, name: "Cancelled" })).toBeDefined();
    expect((await panel("Refund 1")).textContent).toContain("You cancelled: A gift came first");
    expect(memory.orders.get(payableId("order-1"))?.kept.order.refunds[0]?.payout).toBe(45_000);
  });

  it("keeps all where the shop did not answer, and the same call is sent again", async () => {
    const keys: (string | null)[] = [];
    const { memory } = await openAsAsha("/shop/orders/order-1", {
      memory: keeping(aPlacedOrder(two)),
      change: (product) => {
        const cancel = product.get(CancelMyOrder);
        product.rebind(CancelMyOrder).toConstantValue(async (customer, request) => {
          keys.push(request.key);
          if (keys.length === 1) throw new PortUnavailable("orders", "down");
          return cancel(customer, request);
        });
      },
    });
    await press("Cancel Tulsi Tea");
    const dialog = await screen.findByRole("dialog", { name: "Cancel" });
    await act(async () => fireEvent.change(within(dialog).getByLabelText("Why?"), { target: { value: "wrong-address" } }));
    await press("Yes, cancel");
    expect(await screen.findByText("We could not reach the shop. Nothing is cancelled yet; please try again.")).toBeDefined();
    await press("Yes, cancel");
    await panel("Refund 1");
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    expect(memory.orders.get(payableId("order-1"))?.kept.order.refunds).toHaveLength(1);
  });
});

describe("returning", () => {
  const back = () => keeping(delivered(delivered(aPlacedOrder(two), 0, now), 1, now));
  async function chosen(title: string, label = "It is damaged or leaking") {
    await press(`Return one ${title} more`);
    await act(async () => fireEvent.click(screen.getByRole("radio", { name: label })));
  }
  async function addPicture(kind = "Add: the product") {
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#c96" } })
      .png()
      .toBuffer();
    const file = new File([new Uint8Array(bytes)], "broken.png", { type: "image/png" });
    await act(async () => fireEvent.change(screen.getByLabelText(kind), { target: { files: [file] } }));
  }

  it("asks what, why and for pictures, shows what comes back, and asks the shop [ep-return-request] [ep-return-image-product]", async () => {
    const { memory } = await openAsAsha("/shop/orders/order-1/return", { memory: back() });
    expect(await screen.findByRole("heading", { level: 1, name: "Return something" })).toBeDefined();
    await press("Request return");
    expect(screen.getByText("Choose what you want to return.")).toBeDefined();
    await chosen("Narayana Oil");
    await waitFor(async () => expect((await panel("What you get back")).textContent).toContain("The fault is ours"));
    await press("Request return");
    expect(screen.getByText("Add at least one picture that shows it.")).toBeDefined();
    expect(asksFirst()).toBe(true);
    await addPicture();
    await screen.findByText("Sent");
    await press("Request return");
    expect(await screen.findByRole("heading", { name: "Return requested" })).toBeDefined();
    expect(asksFirst()).toBe(false);
    const [productReturn] = memory.orders.get(payableId("order-1"))?.kept.order.returns ?? [];
    expect(productReturn).toMatchObject({
      lines: [{ place: 0, pieces: 1 }],
      reason: { kind: "damaged" },
      state: "requested",
      pictures: [{ shows: "product" }],
    });
  });

  it("sends pictures of each kind, tells what is no picture, and takes one out again [ep-return-image-bill] [ep-return-image-package] [ep-return-image-other]", async () => {
    const { memory } = await openAsAsha("/shop/orders/order-1/return", { memory: back() });
    await screen.findByRole("heading", { level: 1, name: "Return something" });
    await chosen("Narayana Oil", "It is not what I ordered");
    for (const kind of ["Add: the bill", "Add: the package", "Add: something else"]) await addPicture(kind);
    await waitFor(() => expect(screen.getAllByText("Sent")).toHaveLength(3));
    const text = new File(["hello"], "notes.txt", { type: "text/plain" });
    await act(async () => fireEvent.change(screen.getByLabelText("Add: the product"), { target: { files: [text] } }));
    expect(screen.getByText("Please choose a picture in JPEG, PNG or WebP format.")).toBeDefined();
    await press("Remove picture 2: the package");
    expect(screen.getAllByText("Sent")).toHaveLength(2);
    await press("Request return");
    await screen.findByRole("heading", { name: "Return requested" });
    expect(memory.orders.get(payableId("order-1"))?.kept.order.returns[0]?.pictures.map(({ shows }) => shows)).toEqual(["bill", "other"]);
  });

  it("offers no change of mind for what is used up, and none for what was opened", async () => {
    await openAsAsha("/shop/orders/order-1/return", { memory: back() });
    await screen.findByRole("heading", { level: 1, name: "Return something" });
    const tea = screen.getByRole("checkbox", { name: "Return this item Tulsi Tea" }); // One piece needs no number.
    await act(async () => fireEvent.click(tea));
    expect(screen.queryByRole("radio", { name: "I changed my mind" })).toBeNull();
    await act(async () => fireEvent.click(tea));
    await chosen("Narayana Oil", "I changed my mind");
    await act(async () => fireEvent.click(screen.getByRole("radio", { name: "Yes" })));
    expect(screen.getByText("Opened products can't be returned for a change of mind.")).toBeDefined();
    await press("Request return");
    expect(screen.queryByRole("heading", { name: "Return requested" })).toBeNull();
    await act(async () => fireEvent.click(screen.getByRole("radio", { name: "No, it is unopened" })));
    await press("Request return");
    expect(await screen.findByRole("heading", { name: "Return requested" })).toBeDefined();
  });

  it("tells by its date what expires too soon", async () => {
    await openAsAsha("/shop/orders/order-1/return", { memory: back() });
    await screen.findByRole("heading", { level: 1, name: "Return something" });
    await chosen("Narayana Oil", "It expires too soon");
    await fill("It expires on", "2028-01-01");
    expect(await screen.findByText(/Its expiry is far enough away: only what expires before Sat 20 Feb 2027/)).toBeDefined();
    await fill("It expires on", "2027-01-01");
    await waitFor(async () => expect((await panel("What you get back")).textContent).toContain("You get back"));
  });

  it("says that nothing can be returned where nothing was delivered", async () => {
    await openAsAsha("/shop/orders/order-1/return", { memory: keeping(aPlacedOrder(two)) });
    expect(await screen.findByRole("heading", { name: "Nothing in this order can be returned right now" })).toBeDefined();
  });

  it("is told on the order's page with each of its steps", async () => {
    const order = delivered(aPlacedOrder(two), 0, now);
    const request = { lines: [{ place: 0, pieces: 1 }], reason: { kind: "change-of-mind", packaging: "unopened" }, pictures: [] } as const;
    const asked = done(order, now, by.customer, { kind: "ask-return", request });
    await openAsAsha("/shop/orders/order-1", {
      memory: keeping(done(asked, now, by.staff, { kind: "return", number: 1, event: "reject" })),
    });
    const told = await panel("Return 1");
    expect(told.textContent).toContain("I changed my mind");
    expect(
      within(told)
        .getAllByRole("listitem")
        .map((step) => step.querySelector("b")?.textContent)
        .filter(Boolean),
    ).toEqual(["Return requested", "Return not accepted"]);
  });
});

describe("an order's papers", () => {
  it("stand on its page and open as a page with every figure of the bill [ep-order-invoice]", async () => {
    await openAsAsha("/shop/orders/order-1", { memory: keeping(aPlacedOrder(two)) });
    const papers = within(await panel("Invoices"));
    const [first, second] = papers.getAllByRole("link");
    expect([first?.textContent, second?.textContent]).toEqual(["Invoice AAAI/2627/000001", "Invoice AAAI/2627/000002"]);
    await act(async () => fireEvent.click(first as HTMLElement));
    const paper = await screen.findByRole("article", { name: "Tax invoice" });
    expect(paper.textContent).toContain("AAAI/2627/000001");
    expect(paper.textContent).toContain("Sahyadri Herbals");
    expect(screen.getByRole("button", { name: "Download PDF" })).toBeDefined();
    const alone = [...paper.querySelectorAll<HTMLElement>(".invoice-lines tbody tr:first-child td")].map(({ dataset }) => dataset["label"]);
    expect(alone.filter((label) => label?.includes("rate"))).toEqual(["CGST rate\nSGST rate"]);
    expect(screen.getByRole("navigation", { name: "You are here" }).textContent).toContain("NM10000001");
  });

  it("that there are not are told as such", async () => {
    await openAsAsha("/shop/orders/order-1/invoice?number=AAAI%2F2627%2F999999", { memory: keeping(aPlacedOrder(two)) });
    expect(await screen.findByRole("heading", { name: "We can't find this document" })).toBeDefined();
  });
});

describe("news of an order", () => {
  it("stand among the notifications, each leading to its order", async () => {
    const memory = keeping(aPlacedOrder(two));
    const order = { id: payableId("order-1"), number: "NM10000001" };
    await openAsAsha("/notification", { memory });
    const notifications = memoryNotifications(memory);
    await act(async () => {
      await notifications.tell(asha, {
        id: notificationId("n-1"),
        cause: "order-1/1",
        order,
        news: { kind: "placed" },
        ends: [],
        at: now,
        messages: [],
      });
      const back = paise(20_150);
      const news = { kind: "cancelled", by: "shop", isWhole: false, back } as const;
      await notifications.tell(asha, { id: notificationId("n-2"), cause: "order-1/2", order, news, ends: [], at: now, messages: [] });
    });
    const link = await screen.findByRole("link", {
      name: /^We had to cancel part of order NM10000001\. We are sorry\. ₹201\.50 is on its way back to you\./,
    });
    expect(link.getAttribute("href")).toBe("/shop/orders/order-1");
    expect(screen.getByRole("link", { name: /^Order NM10000001 is placed\. Thank you!/ })).toBeDefined();
    await act(async () => fireEvent.click(link));
    expect(await panel("Parcel 1 of 2")).toBeDefined();
  });
});
