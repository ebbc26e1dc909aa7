import { indianStateIn } from "../shipping/indian-states.ts";
import { gstinIn } from "./gstin.ts";
import type { Paise } from "../shared/money.ts";
import type { IndianState } from "../shipping/indian-states.ts";
import type { GstinFault } from "./gstin.ts";
import type { ProductDetails } from "./product.ts";

/** Why a product may not be sold as it is written down. `mrp` in paise; `state`: the one that registered the GSTIN. */
export type ProductFault =
  | GstinFault
  | { readonly kind: "unknown-state" }
  | { readonly kind: "gstin-of-another-state"; readonly state: IndianState }
  | { readonly kind: "price-above-mrp"; readonly mrp: Paise };

/**
 * What is wrong with a product as a whole; empty: nothing. A GSTIN has its check letter and is of the seller's state; nothing costs more
 * than its MRP (Legal Metrology (Packaged Commodities) Rules 2011, 18(2)). Source: specification/catalogue.md, Product;
 * specification/invoices.md, Sellers.
 */
export const productFaults = ({ seller, offer, mrp }: Pick<ProductDetails, "seller" | "offer" | "mrp">): readonly ProductFault[] => [
  ...(seller === null ? [] : sellerFaults(seller)),
  ...(mrp !== null && offer !== null && offer.price > mrp ? [{ kind: "price-above-mrp", mrp } as const] : []),
];

function sellerFaults(seller: NonNullable<ProductDetails["seller"]>): readonly ProductFault[] {
  const [state, read] = [indianStateIn(seller.state), gstinIn(seller.gstin)];
  return [
    ...(state === null ? [{ kind: "unknown-state" } as const] : []),
    ...(read.kind === "refused" ? [read.refusal] : []),
    ...(state !== null && read.kind === "ok" && read.value.state !== state
      ? [{ kind: "gstin-of-another-state", state: read.value.state } as const]
      : []),
  ];
}
