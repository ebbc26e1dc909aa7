import { priceCart } from "../pricing/price-cart.ts";
import { instantAt } from "../shared/instant.ts";
import { useCase } from "../shared/token.ts";
import { offeredTo } from "./my-coupon.ts";
import { checkedCart } from "./checked-cart.ts";
import { maker } from "../shared/use-case.ts";
import { Carts } from "./carts.port.ts";
import { Coupons } from "../coupons/coupons.port.ts";
import { Shipping } from "../shipping/shipping.port.ts";
import { Clock } from "../shared/clock.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { ExplainedBill } from "../pricing/explanation.ts";

/**
 * The bill of a customer's cart as it is now, with the facts that explain its figures. It changes nothing. Throws `BeyondLimits`.
 * Source: specification/pricing.md, The order of the steps.
 */
export type PriceMyCart = (customer: CustomerId) => Promise<ExplainedBill>;
export const PriceMyCart = useCase<PriceMyCart>("customer-cart", "PriceMyCart");

export const makePriceMyCart = maker(
  PriceMyCart,
  { carts: Carts, coupons: Coupons, shipping: Shipping, now: Clock },
  ({ carts, coupons, shipping, now }) =>
    async (customer) => {
      const [stored, publicOnes, settings] = await Promise.all([carts.of(customer), coupons.publicOnes(), shipping.settings()]);
      const at = instantAt(now());
      const { lines, choice } = checkedCart(stored, at).contents;
      const removed = stored.lines.filter(({ product }) => !lines.some((line) => line.product.id === product.id));
      return priceCart({
        lines: [...lines, ...removed],
        coupons: offeredTo(choice, publicOnes, stored.coupons),
        choice,
        shipping: settings,
        at,
      });
    },
);
