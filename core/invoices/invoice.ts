import { supplierState, supplyOfLine, taxOfLine } from "../orders/order/line-tax.ts";
import { paise } from "../shared/money.ts";
import { gstState } from "./gst-state.ts";
import { netOfTax, sumOfTaxes, taxTableOf } from "./tax-table.ts";
import type { DeliveryAddress } from "../orders/order/checkout-facts.ts";
import type { LineShares } from "../orders/order/allocation.ts";
import type { Supply, TaxParts } from "../orders/order/line-tax.ts";
import type { Order, Parcel } from "../orders/order/order.ts";
import type { OrderedProduct, Seller } from "../orders/order/ordered-product.ts";
import type { Day } from "../shared/day.ts";
import type { Paise } from "../shared/money.ts";
import type { GstState } from "./gst-state.ts";
import type { RateRow } from "./tax-table.ts";

/**
 * The facts of a seller's invoice for the seller's part of an order. Amounts in paise.
 * Source: specification/invoices.md, What an invoice tells.
 */
export type Invoice = DocumentFacts & { readonly lines: readonly InvoiceLine[] };

/** What both an invoice and a credit note show. */
export type DocumentFacts = {
  readonly number: string;
  readonly day: Day;
  readonly orderId: string;
  readonly supplier: Seller & { readonly gstState: GstState };
  readonly buyer: DeliveryAddress;
  readonly placeOfSupply: GstState;
  readonly supply: Supply;
  readonly rates: readonly RateRow[];
  readonly tax: TaxParts;
  /** Taxable value and taxes together. */
  readonly net: Paise;
  /** Not part of the tax table, because rounding is never taxed. */
  readonly roundOff: Paise;
  readonly total: Paise;
};

/** A line's figures, as on the bill, and the tax that they contain. `rate` in per cent. */
export type InvoiceLine = LineShares &
  Pick<OrderedProduct, "title" | "hindi"> & {
    readonly size: string;
    readonly hsn: string;
    readonly quantity: number;
    readonly unitPrice: Paise;
    readonly rate: number;
    readonly tax: TaxParts;
  };

/** A document's own number, see `documentNumber`, and its Indian day. */
export type Numbered = { readonly number: string; readonly day: Day };

/**
 * The invoice of a seller's parcel as it was ordered, from the snapshot alone. Refunds get credit notes of their own.
 * Source: specification/invoices.md, What an invoice tells.
 */
export function invoiceOf(order: Order, parcel: Parcel, numbered: Numbered): Invoice {
  const lines = parcel.places.map((place) => invoiceLine(order, place));
  return { ...documentFacts({ order, parcel, numbered, lines }), lines };
}

function invoiceLine({ snapshot }: Order, place: number): InvoiceLine {
  const [line, figures] = [snapshot.facts.cart.lines[place], snapshot.figures.lines[place]];
  if (line === undefined || figures === undefined) throw new RangeError(`no line at ${place}`);
  const { title, hindi, size, hsn, gst } = line.product;
  const { amount, coupon, prepaid, shipping, roundOff, quantity, unitPrice } = figures;
  const tax = taxOfLine(snapshot, place);
  return { title, hindi, size, hsn, rate: gst, quantity, unitPrice, amount, coupon, prepaid, shipping, roundOff, tax };
}

type DocumentSource = {
  readonly order: Order;
  readonly parcel: Parcel;
  readonly numbered: Numbered;
  readonly lines: readonly { readonly rate: number; readonly tax: TaxParts; readonly roundOff: Paise }[];
};

/**
 * The facts that are calculated from the lines of an invoice or a credit note. Source: specification/invoices.md, What an invoice tells.
 */
export function documentFacts({ order, parcel: { seller, places }, numbered, lines }: DocumentSource): DocumentFacts {
  const { snapshot } = order;
  const { address } = snapshot.facts;
  const tax = sumOfTaxes(lines.map((line) => line.tax));
  const roundOff = paise(lines.reduce((sum, line) => sum + line.roundOff, 0));
  const net = netOfTax(tax);
  return {
    ...numbered,
    orderId: order.id,
    supplier: { ...seller, gstState: gstState(supplierState(snapshot, seller)) },
    buyer: address,
    placeOfSupply: gstState(address.state),
    supply: supplyOfLine(snapshot, places[0] ?? 0),
    rates: taxTableOf(lines),
    tax,
    net,
    roundOff,
    total: paise(net + roundOff),
  };
}
