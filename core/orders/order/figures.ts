import { checkoutBill } from "./checkout-bill.ts";
import { prepaidDiscount } from "./prepaid-discount.ts";
import type { Paise } from "../../shared/money.ts";
import type { LineShares } from "./allocation.ts";
import type { CheckoutBill, PaymentWay } from "./checkout-bill.ts";
import type { CheckoutFacts } from "./checkout-facts.ts";

/**
 * An order's figures as its customer saw them. They are plain values, so they stay readable when the rules change. Amounts in paise, tax
 * included.
 */
export type OrderFigures = {
  readonly lines: readonly OrderedFigures[];
  readonly subtotal: Paise;
  /** null: none was applied. */
  readonly couponCode: string | null;
  readonly coupon: Paise;
  readonly prepaid: Paise;
  readonly shipping: Paise;
  readonly roundOff: Paise;
  readonly total: Paise;
};

export type OrderedFigures = LineShares & { readonly productId: string; readonly quantity: number; readonly unitPrice: Paise };

/** The figures of an order that is paid that way. Throws `BeyondLimits`. Source: specification/checkout.md, The bill at checkout. */
export const figuresFor = (facts: CheckoutFacts, way: PaymentWay): OrderFigures => figuresOf(checkoutBill(facts, way));

/** The figures of a bill. Source: specification/checkout.md, The bill at checkout. */
export function figuresOf({ bill, prepaid, roundOff, total, shares }: CheckoutBill): OrderFigures {
  return {
    lines: shares.flatMap((share, place) => {
      const line = bill.lines[place];
      return line === undefined ? [] : [{ productId: line.product.id, quantity: line.quantity, unitPrice: line.unitPrice, ...share }];
    }),
    subtotal: bill.subtotal,
    couponCode: bill.applied?.code ?? null,
    coupon: bill.discount,
    prepaid: prepaidDiscount(prepaid),
    shipping: bill.shipping.charge,
    roundOff,
    total,
  };
}
