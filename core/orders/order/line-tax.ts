import { exactly, roundHalfUp } from "../../shared/exact.ts";
import { NOTHING, paise } from "../../shared/money.ts";
import { stateOfGstin } from "../../catalogue/gstin.ts";
import { indianStateIn } from "../../shipping/indian-states.ts";
import { ONE_SUPPLY_A_DOCUMENT } from "./snapshot.ts";
import { netOf } from "./allocation.ts";
import type { Paise } from "../../shared/money.ts";
import type { RefundedLine } from "./refund.ts";
import type { CheckoutFacts } from "./checkout-facts.ts";
import type { OrderedLine, Seller } from "./ordered-product.ts";
import type { OrderSnapshot } from "./snapshot.ts";

/**
 * A net amount split into its taxable part and its taxes; the four always sum to it. Within a state IGST is 0; between states CGST and SGST
 * are 0.
 */
export type TaxParts = { readonly taxable: Paise; readonly cgst: Paise; readonly sgst: Paise; readonly igst: Paise };

/** Whether goods stay within a state: if they do, CGST and SGST are due, else IGST. */
export type Supply = "within-a-state" | "between-states";

/**
 * Whether the tax of a line is that within a state. It is decided once for all lines of a seller, which stand on one document: from the
 * state of the supplier and the place of supply, whatever is written of the seller beside each line.
 * Source: specification/checkout.md, Tax of each line.
 */
export function supplyOfLine({ rules, facts }: OrderSnapshot, place: number): Supply {
  const { seller } = lineAt(facts, place).product;
  if (rules < ONE_SUPPLY_A_DOCUMENT) return lowered(seller.state) === lowered(facts.address.state) ? "within-a-state" : "between-states";
  const supplier = facts.cart.lines.find(({ product }) => product.seller.gstin === seller.gstin)?.product.seller ?? seller;
  return named(supplierState({ rules }, supplier)) === named(facts.address.state) ? "within-a-state" : "between-states";
}

/**
 * The state of a supplier: the one that registered the GSTIN. What is written beside it counts only where the GSTIN names no state, which
 * was taken once, and on documents of that time. Source: specification/invoices.md, Sellers.
 */
export const supplierState = ({ rules }: Pick<OrderSnapshot, "rules">, seller: Pick<Seller, "gstin" | "state">): string =>
  (rules < ONE_SUPPLY_A_DOCUMENT ? null : stateOfGstin(seller.gstin)) ?? seller.state;

const named = (state: string): string => indianStateIn(state) ?? lowered(state);
const lowered = (state: string): string => state.trim().toLowerCase();

function lineAt({ cart }: CheckoutFacts, place: number): OrderedLine {
  const line = cart.lines[place];
  if (line === undefined) throw new RangeError(`no line at ${place}`);
  return line;
}

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
export function taxOfLine(snapshot: OrderSnapshot, place: number): TaxParts {
  const figure = snapshot.figures.lines[place];
  if (figure === undefined) throw new RangeError(`no line at ${place}`);
  return taxParts(netOf(figure), lineAt(snapshot.facts, place).product.gst, supplyOfLine(snapshot, place));
}

/**
 * The tax that goes back with a line of a refund, after the refunds in `former`. It is the tax on everything refunded so far, less the tax
 * on `former`. So the tax of all refunds of a line sums to the line's own tax. Source: specification/returns.md, What goes back.
 */
export function taxOfRefunded(snapshot: OrderSnapshot, refunded: RefundedLine, former: readonly RefundedLine[]): TaxParts {
  const { gst } = lineAt(snapshot.facts, refunded.place).product;
  const supply = supplyOfLine(snapshot, refunded.place);
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
