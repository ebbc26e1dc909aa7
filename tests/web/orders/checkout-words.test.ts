import { describe, expect, it } from "vitest";
import { paise } from "#core/shared/money.ts";
import { checkoutWords } from "#web/features/orders/checkout/checkout-words.ts";
import { checkoutPhrases as inHindi } from "#web/features/orders/wording/hindi/checkout.ts";

const offered = { percent: 5, maximum: paise(10_000), minimumOrder: paise(49_900) };

describe("what is said of paying online", () => {
  it("tells below its minimum that goods after the coupon count, and how much is missing, as the total beside it may be higher", () => {
    expect(checkoutWords.onlineText(paise(44_300), offered)).toBe(
      "5% off for paying online once your products come to ₹499 after the coupon: ₹56 more to go. You pay on the next page.",
    );
    expect(inHindi.offFrom({ percent: "5", minimum: "₹499", missing: "₹56" })).toBe(
      "कूपन घटाने के बाद प्रोडक्ट ₹499 के हों तो ऑनलाइन भुगतान पर 5% की छूट मिलती है: अभी ₹56 कम हैं।",
    );
  });

  it("tells from its minimum on what is taken off, and nothing where nothing is", () => {
    expect(checkoutWords.prepaidOffer(paise(49_900), offered)).toBe("5% off for paying online, at most ₹100.");
    expect(checkoutWords.prepaidOffer(paise(1), { ...offered, maximum: null, minimumOrder: paise(0) })).toBe("5% off for paying online.");
    expect(checkoutWords.onlineText(paise(1), null)).toBe("You pay on the next page.");
  });
});
