import { rupees, wholeNumber } from "#web/design/figures/amounts.ts";
import type { Rating } from "#core/catalogue/product.ts";
import type { StockLabel } from "#core/catalogue/stock-label.ts";
import type { ShippingRule, ShippingSettings } from "#core/shipping/shipping-settings.ts";
import type { Paise } from "#core/shared/money.ts";
import type * as english from "../product.ts";

/** What is said of one product, on its card and on its page. */
export const productWords: typeof english.productWords = {
  /** The product's title, unseen but read, stands between the two. */
  add: "कार्ट में डालें",
  toCart: "",
  buy: "ख़रीदें",
  prepaidOnly: "सिर्फ़ प्रीपेड",
  rating: ({ average, ratings }: Rating): string => `5 में से ${average.toFixed(1)} स्टार, ${wholeNumber(ratings)} रेटिंग`,
  mrp: "MRP",
  outOfStock: "स्टॉक में नहीं",
  inactive: "यह प्रोडक्ट अब नहीं बिकता।",
  inactiveWayOn: "दुकान में और क्या है, देखें",
  similar: "मिलते-जुलते प्रोडक्ट",
  coupons: "इस प्रोडक्ट पर लगने वाले कूपन",
  couponFrom: (minimum: Paise): string => (minimum === 0 ? "" : `टैक्स से पहले ${rupees(minimum)} के प्रोडक्ट पर`),
  zoom: (title: string): string => `${title} को पास से देखें`,
  picture: (place: number, count: number): string => `${count} में से तस्वीर ${place}`,
  share: (title: string): string => `${title} शेयर करें`,
  linkCopied: "लिंक कॉपी हो गया",
  details: "जानकारी",
  names: "दूसरे नाम",
  seller: "विक्रेता और टैक्स",
  paying: "भुगतान और वापसी",
  brand: "ब्रांड",
  category: "श्रेणी",
  kind: "प्रकार",
  size: "आकार",
  weight: "पैक सहित वज़न",
  concerns: "किसके लिए",
  tags: "इन नामों से मिलता है",
  hindi: "हिन्दी",
  sanskrit: "संस्कृत",
  soldBy: "विक्रेता",
  gstin: "GSTIN",
  hsn: "HSN कोड",
  gst: "GST",
  prepaid: "इस ब्रांड पर कैश ऑन डिलीवरी नहीं है। ऑर्डर करते समय ऑनलाइन भुगतान करें।",
  cashOnDelivery: "जहाँ कूरियर नकद लेता है, वहाँ इस ब्रांड पर कैश ऑन डिलीवरी मिलती है।",
  consumable: "यह इस्तेमाल होने वाली चीज़ है, इसलिए मन बदलने पर वापस नहीं होती; टूटी, ग़लत या जल्द एक्सपायर होने वाली हो तो होती है।",
  prepaidShort: "ऑनलाइन भुगतान",
  cashShort: "या ऑनलाइन भुगतान",
  cashName: "कैश ऑन डिलीवरी",
  prepaidName: "सिर्फ़ प्रीपेड",
  gstName: (gst: number): string => (gst === 0 ? "GST नहीं" : `${gst}% GST`),
  gstShort: "कीमत में शामिल",

  save: (saving: Paise): string => `${rupees(saving)} की बचत`,
  including: (gst: number): string => (gst === 0 ? "इस प्रोडक्ट पर GST नहीं है" : `${gst}% GST सहित`),
  fewest: (pieces: number): string => `कम से कम ${wholeNumber(pieces)} नग`,
  quantity: (title: string) => ({ quantity: `${title} के नग`, less: `${title} एक कम करें`, more: `${title} एक और डालें` }),
  /** Null where the shop has no such rule. */
  charge: ({ basic, weightExceed }: ShippingSettings): string | null => {
    if (basic === null) return null;
    return weightExceed === null || weightExceed.above === 0
      ? `${chargeBy(basic)}।`
      : `${weightExceed.above} किग्रा तक के कार्ट पर ${chargeBy(basic)}। उससे भारी पर ${chargeBy(weightExceed)}।`;
  },
  grams: (grams: number): string =>
    grams >= 1000 ? `${wholeNumber(Math.floor(grams / 1000))}${decimals(grams % 1000)} किग्रा` : `${grams} ग्रा`,
  description: (title: string, brand: string | null, size: string, price: string): string =>
    `${title}${brand === null ? "" : `, ${brand}`}, ${size}, ${price}। GST सहित कीमत, स्टॉक और पूरी जानकारी।`,

  stock(label: StockLabel): string {
    switch (label.kind) {
      case "in-stock":
        return "स्टॉक में है";
      case "few-left":
        return `सिर्फ़ ${label.left} बचे हैं`;
      case "out-of-stock":
        return "स्टॉक में नहीं";
    }
  },
};

const chargeBy = ({ charge, minimumOrder }: ShippingRule): string => `${rupees(charge)}, ${rupees(minimumOrder)} से मुफ़्त`;

const decimals = (grams: number): string => (grams === 0 ? "" : `.${String(grams).padStart(3, "0").replace(/0+$/, "")}`);
