import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Window } from "happy-dom";
import { describe, expect, it } from "vitest";
import { pdfDocuments } from "#adapters/pdf/pdf-documents.ts";
import { paise } from "#core/shared/money.ts";
import { InvoicePaper } from "#web/design/invoice/invoice-paper.tsx";
import { aCheckoutCart, anOrderedLine, inMysuru } from "#tests/builders/a-checkout.ts";
import { aCoupon } from "#tests/builders/a-coupon.ts";
import { aCreditNote, anInvoice, manyLines } from "#tests/builders/an-invoice.ts";
import { inHindi } from "#tests/web/in-hindi.ts";
import { readPaper } from "./read-paper.ts";
import type { TaxDocument } from "#core/invoices/tax-document.ts";

const documents = pdfDocuments();
const terms = { prepaid: { percent: 5, maximum: null, minimumOrder: paise(0) }, mostCash: paise(500_000) };
const cart = aCheckoutCart({
  lines: manyLines(5),
  coupons: [aCoupon({ promise: { kind: "rupee", amount: paise(30_000) } })],
  shipping: { basic: { minimumOrder: paise(100_000_000), charge: paise(4_000) }, weightExceed: null },
});
const papers: readonly (readonly [string, TaxDocument])[] = [
  ["an invoice within a state", { kind: "invoice", facts: anInvoice({ cart, terms }) }],
  [
    "an invoice between states",
    { kind: "invoice", facts: anInvoice({ cart: aCheckoutCart({ lines: [anOrderedLine({ seller: inMysuru, gst: 5, quantity: 3 })] }) }) },
  ],
  ["a credit note", { kind: "credit-note", facts: aCreditNote({ cart, terms }) }],
];

describe("the page of a paper", () => {
  it.each(papers)("says what its PDF says, and every figure as often: %s", async (_, paper) => {
    const page = figuresAndWords(pageText(paper));
    const [sheet, ...more] = await readPaper(
      paper.kind === "invoice" ? await documents.invoice(paper.facts) : await documents.creditNote(paper.facts),
    );
    expect(more).toEqual([]);
    const pdf = figuresAndWords(sheet?.aloud.map(({ text }) => text).join(" ") ?? "");
    expect(page).toEqual(pdf);
  });

  it("names goods and sizes in the page's language, and its PDF, the legal document, in English", async () => {
    const line = anOrderedLine({ title: "Narayana Oil", hindi: "नारायण तेल", size: "200 ml" });
    const facts = anInvoice({ cart: aCheckoutCart({ lines: [line] }) });
    inHindi();
    const page = pageText({ kind: "invoice", facts });
    expect(page).toContain("नारायण तेल");
    expect(page).toContain("200 मि.ली.");
    expect(page).not.toContain("Narayana Oil");
    const [sheet] = await readPaper(await documents.invoice(facts));
    const pdf = sheet?.aloud.map(({ text }) => text).join(" ") ?? "";
    expect(pdf).toContain("Narayana Oil");
    expect(pdf).not.toContain("नारायण");
  });
});

/** What is read on the page, with the names that a reader hears; a table's caption is for the ear alone. */
function pageText(paper: TaxDocument): string {
  const window = new Window();
  window.document.body.innerHTML = renderToStaticMarkup(createElement(InvoicePaper, { paper }));
  for (const caption of window.document.querySelectorAll("caption")) caption.remove();
  const texts: string[] = [];
  const walk = (node: { readonly childNodes: Iterable<unknown>; readonly textContent: string | null; readonly nodeType: number }): void => {
    if (node.nodeType === 3) texts.push(node.textContent ?? "");
    for (const child of node.childNodes) walk(child as typeof node);
  };
  walk(window.document.body as unknown as Parameters<typeof walk>[0]);
  return texts.join(" ");
}

/** All words and figures, sorted: the two stand in different orders. */
const figuresAndWords = (text: string): readonly string[] =>
  text
    .split(/\s+/)
    .filter((word) => word !== "" && word !== "Niramaya")
    .sort();
