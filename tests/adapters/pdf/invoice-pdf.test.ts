import { inflateSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pdfDocuments } from "#adapters/pdf/pdf-documents.ts";
import { amountInWords } from "#core/invoices/amount-in-words.ts";
import { creditNoteOf } from "#core/invoices/credit-note.ts";
import { paise } from "#core/shared/money.ts";
import { anyCheckout } from "#tests/arbitraries/any-checkout.ts";
import { aCheckoutCart, anOrderedLine, inMysuru, inPune } from "#tests/builders/a-checkout.ts";
import { aCoupon } from "#tests/builders/a-coupon.ts";
import { aCreditNote, anInvoice, credited, invoiceFor, manyLines, numbered } from "#tests/builders/an-invoice.ts";
import { aPlacedOrder, by, done } from "#tests/builders/an-order.ts";
import { anAddress } from "#tests/builders/an-address.ts";
import { partsAs, readPaper, rowsOf, troublesOf } from "./read-paper.ts";
import type { Invoice } from "#core/invoices/invoice.ts";
import type { ReadPage } from "./read-paper.ts";

const documents = pdfDocuments();
const prepaid = { prepaid: { percent: 5, maximum: null, minimumOrder: paise(0) }, mostCash: paise(500_000) };
const fullCart = (lines: number) =>
  aCheckoutCart({
    lines: manyLines(lines),
    coupons: [aCoupon({ promise: { kind: "rupee", amount: paise(30_000) } })],
    shipping: { basic: { minimumOrder: paise(100_000_000), charge: paise(4_000) }, weightExceed: null },
  });

const figure = (amount: number) => `${(amount / 100).toLocaleString("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
const lessFigure = (amount: number) => (amount === 0 ? "0.00" : `−${figure(amount)}`);
const paragraphs = (pages: readonly ReadPage[]) => pages.flatMap(({ aloud }) => partsAs(aloud, "P").map(({ text }) => text));
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

async function drawn(invoice: Invoice): Promise<readonly ReadPage[]> {
  return readPaper(await documents.invoice(invoice));
}

/** The rows of goods on all pages. */
const goodsOf = (pages: readonly ReadPage[]) => pages.flatMap((page) => rowsOf(page, 0)).filter(([first]) => /^\d+$/.test(first ?? ""));

/** The cells that a line must have, written down once more from its facts. */
function cellsOf({ lines, supply }: Invoice, place: number): readonly string[] {
  const line = lines[place];
  if (line === undefined) throw new RangeError(`no line at ${place}`);
  const { title, size, hsn, quantity, unitPrice, amount, coupon, prepaid: paid, shipping, rate, tax } = line;
  const some = (share: "coupon" | "prepaid" | "shipping" | "unitPrice") => lines.some((one) => one[share] > 0);
  const isWithin = supply === "within-a-state";
  return [
    String(place + 1),
    `${title} ${size} · HSN ${hsn}`,
    `${quantity} ${quantity === 1 ? "pc" : "pcs"}`,
    ...(some("unitPrice") ? [figure(unitPrice)] : []),
    figure(amount),
    ...(some("coupon") ? [lessFigure(coupon)] : []),
    ...(some("prepaid") ? [lessFigure(paid)] : []),
    ...(some("shipping") ? [figure(shipping)] : []),
    figure(tax.taxable),
    isWithin ? `${rate / 2}% ${rate / 2}%` : `${rate}%`,
    isWithin ? `${figure(tax.cgst)} ${figure(tax.sgst)}` : figure(tax.igst),
    figure(tax.taxable + tax.cgst + tax.sgst + tax.igst),
  ];
}

describe("an invoice as PDF", () => {
  it("tells every figure of its facts, for whatever was ordered, and no text lies on another", () =>
    fc.assert(
      fc.asyncProperty(anyCheckout(), async (facts) => {
        const order = aPlacedOrder(facts);
        for (const place of order.parcels.keys()) {
          const invoice = invoiceFor(order, place);
          const pages = await drawn(invoice);
          expect(goodsOf(pages)).toEqual(invoice.lines.map((_, line) => cellsOf(invoice, line)));
          const told = paragraphs(pages);
          expect(told).toContain(`Amount, tax included ${figure(sum(invoice.lines.map(({ amount }) => amount)))}`);
          expect(told).toContain(`Shipping ${figure(sum(invoice.lines.map(({ shipping }) => shipping)))}`);
          expect(told).toContain(`Taxable value and tax ${figure(invoice.net)}`);
          expect(told).toContain(`Round-off, not taxed ${figure(invoice.roundOff)}`);
          expect(told).toContain(`Total ₹${figure(invoice.total)}`);
          expect(told).toContain(`Total in words ${amountInWords(invoice.total, "en")}`);
          expect(pages.flatMap(troublesOf)).toEqual([]);
        }
      }),
      { numRuns: 25 },
    ));

  it("names all that CGST Rule 46 asks for", async () => {
    const [page, ...more] = await drawn(anInvoice({ cart: fullCart(10), terms: prepaid }));
    expect(more).toEqual([]);
    if (page === undefined) throw new Error("no page");
    expect(partsAs(page.aloud, "H1").map(({ text }) => text)).toEqual(["Tax invoice"]);
    expect(partsAs(page.aloud, "Sect").map(({ text }) => text)).toEqual([
      "Sold by Sahyadri Herbals 12 Market Yard, Pune Maharashtra (27) GSTIN 27AAACS1111A1ZA",
      "Billed and delivered to Asha Kulkarni Flat 4, Neelkanth Prabhat Road Pune 411004 Maharashtra (27) Mobile 9820012345",
    ]);
    const told = paragraphs([page]);
    for (const fact of [
      "Invoice number NA1I/2627/000123",
      "Date 20 Nov 2026",
      "Order order-1",
      "Place of supply Maharashtra (27)",
      "Reverse charge No",
      "Coupon −300.00",
      "All amounts in Indian rupees (₹). For Sahyadri Herbals: computer-generated, valid without a signature.",
    ])
      expect(told).toContain(fact);
    expect(rowsOf(page, 0)[0]).toEqual([
      "#",
      "Goods",
      "Quantity",
      "Unit price",
      "Amount",
      "Coupon",
      "Prepaid discount",
      "Shipping",
      "Taxable value",
      "Rate",
      "CGST SGST",
      "Total with tax",
    ]);
  });

  it("tells the tax of each rate and of all, which the lines come to", async () => {
    const invoice = anInvoice({ cart: fullCart(10), terms: prepaid });
    const [page] = await drawn(invoice);
    if (page === undefined) throw new Error("no page");
    const expected = invoice.rates.map(({ rate, taxable, cgst, sgst }) => [
      `${rate}%`,
      figure(taxable),
      figure(cgst),
      figure(sgst),
      figure(cgst + sgst),
    ]);
    const { taxable, cgst, sgst } = invoice.tax;
    expect(rowsOf(page, 1)).toEqual([
      ["Tax by rate", "Taxable value", "CGST", "SGST", "Tax"],
      ...expected,
      ["All", figure(taxable), figure(cgst), figure(sgst), figure(cgst + sgst)],
    ]);
  });

  it("tells IGST alone between states, and a rate of nothing as such", async () => {
    const lines = [anOrderedLine({ seller: inMysuru, gst: 0 }), anOrderedLine({ id: "b", seller: inMysuru, gst: 12, rupees: 112 })];
    const [page] = await drawn(anInvoice({ cart: aCheckoutCart({ lines }) }));
    if (page === undefined) throw new Error("no page");
    expect(rowsOf(page, 0)).toEqual([
      ["#", "Goods", "Quantity", "Unit price", "Amount", "Taxable value", "Rate", "IGST", "Total with tax"],
      ["1", "Triphala 100 g · HSN 30049011", "1 pc", "100.00", "100.00", "100.00", "0%", "0.00", "100.00"],
      ["2", "Triphala 100 g · HSN 30049011", "1 pc", "112.00", "112.00", "100.00", "12%", "12.00", "112.00"],
    ]);
    expect(paragraphs([page])).toContain("Place of supply Maharashtra (27)");
  });

  it("groups figures as India does", async () => {
    const cart = aCheckoutCart({ lines: [anOrderedLine({ rupees: 12_34_567.89 })] });
    expect(goodsOf(await drawn(anInvoice({ cart })))[0]?.slice(2, 5)).toEqual(["1 pc", "12,34,567.89", "12,34,567.89"]);
  });

  it("has one page for ten lines of three rows each", async () => {
    const title = "Kumkumadi Tailam Radiance Facial Serum with Saffron";
    const pages = await drawn(anInvoice({ cart: { ...fullCart(10), lines: manyLines(10, { title }) }, terms: prepaid }));
    expect(pages).toHaveLength(1);
    expect(pages.flatMap(troublesOf)).toEqual([]);
  });

  it("goes on over pages at forty lines, each with its head, and no totals without goods", async () => {
    for (const lines of [11, 12, 13, 14, 15, 16, 40]) {
      const pages = await drawn(anInvoice({ cart: fullCart(lines), terms: prepaid }));
      expect(goodsOf(pages).map(([number]) => number)).toEqual(Array.from({ length: lines }, (_, place) => String(place + 1)));
      expect(pages.flatMap(troublesOf)).toEqual([]);
      pages.forEach(({ texts }, page) => {
        const told = texts.map(({ text }) => text);
        expect(told).toContain(`Page ${page + 1} of ${pages.length}`);
        expect(told).toContain("Goods");
        if (page > 0) expect(told).toContain(`Tax invoice ${numbered.number}`);
      });
      const last = pages.at(-1);
      expect(last === undefined ? 0 : goodsOf([last]).length).toBeGreaterThanOrEqual(Math.min(2, lines));
      expect(paragraphs(pages.slice(0, -1)).join(" ")).not.toContain("Total in words");
    }
  });

  it("lets the taxes go over pages too where there is a rate for each line", async () => {
    const lines = Array.from({ length: 60 }, (_, place) => anOrderedLine({ id: `${place}`, gst: place / 2 }));
    const invoice = anInvoice({ cart: aCheckoutCart({ lines }), terms: prepaid });
    const pages = await drawn(invoice);
    expect(pages.flatMap(troublesOf)).toEqual([]);
    expect(goodsOf(pages).filter((row) => row.length > 6)).toHaveLength(60);
    const told = pages.flatMap(({ aloud }) => partsAs(aloud, "TR").map(({ text }) => text));
    for (const { rate, taxable, cgst, sgst } of invoice.rates)
      expect(told).toContain(`${rate}% ${figure(taxable)} ${figure(cgst)} ${figure(sgst)} ${figure(cgst + sgst)}`);
    expect(paragraphs(pages)).toContain(`Total ₹${figure(invoice.total)}`);
  });

  it("begins its goods on the next page where an address leaves no room", async () => {
    const address = anAddress({ line1: "Neelkanth Apartments, Prabhat Road, ".repeat(70) });
    const pages = await drawn(anInvoice({ address }));
    expect(pages.flatMap(troublesOf)).toEqual([]);
    expect(pages.map((page) => goodsOf([page]).length)).toEqual([0, 1]);
  });

  it("wraps names and addresses of any length and script, and lays none on another", () => {
    const anyWords = fc
      .array(fc.oneof(fc.stringMatching(/^[A-Za-z0-9,.-]{1,60}$/), fc.constantFrom("कुलकर्णी", "क्षत्रिय", "Łukasz", "Ā", "ரவி", "😀")), {
        minLength: 1,
        maxLength: 20,
      })
      .map((words) => words.join(" "));
    return fc.assert(
      fc.asyncProperty(fc.tuple(anyWords, anyWords, anyWords, anyWords, anyWords), async ([name, line1, city, title, seller]) => {
        const lines = manyLines(3, { title, seller: { ...inPune, name: seller, address: line1 }, rupees: 99_99_999.99 } as object);
        const pages = await drawn(anInvoice({ cart: aCheckoutCart({ lines }), address: anAddress({ name, line1, city }), terms: prepaid }));
        expect(pages.flatMap(troublesOf)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  it("shows the largest amounts smaller, and none on another", async () => {
    const lines = [1, 2, 3].map((id) =>
      anOrderedLine({ id: `${id}`, rupees: 3_33_33_333.33, quantity: 9, gst: 18, title: "Gold Bhasma ".repeat(9) }),
    );
    const coupons = [aCoupon({ promise: { kind: "rupee", amount: paise(500_000_000) } })];
    const pages = await drawn(anInvoice({ cart: aCheckoutCart({ lines, coupons }), terms: prepaid }));
    expect(pages.flatMap(troublesOf)).toEqual([]);
    expect(goodsOf(pages)[0]).toContain("29,99,99,999.97");
  });

  it("writes Hindi names in Devanagari, and says them as they were written", async () => {
    const name = "श्रीमती";
    const bytes = await documents.invoice(anInvoice({ address: anAddress({ name, line1: "फ्लैट ४, Neelkanth" }) }));
    const written = Buffer.from(name, "utf16le").swap16().toString("latin1").replaceAll("\t", "\\t").replaceAll("(", "\\(");
    expect(streamsOf(bytes).some((stream) => stream.includes(`/ActualText (\xfe\xff${written})`))).toBe(true);
    const [page] = await readPaper(bytes);
    const letters = page?.texts.map(({ text }) => text).join("") ?? "";
    for (const conjunct of ["श्र", "फ्", "४"]) expect(letters).toContain(conjunct);
    expect(letters).toContain("Neelkanth");
  });

  it("is the same to the byte for the same facts, and another for others", async () => {
    const facts = anInvoice({ cart: fullCart(12), terms: prepaid });
    const [one, again, fresh] = [await documents.invoice(facts), await documents.invoice(facts), await pdfDocuments().invoice(facts)];
    expect(Buffer.compare(one, again)).toBe(0);
    expect(Buffer.compare(one, fresh)).toBe(0);
    expect(Buffer.compare(one, await documents.invoice({ ...facts, number: "NA1I/2627/000124" }))).not.toBe(0);
  });

  it("can be drawn beside others at once", async () => {
    const facts = [1, 2, 3].map((lines) => anInvoice({ cart: fullCart(lines) }));
    const alone: Uint8Array[] = [];
    for (const one of facts) alone.push(await documents.invoice(one));
    expect(await Promise.all(facts.map((one) => pdfDocuments().invoice(one)))).toEqual(alone);
  });
});

describe("a credit note as PDF", () => {
  it("tells which invoice it is against, and what goes back", async () => {
    const note = aCreditNote({ cart: fullCart(3), terms: prepaid });
    const [page] = await readPaper(await documents.creditNote(note));
    if (page === undefined) throw new Error("no page");
    expect(partsAs(page.aloud, "H1").map(({ text }) => text)).toEqual(["Credit note"]);
    const told = paragraphs([page]);
    expect(told).toContain(`Credit note number ${credited.number}`);
    expect(told).toContain(`Against invoice ${numbered.number} of 20 Nov 2026`);
    expect(told).toContain("Reason Goods cancelled or returned");
    expect(told).toContain(`Total credited ₹${figure(note.total)}`);
    expect(told.at(-1)).toContain("Shipping and round-off are credited with the last goods of the order.");
    expect(goodsOf([page])[0]?.slice(0, 4)).toEqual(["1", "Brahmi Hair Oil with Bhringraj and Amla HSN 30049011", "1 pc", "420.00"]);
    expect(troublesOf(page)).toEqual([]);
  });

  it("says of a line without pieces that its shipping goes back", async () => {
    const placed = aPlacedOrder({ cart: fullCart(2) });
    const { at } = placed.snapshot.facts;
    const order = [0, 1].reduce(
      (reached, place) => done(reached, at, by.customer, { kind: "cancel", places: [place], reason: "changed" }),
      placed,
    );
    const [parcel, refund] = [order.parcels[0], order.refunds[1]];
    const note = parcel === undefined || refund === undefined ? null : creditNoteOf(order, { refund, parcel }, credited);
    if (note === null) throw new Error("nothing went back");
    const rows = goodsOf(await readPaper(await documents.creditNote(note)));
    expect(rows.map(([, goods, pieces]) => `${goods}, ${pieces}`)).toEqual([
      "Brahmi Hair Oil with Bhringraj and Amla HSN 30049011 Shipping and round-off of goods credited before, 0 pcs",
      "Triphala Churna HSN 30049011, 4 pcs",
    ]);
  });
});

/** All packed streams of a PDF, unpacked, a character a byte. */
function streamsOf(bytes: Uint8Array): readonly string[] {
  const packed = Buffer.from(bytes)
    .toString("latin1")
    .matchAll(/FlateDecode\n>>\nstream\n(.*?)\n+endstream/gs);
  return [...packed].map(([, stream = ""]) => inflateSync(Buffer.from(stream, "latin1")).toString("latin1"));
}
