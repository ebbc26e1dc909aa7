import { describe, expect, it } from "vitest";
import { makeDownloadDocument } from "#core/invoices/download-document.use-case.ts";
import { documentOf } from "#core/invoices/tax-document.ts";
import { makeShowDocument } from "#core/invoices/show-document.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { day } from "#core/shared/day.ts";
import { refused } from "#core/shared/result.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryOrders } from "#adapters/memory/orders/orders.ts";
import { pdfDocuments } from "#adapters/pdf/pdf-documents.ts";
import { readPaper } from "#tests/adapters/pdf/read-paper.ts";
import { aCheckoutCart, anOrderedLine, inMysuru, ordersDay } from "#tests/builders/a-checkout.ts";
import { kept } from "#tests/builders/a-kept-order.ts";
import { aMemoryOrder } from "#tests/builders/a-memory-order.ts";
import { aPlacedOrder, asha, by, done } from "#tests/builders/an-order.ts";
import { valueOf } from "#tests/core/customer-cart/a-customers-cart.ts";
import type { IssuedDocument } from "#core/orders/order/issued-document.ts";

const lines = [anOrderedLine({ id: "a", rupees: 112, gst: 12 }), anOrderedLine({ id: "b", rupees: 105, gst: 5, seller: inMysuru })];
const placed = aPlacedOrder({ cart: aCheckoutCart({ lines }) });
const first = done(placed, ordersDay, by.customer, { kind: "cancel", places: [0], reason: "" });
const order = done(first, ordersDay, by.customer, { kind: "cancel", places: [1], reason: "" });

const pune: IssuedDocument = { kind: "invoice", parcel: 0, number: "AAAI/2627/000007", day: day("2026-11-20") };
const mysuru: IssuedDocument = { kind: "invoice", parcel: 1, number: "AABI/2627/000003", day: day("2026-11-21") };
const credit: IssuedDocument = { kind: "credit-note", parcel: 1, refund: 2, number: "AABC/2627/000001", day: day("2026-11-22") };
const documents = [credit, pune, mysuru];
const ashas = kept(order, { documents });

describe("a paper that was issued", () => {
  it("is the invoice of its parcel by its own number, naming the order as its customer knows it", () => {
    const paper = documentOf(ashas, mysuru);
    expect(paper).toMatchObject({
      kind: "invoice",
      facts: { number: mysuru.number, day: mysuru.day, orderId: "NM10000001", supplier: inMysuru },
    });
    expect(paper?.facts.lines.map(({ rate }) => rate)).toEqual([5]);
    expect(documentOf(ashas, pune)?.facts.lines.map(({ rate }) => rate)).toEqual([12]);
  });

  it("is the credit note for its refund, against the invoice of that parcel", () => {
    const paper = documentOf(ashas, credit);
    const against = { number: mysuru.number, day: mysuru.day };
    expect(paper).toMatchObject({ kind: "credit-note", facts: { number: credit.number, day: credit.day, orderId: "NM10000001", against } });
    expect(paper?.facts.lines.map(({ rate }) => rate)).toEqual([5]);
  });

  it("is none of a part or refund that the order does not know, of one that gave nothing of it back, or without its invoice", () => {
    for (const unknown of [
      { ...pune, parcel: 2 },
      { ...credit, parcel: 2 },
      { ...credit, refund: 0 },
      { ...credit, refund: 3 },
      { ...credit, refund: 1 },
    ])
      expect(documentOf(ashas, unknown)).toBeNull();
    expect(documentOf({ ...ashas, documents: [credit, pune] }, credit)).toBeNull();
  });
});

describe("a customer's paper", () => {
  const memory = new Memory();
  memory.orders.set(order.id, aMemoryOrder(order, asha, { documents }));
  const show = makeShowDocument({ orders: memoryOrders(memory) });
  const named = async (number: string | null) => valueOf(await show(asha, { order: order.id, number })).facts.number;

  it("is the one with its number; without one the order's first invoice", async () => {
    expect(await named(null)).toBe(pune.number);
    for (const { number } of documents) expect(await named(number)).toBe(number);
  });

  it("is nobody else's, and none of a number that the order has not", async () => {
    expect(await show(customerId("ravi"), { order: order.id, number: null })).toEqual(refused({ kind: "unknown-order" }));
    expect(await show(asha, { order: order.id, number: "AAAI/2627/000008" })).toEqual(refused({ kind: "unknown-document" }));
  });

  it("is downloaded as a file of its kind, named by its number without slashes", async () => {
    const download = makeDownloadDocument({ showDocument: show, documents: pdfDocuments() });
    const file = async (number: string) => {
      const { name, bytes } = valueOf(await download(asha, { order: order.id, number }));
      const [page] = await readPaper(bytes);
      return [name, page?.texts.map(({ text }) => text).find((text) => /^(Tax invoice|Credit note)$/.test(text))];
    };
    expect(await file(pune.number)).toEqual(["AAAI-2627-000007.pdf", "Tax invoice"]);
    expect(await file(credit.number)).toEqual(["AABC-2627-000001.pdf", "Credit note"]);
    expect(await download(asha, { order: order.id, number: "" })).toEqual(refused({ kind: "unknown-document" }));
  });
});
