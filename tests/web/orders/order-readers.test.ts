import { describe, expect, it } from "vitest";
import { Reorder } from "#core/customer-cart/reorder.use-case.ts";
import { DownloadDocument } from "#core/invoices/download-document.use-case.ts";
import { ShowDocument } from "#core/invoices/show-document.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { PreviewRefund } from "#core/orders/returns/preview-refund.use-case.ts";
import { ListMyOrders } from "#core/orders/views/list-my-orders.use-case.ts";
import { orderSummary } from "#core/orders/views/order-summary.ts";
import { orderView } from "#core/orders/views/order-view.ts";
import { ShowMyOrder } from "#core/orders/views/show-my-order.use-case.ts";
import { NOTHING } from "#core/shared/money.ts";
import { ok, refused } from "#core/shared/result.ts";
import { UnpaidOrdersModel, unpaidOrdersNeeds } from "#web/features/orders/checkout/unpaid-orders-model.ts";
import { OrderListModel, orderListNeeds } from "#web/features/orders/list/order-list-model.ts";
import { OrderModel, orderNeeds } from "#web/features/orders/order/order-model.ts";
import { ReorderModel, reorderNeeds } from "#web/features/orders/order/reorder-model.ts";
import { PaperModel, paperNeeds } from "#web/features/orders/paper/paper-model.ts";
import { RefundPreviewModel, refundPreviewNeeds } from "#web/features/orders/refunds/refund-preview-model.ts";
import { ordersDay } from "#tests/builders/a-checkout.ts";
import { kept } from "#tests/builders/a-kept-order.ts";
import { aPlacedOrder } from "#tests/builders/an-order.ts";
import { anInvoice } from "#tests/builders/an-invoice.ts";
import { inTurn } from "#tests/web/platform/model-laws/in-turn.ts";
import { asha, aStage, order } from "#tests/web/platform/model-laws/stage.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";

const view = orderView(kept(aPlacedOrder()), ordersDay);
const unknown = refused({ kind: "unknown-order" } as const);

describe("a list of orders", () => {
  it("is asked for by its words, or by none, and goes on behind the last that is known", async () => {
    const stage = aStage();
    const one = orderSummary(kept(aPlacedOrder()), ordersDay);
    const other = { ...one, number: "NM2" };
    const requested = inTurn(stage, ListMyOrders, { orders: [one], next: order }, { orders: [other], next: null });
    const model = new OrderListModel(
      asha,
      { text: "", filter: "all", after: payableId("before") },
      lateNeeds(stage.allDependencies, orderListNeeds),
    );
    expect([model.state, model.more]).toEqual([{ kind: "reading" }, "ready"]);
    await model.ask();
    await model.askMore();
    await model.askMore();
    expect(model.state).toEqual({ kind: "read", value: { orders: [one, other], next: null } });
    expect(requested).toEqual([
      [asha, { text: null, filter: "all", after: "before", limit: 10 }],
      [asha, { text: null, filter: "all", after: order, limit: 10 }],
    ]);
    const found = aStage();
    const searched = inTurn(found, ListMyOrders, { orders: [], next: null });
    await new OrderListModel(asha, { text: "tea", filter: "all", after: null }, lateNeeds(found.allDependencies, orderListNeeds)).ask();
    expect(searched[0]?.[1]).toMatchObject({ text: "tea", after: null });
  });
});

describe("an order", () => {
  it("is shown once it is read, is unknown where it is another's, and can't be had where nobody answers", async () => {
    const stage = aStage();
    const requested = inTurn(stage, ShowMyOrder, "outage", unknown, ok(view));
    const model = new OrderModel(asha, order, lateNeeds(stage.allDependencies, orderNeeds));
    const seen = [model.seen];
    for (let times = 0; times < 3; times += 1) {
      await model.ask();
      seen.push(model.seen);
    }
    expect(seen).toEqual([{ kind: "reading" }, { kind: "unavailable" }, { kind: "unknown" }, { kind: "read", order: view }]);
    expect(requested).toEqual(Array(3).fill([asha, order]));
  });

  it("is told with the cart's products that it shares, once it waits for its payment", async () => {
    const stage = aStage();
    const summary = {
      ...orderSummary(kept(aPlacedOrder()), ordersDay),
      payment: { kind: "being-checked", until: 5, surplus: NOTHING },
    } as const;
    const paid = orderSummary(kept(aPlacedOrder()), ordersDay);
    inTurn(stage, ListMyOrders, "outage", { orders: [paid, summary], next: null });
    const model = new UnpaidOrdersModel(asha, lateNeeds(stage.allDependencies, unpaidOrdersNeeds));
    const products = summary.lines.map(({ product }) => product.id);
    expect(model.found(new Set(products))).toEqual([]);
    await model.ask();
    expect(model.found(new Set(products))).toEqual([]);
    await model.ask();
    expect(model.found(new Set(products))).toEqual([{ order: summary, shares: "all" }]);
    expect(model.found(new Set(products.slice(1)))[0]?.shares).toBe(products.length > 1 ? "some" : "none");
    expect(model.found(new Set(["other"]))).toEqual([{ order: summary, shares: "none" }]);
  });
});

describe("buying an order again", () => {
  it("says what came of it once, after the cart has heard", async () => {
    const stage = aStage();
    const reordered = [{ productId: "tea", title: "Tulsi Tea", hindi: null, kind: "added", pieces: 1, rise: null } as const];
    const requested = inTurn(stage, Reorder, "outage", unknown, ok({ lines: [], applied: null, notices: [], reordered }));
    const heard: string[] = [];
    const model = new ReorderModel(asha, lateNeeds(stage.allDependencies, reorderNeeds), {
      refresh: async () => void heard.push(model.state.kind),
    });
    expect(model.state).toEqual({ kind: "ready" });
    await model.send(order);
    expect(model.state).toEqual({ kind: "unavailable" });
    await model.send(order);
    expect([model.state, heard]).toEqual([{ kind: "unavailable" }, []]);
    const sent = model.send(order);
    expect(model.state).toEqual({ kind: "sending" });
    await sent;
    expect([model.state, heard]).toEqual([{ kind: "done", reordered }, ["done"]]);
    expect(requested[0]).toEqual([asha, order]);
  });
});

describe("a paper", () => {
  const document = { kind: "invoice", facts: anInvoice() } as const;

  it("is shown, or is none, or can't be had", async () => {
    const stage = aStage();
    const requested = inTurn(stage, ShowDocument, "outage", refused({ kind: "unknown-document" }), ok(document));
    const model = new PaperModel(asha, { order, number: "N1" }, { ...lateNeeds(stage.allDependencies, paperNeeds), save: () => {} });
    const seen = [model.state];
    for (let times = 0; times < 3; times += 1) {
      await model.ask();
      seen.push(model.state);
    }
    expect(seen).toEqual([{ kind: "reading" }, { kind: "unavailable" }, { kind: "unknown" }, { kind: "read", document }]);
    expect(requested[0]).toEqual([asha, { order, number: "N1" }]);
  });

  it("is saved under its name as a PDF, and not at all where it is refused or does not come", async () => {
    const stage = aStage();
    const bytes = new Uint8Array([37, 80]);
    const requested = inTurn(stage, DownloadDocument, "outage", refused({ kind: "unknown-document" }), ok({ name: "N1.pdf", bytes }));
    const saved: [string, string, number][] = [];
    const save = (name: string, { type, size }: Blob) => void saved.push([name, type, size]);
    const model = new PaperModel(asha, { order, number: "N1" }, { ...lateNeeds(stage.allDependencies, paperNeeds), save });
    expect(model.download).toBe("ready");
    await model.fetch();
    expect(model.download).toBe("unavailable");
    await model.fetch();
    expect([model.download, saved]).toEqual(["unavailable", []]);
    const fetched = model.fetch();
    expect(model.download).toBe("sending");
    await fetched;
    expect([model.download, saved, requested[0]]).toEqual(["ready", [["N1.pdf", "application/pdf", 2]], [asha, { order, number: "N1" }]]);
  });
});

describe("what goes back", () => {
  it("says so where it can't be told, and where the shop refuses to", async () => {
    const stage = aStage();
    inTurn(stage, PreviewRefund, "outage", unknown);
    const model = new RefundPreviewModel(asha, lateNeeds(stage.allDependencies, refundPreviewNeeds));
    const places = { kind: "cancel", order, places: [0] } as const;
    await model.ask(places);
    expect(model.state).toEqual({ kind: "unavailable" });
    await model.ask(places);
    expect(model.state).toEqual(unknown);
    await model.ask(null);
    expect(model.state).toEqual({ kind: "nothing" });
  });
});
