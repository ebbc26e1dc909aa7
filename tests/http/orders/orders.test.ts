import sharp from "sharp";
import { describe, expect, it, onTestFinished } from "vitest";
import { ListNotifications } from "#core/notifications/list-notifications.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { AskReturn } from "#core/orders/returns/ask-return.use-case.ts";
import { CancelMyOrder } from "#core/orders/returns/cancel-my-order.use-case.ts";
import { DownloadDocument } from "#core/invoices/download-document.use-case.ts";
import { FollowOrder } from "#core/orders/order/follow-order.use-case.ts";
import { ListMyOrders } from "#core/orders/views/list-my-orders.use-case.ts";
import { PreviewRefund } from "#core/orders/returns/preview-refund.use-case.ts";
import { Reorder } from "#core/customer-cart/reorder.use-case.ts";
import { SendProductPicture } from "#core/orders/returns/send-return-picture.use-case.ts";
import { ShowDocument } from "#core/invoices/show-document.use-case.ts";
import { ShowMyOrder } from "#core/orders/views/show-my-order.use-case.ts";
import { ShowParentOrder } from "#core/orders/views/show-parent-order.use-case.ts";
import { ShowShipment } from "#core/orders/parcels/show-shipment.use-case.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { aMemoryOrder } from "#tests/builders/a-memory-order.ts";
import { aPlacedOrder, delivered } from "#tests/builders/an-order.ts";
import { aCheckoutCart, anOrderedLine, inMysuru } from "#tests/builders/a-checkout.ts";
import { composeMemory } from "#tests/composition.ts";
import { valueOf } from "#tests/core/customer-cart/a-customers-cart.ts";
import { clientOf, servedOver } from "#tests/http/over-http.ts";
import { signedIn } from "#tests/signed-in.ts";
import type { Order } from "#core/orders/order/order.ts";

const two = {
  cart: aCheckoutCart({
    lines: [
      anOrderedLine({ id: "oil", title: "Narayana Oil", quantity: 2, rupees: 150.5, gst: 12 }),
      anOrderedLine({ id: "tea", title: "Tulsi Tea", seller: inMysuru, gst: 5 }),
    ],
  }),
};
const ORDER = payableId("order-1");

const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#c96" } })
  .png()
  .toBuffer();

/** A shop in which Asha has an order, reached over HTTP by her and by Ravi. */
async function shop(order: Order = aPlacedOrder(two)) {
  const memory = new Memory();
  const container = composeMemory(memory);
  const [asha, ravi] = [await signedIn(container, memory, "Asha"), await signedIn(container, memory, "Ravi")];
  memory.orders.set(ORDER, aMemoryOrder(order, asha.id));
  const url = await servedOver(container);
  const app = serverOver(container, { pages: null, log: "off" });
  onTestFinished(() => app.close());
  const asked = (method: "GET" | "POST" | "PUT", path: string, payload: object | null, bearer: string | null = asha.bearer) =>
    app.inject({
      method,
      url: `/api${path}`,
      headers: bearer === null ? {} : { authorization: `Bearer ${bearer}` },
      ...(payload === null ? {} : { payload }),
    });
  return {
    memory,
    container,
    asked,
    asha: { ...asha, client: clientOf(url, asha.bearer) },
    ravi: { ...ravi, client: clientOf(url, ravi.bearer) },
  };
}

const unknown = { kind: "refused", refusal: { kind: "unknown-order" } } as const;
const all = { text: null, filter: "all", after: null, limit: 10 } as const;

describe("orders over HTTP", () => {
  it("are listed and shown as the server has them, to the last figure [ep-order-list] [ep-order-by-id]", async () => {
    const { container, asha } = await shop(delivered(aPlacedOrder(two)));
    const { client, id } = asha;
    for (const wanted of [all, { ...all, text: "narayana", filter: "under-way" }, { ...all, filter: "cancelled" }] as const)
      expect(await client.get(ListMyOrders)(id, wanted)).toEqual(await container.get(ListMyOrders)(id, wanted));
    expect((await client.get(ListMyOrders)(id, all)).orders.map(({ number }) => number)).toEqual(["NM10000001"]);
    const shown = await client.get(ShowMyOrder)(id, ORDER);
    expect(shown).toEqual(await container.get(ShowMyOrder)(id, ORDER));
    expect(valueOf(shown).figures.total).toBeGreaterThan(0);
  });

  it("are told with their summary for the page after an order [ep-order-parent]", async () => {
    const { container, asha, ravi, asked } = await shop();
    const far = await asha.client.get(ShowParentOrder)(asha.id, ORDER);
    expect(far).toEqual(await container.get(ShowParentOrder)(asha.id, ORDER));
    expect(await ravi.client.get(ShowParentOrder)(ravi.id, ORDER)).toEqual(unknown);
    const { payload } = (await asked("GET", "/shopUserOrder/user/getParentOrderById?_id=order-1", null)).json();
    expect(payload.order_summary).toMatchObject({ parent_order_id: "order-1", final_amount: 401, shipping_amount: 0 });
  });

  it("go by the specification's paths [ep-order-list] [ep-order-by-id] [ep-order-cancel] [ep-shipment-status]", async () => {
    const { asked } = await shop();
    const list = await asked("GET", "/shopUserOrder/user/getAllOrdersToUser", null);
    expect(list.json().payload.order_list[0]).toMatchObject({
      _id: "order-1",
      order_number: "NM10000001",
      status: "placed",
      final_amount: 401,
    });
    const one = await asked("GET", "/shopUserOrder/user/getOrderByIdToUser?_id=order-1", null);
    expect(one.json().payload).toMatchObject({
      child_orders: [{ child_order_number: "NM10000001-1" }, { child_order_number: "NM10000001-2" }],
    });
    const shipment = await asked("POST", "/shopUserOrder/user/getShipmentStatusOfChildOrder", { _id: "order-1", child_order: 0 });
    expect(shipment.json().payload).toMatchObject({ child_order_number: "NM10000001-1", status: null });
    const cancelled = await asked("PUT", "/shopUserOrder/user/cancelOrderByUser", { _id: "order-1", reason: "changed-mind" });
    expect(cancelled.json().payload).toMatchObject({ status: "cancelled", refunds: [{ refund_amount: 401 }] });
  });

  it("are cancelled once under one key, with the refund that was shown [ep-order-cancel]", async () => {
    const { asha } = await shop();
    const { client, id } = asha;
    const shown = valueOf(await client.get(PreviewRefund)(id, { order: ORDER, kind: "cancel", places: [0] }));
    const asked = { order: ORDER, places: [0], reason: "changed-mind", key: "key-1" };
    const first = valueOf(await client.get(CancelMyOrder)(id, asked));
    expect(first.refunds).toMatchObject([shown]);
    expect(valueOf(await client.get(CancelMyOrder)(id, asked))).toEqual(first);
    expect(await client.get(CancelMyOrder)(id, { ...asked, places: [1] })).toEqual({ kind: "refused", refusal: { kind: "key-taken" } });
  });

  it("are returned with pictures that were uploaded for it [ep-return-request] [ep-return-image-product]", async () => {
    const { asha } = await shop(delivered(aPlacedOrder(two)));
    const { client, id } = asha;
    const file = valueOf(await client.get(SendProductPicture)(id, picture));
    const lines = [{ place: 0, pieces: 1 }];
    const shown = valueOf(await client.get(PreviewRefund)(id, { order: ORDER, kind: "return", lines, reason: { kind: "damaged" } }));
    expect(shown).toMatchObject({ fault: "ours", lines: [{ place: 0, pieces: 1, because: "our-fault" }] });
    const request = { lines, reason: { kind: "damaged" }, pictures: [{ shows: "product", file }] } as const;
    const view = valueOf(await client.get(AskReturn)(id, { order: ORDER, request, key: "key-1" }));
    expect(view.returns).toMatchObject([{ number: 1, state: "requested", lines, pictures: request.pictures }]);
  });

  it("refuse in the same words on both sides what can't be cancelled or returned [ep-order-cancel] [ep-return-request]", async () => {
    const { asha, container } = await shop(delivered(aPlacedOrder(two)));
    const { client, id } = asha;
    const returns = [
      { lines: [], reason: { kind: "damaged" }, pictures: [] },
      { lines: [{ place: 0, pieces: 1 }], reason: { kind: "damaged" }, pictures: [] },
      { lines: [{ place: 0, pieces: 3 }], reason: { kind: "wrong" }, pictures: [] },
      { lines: [{ place: 1, pieces: 1 }], reason: { kind: "wrong" }, pictures: [] },
      { lines: [{ place: 0, pieces: 1 }], reason: { kind: "change-of-mind", packaging: "opened" }, pictures: [] },
      { lines: [{ place: 0, pieces: 1 }], reason: { kind: "short-dated", expires: "2028-01-01" }, pictures: [] },
    ] as unknown as readonly Parameters<AskReturn>[1]["request"][];
    const kinds: string[] = [];
    for (const request of returns) {
      const [far, near] = [
        await client.get(AskReturn)(id, { order: ORDER, request, key: null }),
        await container.get(AskReturn)(id, { order: ORDER, request, key: null }),
      ];
      expect(far).toEqual(near);
      if (far.kind === "refused") kinds.push(far.refusal.kind);
    }
    expect(kinds).toEqual(["nothing-asked", "pictures-needed", "too-many-pieces", "not-delivered", "opened", "not-short-dated"]);
    const cancel = { order: ORDER, places: [0], reason: "x", key: null };
    expect(await client.get(CancelMyOrder)(id, cancel)).toEqual({
      kind: "refused",
      refusal: { kind: "past-cancelling", place: 0, state: "delivered" },
    });
  });

  it("are tracked parcel by parcel [ep-shipment-status]", async () => {
    const { asha } = await shop(delivered(aPlacedOrder(two)));
    const { client, id } = asha;
    const shipment = valueOf(await client.get(ShowShipment)(id, { order: ORDER, parcel: 0 }));
    expect(shipment.scans.map(({ state }) => state)).toEqual(["booked", "picked-up", "out-for-delivery", "delivered"]);
    expect(valueOf(await client.get(ShowShipment)(id, { order: ORDER, parcel: 1 })).state).toBeNull();
  });

  it("are nobody else's [ep-order-by-id]", async () => {
    const { ravi, asked } = await shop();
    const { client, id } = ravi;
    expect((await client.get(ListMyOrders)(id, all)).orders).toEqual([]);
    expect(await client.get(ShowMyOrder)(id, ORDER)).toEqual(unknown);
    expect(await client.get(Reorder)(id, ORDER)).toEqual(unknown);
    expect(await client.get(ShowDocument)(id, { order: ORDER, number: null })).toEqual(unknown);
    const pdf = await asked("POST", "/shopUserOrder/user/downloadInvoice", { _id: ORDER }, ravi.bearer);
    expect([pdf.statusCode, pdf.json().status]).toEqual([404, { status_code: 404, message: "Order not found" }]);
  });
});

describe("an order's papers over HTTP", () => {
  it("tell the same facts on both sides, invoice and credit note [ep-order-invoice]", async () => {
    const { asha, container } = await shop();
    const { client, id } = asha;
    const view = valueOf(await client.get(CancelMyOrder)(id, { order: ORDER, places: [0], reason: "x", key: null }));
    expect(view.documents.map(({ kind }) => kind)).toEqual(["invoice", "invoice", "credit-note"]);
    for (const { number } of view.documents) {
      const far = await client.get(ShowDocument)(id, { order: ORDER, number });
      expect(far).toEqual(await container.get(ShowDocument)(id, { order: ORDER, number }));
      expect(valueOf(far).facts.number).toBe(number);
    }
    expect(await client.get(ShowDocument)(id, { order: ORDER, number: "AAAI/2627/999999" })).toEqual({
      kind: "refused",
      refusal: { kind: "unknown-document" },
    });
  });

  it("come as a PDF under their number, to whoever is signed in alone [ep-order-invoice]", async () => {
    const { asha, asked } = await shop();
    const file = valueOf(await asha.client.get(DownloadDocument)(asha.id, { order: ORDER, number: null }));
    expect(file.name).toBe("AAAI-2627-000001.pdf");
    expect(Buffer.from(file.bytes.subarray(0, 5)).toString()).toBe("%PDF-");
    const pdf = await asked("POST", "/shopUserOrder/user/downloadInvoice", { _id: ORDER });
    expect(pdf.headers).toMatchObject({ "content-type": "application/pdf", "cache-control": "no-store" });
    expect((await asked("POST", "/shopUserOrder/user/downloadInvoice", { _id: ORDER }, null)).statusCode).toBe(401);
    expect((await asked("POST", "/shopUserOrder/user/downloadInvoice", {})).statusCode).toBe(400);
    expect((await asked("POST", "/shopUserOrder/user/downloadInvoice", { _id: ORDER, number: "nothing" })).json().status.message).toBe(
      "Invoice not found",
    );
  });
});

describe("an order's news over HTTP", () => {
  it("stand among its customer's notifications, with the order that they lead to", async () => {
    const { asha, container } = await shop();
    await container.get(FollowOrder)(ORDER, 1);
    const page = await asha.client.get(ListNotifications)(asha.id, { after: null, limit: 5 });
    expect(page.notifications).toMatchObject([{ kind: "order", order: { id: ORDER, number: "NM10000001" }, news: { kind: "placed" } }]);
    expect(page).toEqual(await container.get(ListNotifications)(asha.id, { after: null, limit: 5 }));
  });
});
