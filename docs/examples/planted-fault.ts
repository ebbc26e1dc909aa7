import { priceCart } from "niramaya/pricing";
import { anyPricingRequest, checkLaw, law } from "niramaya/testing";
import type { PricingRequest } from "niramaya/pricing";

type Figures = (request: PricingRequest) => { readonly subtotal: number; readonly discount: number };

/** A law is worth something if it finds a fault: this one holds for what is right, and names the smallest cart that shows what is wrong. */
const bounded = (figures: Figures) =>
  law("a coupon never takes off more than the goods cost", anyPricingRequest(), (request) => {
    const { subtotal, discount } = figures(request);
    if (discount > subtotal) throw new Error(`${discount} paise off ${subtotal}`);
  });

/** The fault that is planted: the coupon is taken off once for the cart and once more at the checkout. */
const twice: Figures = (request) => {
  const { subtotal, discount } = priceCart(request);
  return { subtotal, discount: discount * 2 };
};

checkLaw(bounded(priceCart));
try {
  checkLaw(bounded(twice));
} catch (error) {
  console.log(String(error));
}
