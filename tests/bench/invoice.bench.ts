import { pdfDocuments } from "#adapters/pdf/pdf-documents.ts";
import { paise } from "#core/shared/money.ts";
import { aCheckoutCart } from "#tests/builders/a-checkout.ts";
import { aCoupon } from "#tests/builders/a-coupon.ts";
import { anInvoice, manyLines, numbered } from "#tests/builders/an-invoice.ts";
import { barePaper, parsedFonts, textsOf } from "./bare/bare-paper.ts";
import { atMost } from "./figure.ts";
import { awaitedCostOf } from "#tests/bench/processes/own-cost.ts";
import type { Invoice } from "#core/invoices/invoice.ts";
import type { Placed } from "./bare/bare-paper.ts";
import type { Figure } from "./figure.ts";

const ROUNDS = 15;
const INVOICES = 30;

/**
 * Invoices of ten and forty lines, no two alike, against the same texts at the same places written straight with pdfkit, in processor time,
 * alternating.
 */
export async function bench(): Promise<readonly Figure[]> {
  return [await ratioFor("an invoice of ten lines as PDF", 10), await ratioFor("an invoice of forty lines as PDF", 40)];
}

async function ratioFor(name: string, lines: number): Promise<Figure> {
  const documents = pdfDocuments();
  const invoices = Array.from({ length: INVOICES }, (_, place) => invoiceOf(lines, place));
  const written: (readonly Placed[])[] = [];
  for (const invoice of invoices) written.push(await textsOf(() => documents.invoice(invoice)));
  const fonts = parsedFonts(written.flat());
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const ours = await awaitedCostOf(() => each(invoices, (invoice) => documents.invoice(invoice)));
    const bare = await awaitedCostOf(() => each(written, (placed) => barePaper(placed, fonts)));
    if (round > 2) ratios.push(ours / bare); // The first rounds compile.
  }
  return atMost(`${name}, against its texts alone`, ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 0, 1.5);
}

function invoiceOf(lines: number, place: number): Invoice {
  const coupons = [aCoupon({ promise: { kind: "rupee", amount: paise(30_000 + place * 1_379) } })]; // Of it each line has another share.
  const cart = aCheckoutCart({ lines: manyLines(lines), coupons });
  const terms = { prepaid: { percent: 5, maximum: null, minimumOrder: paise(0) }, mostCash: paise(500_000) };
  return { ...anInvoice({ cart, terms }), number: `${numbered.number.slice(0, -3)}${String(place).padStart(3, "0")}` };
}

async function each<Item>(items: readonly Item[], draw: (item: Item) => Promise<unknown>): Promise<void> {
  for (const item of items) await draw(item);
}
