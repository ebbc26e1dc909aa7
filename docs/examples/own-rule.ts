import { priceCart } from "niramaya/pricing";
import { anyPricingRequest, checkLaw, law } from "niramaya/testing";

const sentence = "a coupon never takes off more than the goods cost";
checkLaw(
  law(sentence, anyPricingRequest(), (request) => {
    const { discount, subtotal } = priceCart(request);
    if (discount > subtotal) throw new Error(`${discount} paise off ${subtotal}`);
  }),
);
