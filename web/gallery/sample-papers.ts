import { mobileIn } from "#core/identity/mobile.ts";
import { gstState } from "#core/invoices/gst-state.ts";
import { netOfTax, sumOfTaxes, taxTableOf } from "#core/invoices/tax-table.ts";
import { netOf } from "#core/orders/order/allocation.ts";
import { taxParts } from "#core/orders/order/line-tax.ts";
import { day } from "#core/shared/day.ts";
import { paise } from "#core/shared/money.ts";
import { pincode } from "#core/shipping/delivery-place.ts";
import type { CreditNote } from "#core/invoices/credit-note.ts";
import type { DocumentFacts, Invoice, InvoiceLine } from "#core/invoices/invoice.ts";
import type { Supply } from "#core/orders/order/line-tax.ts";

type Sold = { readonly title: string; readonly size: string; readonly rupees: number; readonly quantity: number; readonly rate: number };

const lineOf = ({ title, size, rupees, quantity, rate }: Sold, supply: Supply): InvoiceLine => {
  const unitPrice = paise(rupees * 100);
  const shares = {
    amount: paise(unitPrice * quantity),
    coupon: paise(rupees * 5),
    prepaid: paise(rupees * 2),
    shipping: paise(2_000),
    roundOff: paise(10),
  };
  return { title, hindi: null, size, hsn: "30049011", quantity, unitPrice, rate, ...shares, tax: taxParts(netOf(shares), rate, supply) };
};

const factsOf = (lines: readonly InvoiceLine[], supply: Supply): DocumentFacts => {
  const seller = { name: "Sahyadri Herbals", address: "12 Market Yard, Pune", state: "Maharashtra", gstin: "27AAACS1111A1ZA" };
  const [tax, roundOff] = [sumOfTaxes(lines.map((line) => line.tax)), paise(10 * lines.length)];
  const state = supply === "within-a-state" ? "Maharashtra" : "Goa";
  const mobile = mobileIn("9820012345");
  if (mobile === null) throw new RangeError("no mobile");
  return {
    number: "NA1I/2627/000123",
    day: day("2026-11-20"),
    orderId: "NM-1042",
    supplier: { ...seller, gstState: gstState(seller.state) },
    buyer: {
      name: "आशा कुलकर्णी",
      mobile,
      line1: "Flat 4, Neelkanth",
      line2: "Prabhat Road",
      landmark: "",
      city: "Pune",
      state,
      pincode: pincode("411004"),
      kind: "home",
    },
    placeOfSupply: gstState(state),
    supply,
    rates: taxTableOf(lines),
    tax,
    net: netOfTax(tax),
    roundOff,
    total: paise(netOfTax(tax) + roundOff),
  };
};

const goods: readonly Sold[] = [
  { title: "Brahmi Hair Oil with Bhringraj and Amla", size: "200 ml", rupees: 420, quantity: 2, rate: 18 },
  { title: "Triphala Churna", size: "100 g", rupees: 185, quantity: 1, rate: 5 },
];

function invoiceOf(supply: Supply): Invoice {
  const lines = goods.map((sold) => lineOf(sold, supply));
  return { ...factsOf(lines, supply), lines };
}

function creditNote(): CreditNote {
  const lines = goods.slice(0, 1).map((sold) => lineOf(sold, "within-a-state"));
  const facts = factsOf(lines, "within-a-state");
  return {
    ...facts,
    number: "NA1C/2627/000007",
    against: { number: facts.number, day: facts.day },
    lines: lines.map(({ quantity, ...line }, place) => ({
      ...line,
      place,
      pieces: quantity,
      formerPieces: 0,
      because: "kept-until-everything-is-gone",
    })),
  };
}

/** Papers that nobody was ever sent. */
export const papers = { within: invoiceOf("within-a-state"), between: invoiceOf("between-states"), creditNote: creditNote() };
