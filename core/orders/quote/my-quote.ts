import { deliveryEstimate } from "../../shipping/delivery-estimate.ts";
import { sellerGroups } from "../parcels/seller-group.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { DeliveryEstimate } from "../../shipping/delivery-estimate.ts";
import type { Quote } from "./quote.ts";
import type { QuoteSeals } from "./quote-seals.port.ts";
import type { SellerGroup } from "../parcels/seller-group.ts";

/** A quote as its customer sees it: its facts make the bill once more, figure by figure, by `checkoutBill`. `id` is the order's, once it is placed. */
export type MyQuote = Pick<Quote, "snapshot" | "ways" | "validUntil"> & {
  readonly id: PayableId;
  /** Without it the quote can't be placed: it proves that these figures were shown. */
  readonly signature: string;
  readonly parcels: readonly ExpectedParcel[];
};

/** What one seller sends, and when it comes if it is ordered now. */
export type ExpectedParcel = SellerGroup & { readonly estimate: DeliveryEstimate };

/** Source: specification/checkout.md, Quote. */
export function myQuote(id: PayableId, { snapshot, ways, validUntil }: Quote, seals: QuoteSeals): MyQuote {
  const { facts } = snapshot;
  const estimate = deliveryEstimate(facts.place, facts.at);
  return {
    id,
    signature: seals.of(sealedText(id, { snapshot, validUntil })),
    snapshot,
    ways,
    validUntil,
    parcels: sellerGroups(facts.cart.lines).map((group) => ({ ...group, estimate })),
  };
}

/** What a signature is over: whose figures they are, every one of them, and how long they hold. The same text however the figures were kept. Source: specification/checkout.md, Quote. */
export function sealedText(id: PayableId, { snapshot, validUntil }: Pick<Quote, "snapshot" | "validUntil">): string {
  const { rules, way, figures } = snapshot;
  return JSON.stringify([
    id,
    validUntil,
    rules,
    way,
    figures.lines.map((line) => [
      line.productId,
      line.quantity,
      line.unitPrice,
      line.amount,
      line.coupon,
      line.prepaid,
      line.shipping,
      line.roundOff,
    ]),
    [figures.subtotal, figures.couponCode, figures.coupon, figures.prepaid, figures.shipping, figures.roundOff, figures.total],
  ]);
}
