import { redirect } from "react-router-dom";
import { buyableLines } from "#core/cart/guest-lines.ts";
import { RefreshProducts } from "#core/catalogue/refresh-products.use-case.ts";
import { ListPublicCoupons } from "#core/coupons/list-public-coupons.use-case.ts";
import { priceCart } from "#core/pricing/price-cart.ts";
import { BeyondLimits } from "#core/shared/beyond-limits.ts";
import { instantAt } from "#core/shared/instant.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { ShowShippingSettings } from "#core/shipping/show-shipping-settings.use-case.ts";
import { formCartIn } from "./form-cart-in.ts";
import type { BuyableLines } from "#core/cart/guest-lines.ts";
import type { ExplainedBill } from "#core/pricing/explanation.ts";
import type { PricingRequest } from "#core/pricing/pricing-request.ts";
import type { ShippingSettings } from "#core/shipping/shipping-settings.ts";
import type { RouteRequest, ServerRequest } from "#web/platform/page/screen.tsx";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

export type FormCartData = BuyableLines & {
  /** null: the cart is dearer or heavier than can be told exactly. */
  readonly bill: ExplainedBill | null;
  readonly shipping: ShippingSettings;
  /** The coupon with which the bill is shown; null: none. */
  readonly coupon: string | null;
  /** Why the last form changed nothing. */
  readonly answer: "full" | "not-sold" | null;
};

/** A guest's cart that forms fill, with today's goods and its bill. Who asks for the page without such a cart is sent to the cart. */
export async function formCartData(
  { search, headers }: Pick<RouteRequest, "search"> & ServerRequest,
  dependencies: Dependencies,
): Promise<FormCartData> {
  const cart = formCartIn(headers.get("form-cart") ?? "");
  if (cart === null) throw redirect("/shop/cart");
  const [products, coupons, shipping] = await Promise.all([
    dependencies.get(RefreshProducts)(cart.lines.map(({ productId }) => productId)),
    dependencies.get(ListPublicCoupons)(),
    dependencies.get(ShowShippingSettings)(),
  ]);
  const today = new Map(products.map((product) => [product.id, product]));
  const stored = cart.lines.flatMap(({ productId, quantity }) => {
    const product = today.get(productId);
    return product === undefined ? [] : [{ product, quantity }];
  });
  const { lines, removed, changed } = buyableLines(stored);
  const code = search.get("coupon");
  const coupon = coupons.some((one) => one.code === code) ? code : null;
  const choice = coupon === null ? ({ kind: "none" } as const) : ({ kind: "typed", code: coupon } as const);
  const bill = billOf({ lines, coupons, choice, shipping, at: instantAt(dependencies.get(Clock)()) });
  const answer = search.get("answer");
  return { lines, removed, changed, bill, shipping, coupon, answer: answer === "full" || answer === "not-sold" ? answer : null };
}

function billOf(request: PricingRequest): ExplainedBill | null {
  try {
    return priceCart(request);
  } catch (error) {
    if (error instanceof BeyondLimits) return null;
    throw error;
  }
}
