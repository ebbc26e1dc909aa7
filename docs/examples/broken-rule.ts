import { priceCart } from "niramaya/pricing";
import { anyPricingRequest, checkLaw, law } from "niramaya/testing";

const sentence = "no cart costs more than ₹100";
try {
  checkLaw(
    law(sentence, anyPricingRequest(), (request) => {
      const { total } = priceCart(request);
      if (total > 10_000) throw new Error(`${total} paise`);
    }),
  );
} catch (error) {
  console.log(String(error));
}
