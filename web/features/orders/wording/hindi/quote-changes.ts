import type { quoteChangePhrases as english } from "../quote-changes.ts";

export const quoteChangePhrases: typeof english = {
  replaced: "आपका बिल बदल गया है, शायद किसी दूसरी विंडो में। कृपया एक बार फिर देख लें।",
  cashLost: "इस ऑर्डर का भुगतान अब नक़द नहीं हो सकता, इसलिए अब ऑनलाइन होगा।",
  changed: "बिल बदल गया है। ऑर्डर करने से पहले कृपया देख लें।",
  expired: "जितने समय के लिए सामान रोका था, वह पूरा हो गया।",
  lineGone: ({ title }) => `${title} अब आपके कार्ट में नहीं है।`,
  lineNew: ({ title }) => `${title} आपके कार्ट में जुड़ा है।`,
  quantity: ({ title, from, to }) => `${title}: ${from} की जगह ${to}।`,
  price: ({ title, from, to }) => `${title}: हर पीस ${from} की जगह ${to}।`,
  gst: ({ title, from, to }) => `${title}: GST ${from}% की जगह ${to}%; दाम में शामिल है।`,
  seller: ({ title }) => `${title}: अब कोई दूसरा विक्रेता भेजेगा।`,
  hsn: ({ title }) => `${title}: इनवॉइस पर इसका कर कोड बदला है।`,
  figures: { subtotal: "सबटोटल", coupon: "कूपन", prepaid: "ऑनलाइन भुगतान", shipping: "डिलीवरी", total: "कुल" },
  figure: ({ name, from, to }) => `${name}: ${from} की जगह ${to}।`,
  couponApplied: ({ code }) => `कूपन ${code} लगा है।`,
  couponLost: ({ code }) => `कूपन ${code} अब नहीं लगता।`,
};
