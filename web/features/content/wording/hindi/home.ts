import { rupees } from "#web/design/wording/amounts.ts";
import type { ShippingSettings } from "#core/shipping/shipping-settings.ts";
import type * as english from "../home.ts";

export const homeWords: typeof english.homeWords = {
  title: "Niramaya · रोज़ के आयुर्वेदिक उपाय, आसान शब्दों में",
  description: "आयुर्वेदिक और यूनानी दवाएँ, शुद्ध खाना और निजी देखभाल: क्या है, कितने का है, और बिल ऐसा क्यों है।",
  heading: "रोज़ के उपाय, आसान शब्दों में",
  lead: "आयुर्वेदिक और यूनानी दवाएँ, शुद्ध खाना और निजी देखभाल। क्या है, कितने का है, और क्यों।",
  shopAll: "सभी प्रोडक्ट देखें",
  byCategory: "श्रेणी के अनुसार",
  byConcern: "स्वास्थ्य ज़रूरत के अनुसार",
  byBrand: "ब्रांड के अनुसार",
  billHeading: "बिल, जो ख़ुद को समझाता है",
  billText:
    "कार्ट की किसी भी रकम को दबाइए, वह खुल जाएगी: कूपन ने कौन-से प्रोडक्ट गिने, टैक्स से पहले कीमत क्या है, डिलीवरी का शुल्क इतना क्यों है, और क्या पूरा किया गया।",
  billFacts: [
    { name: "पैसे तक सही", text: "हर रकम पूरी-पूरी निकाली जाती है। नियम से पहले कुछ भी पूर्णांक नहीं किया जाता।" },
    { name: "GST सहित", text: "जो कीमत लिखी है, वही आप देते हैं। उसमें कितना टैक्स है, यह भी दिखता है।" },
    { name: "सपोर्ट भी वही देखता है", text: "अपना कार्ट सपोर्ट के लिए कॉपी करें, उन्हें हूबहू वही बिल मिलेगा।" },
  ],
  seeCart: "अपना कार्ट देखें",

  /** Null where the shop has no such rule. */
  freeDelivery({ basic, weightExceed }: ShippingSettings): string | null {
    if (basic === null) return null;
    const from = `${rupees(basic.minimumOrder)} से मुफ़्त डिलीवरी`;
    return weightExceed === null || weightExceed.above === 0 ? from : `${from}, ${weightExceed.above} किग्रा तक के कार्ट पर`;
  },
};
