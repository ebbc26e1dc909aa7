import { deliveryEstimate } from "../../shipping/delivery-estimate.ts";
import { sellerGroups } from "../order/seller-group.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { DeliveryEstimate } from "../../shipping/delivery-estimate.ts";
import type { Quote } from "./quote.ts";
import type { QuoteSeals } from "./quote-seals.port.ts";
import type { SellerGroup } from "../order/seller-group.ts";

/**
 * A quote as its customer sees it. `checkoutBill` calculates the same bill again from its facts, figure by figure. `id` becomes the order's
 * id when the quote is placed.
 */
export type MyQuote = Pick<Quote, "snapshot" | "ways" | "validUntil"> & {
  readonly id: PayableId;
  /** A proof that these figures were shown. The quote can't be placed without it. */
  readonly signature: string;
  readonly parcels: readonly ExpectedParcel[];
};

/** What one seller sends, and when it arrives if it is ordered now. */
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

/**
 * The text that is signed: whose figures they are, every figure, and how long they hold. The text is the same however the figures were
 * stored. Source: specification/checkout.md, Quote.
 */
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
