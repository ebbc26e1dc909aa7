import { exactly, roundHalfUp } from "../../shared/exact.ts";
import { NOTHING, paise } from "../../shared/money.ts";
import { netOf } from "./allocation.ts";
import type { Paise } from "../../shared/money.ts";
import type { RefundedLine } from "../returns/refund.ts";
import type { OrderSnapshot } from "../order/snapshot.ts";

/**
 * A net amount split into its taxable part and its taxes; the four always sum to it. Within a state IGST is 0; between states CGST and SGST
 * are 0.
 */
export type TaxParts = { readonly taxable: Paise; readonly cgst: Paise; readonly sgst: Paise; readonly igst: Paise };

/** Whether goods stay within a state: if they do, CGST and SGST are due, else IGST. */
export type Supply = "within-a-state" | "between-states";

/** Compares the states of seller and address, in any letter case. Source: specification/checkout.md, Tax of each line. */
export const supplyOf = (seller: { readonly state: string }, buyer: { readonly state: string }): Supply =>
  named(seller.state) === named(buyer.state) ? "within-a-state" : "between-states";

const named = (state: string): string => state.trim().toLowerCase();

/**
 * The tax in a net amount, at a rate in per cent. CGST and SGST are net × (rate / 2) / (100 + rate) each; IGST is net × rate / (100 +
 * rate). Each is rounded half up to the paisa, and what remains is taxable. Source: specification/checkout.md, Tax of each line.
 */
export function taxParts(net: Paise, rate: number, supply: Supply): TaxParts {
  const { numerator, denominator } = exactly(rate);
  const whole = { numerator: BigInt(net) * numerator, denominator: 100n * denominator + numerator };
  if (supply === "between-states") {
    const igst = roundHalfUp(whole);
    return { taxable: paise(net - igst), cgst: NOTHING, sgst: NOTHING, igst };
  }
  const half = roundHalfUp({ ...whole, denominator: 2n * whole.denominator });
  return { taxable: paise(net - 2 * half), cgst: half, sgst: half, igst: NOTHING };
}

/** The tax of an ordered line, in the order's state of delivery. Source: specification/checkout.md, Tax of each line. */
export function taxOfLine({ facts, figures }: OrderSnapshot, place: number): TaxParts {
  const [line, figure] = [facts.cart.lines[place], figures.lines[place]];
  if (line === undefined || figure === undefined) throw new RangeError(`no line at ${place}`);
  return taxParts(netOf(figure), line.product.gst, supplyOf(line.product.seller, facts.address));
}

/**
 * The tax that goes back with a line of a refund, after the refunds in `former`. It is the tax on everything refunded so far, less the tax
 * on `former`. So the tax of all refunds of a line sums to the line's own tax. Source: specification/returns.md, What goes back.
 */
export function taxOfRefunded({ facts }: OrderSnapshot, refunded: RefundedLine, former: readonly RefundedLine[]): TaxParts {
  const line = facts.cart.lines[refunded.place];
  if (line === undefined) throw new RangeError(`no line at ${refunded.place}`);
  const { gst, seller } = line.product;
  const supply = supplyOf(seller, facts.address);
  const netBefore = former.filter(({ place }) => place === refunded.place).reduce((sum, one) => sum + netOf(one), 0);
  const before = taxParts(paise(netBefore), gst, supply);
  const after = taxParts(paise(netBefore + netOf(refunded)), gst, supply);
  return {
    taxable: paise(after.taxable - before.taxable),
    cgst: paise(after.cgst - before.cgst),
    sgst: paise(after.sgst - before.sgst),
    igst: paise(after.igst - before.igst),
  };
}
