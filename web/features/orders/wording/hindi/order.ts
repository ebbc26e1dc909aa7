import { pieces, rupees, rupeesAndPaise } from "#web/design/wording/amounts.ts";
import { momentAt, weekdayOf } from "#web/design/wording/moments.ts";
import type { Cancelling, Returning } from "#core/orders/views/line-view.ts";
import type { PaymentView } from "#core/orders/views/payment-view.ts";
import type { PaymentWay } from "#core/orders/quote/checkout-bill.ts";
import type { Reordered } from "#core/customer-cart/reorder.use-case.ts";
import type { Paise } from "#core/shared/money.ts";
import type { orderWords as english } from "#web/features/orders/wording/order.ts";

/** One order with all that belongs to it. */
export const orderWords: typeof english = {
  title: "ऑर्डर",
  lead: "एक ऑर्डर, उसके पार्सल, बिल और इनवॉइस।",
  orders: "मेरे ऑर्डर",
  reading: "आपका ऑर्डर लाया जा रहा है",
  unavailable: "आपका ऑर्डर अभी दिखाया नहीं जा सका।",
  unknown: "यह ऑर्डर नहीं मिला",
  unknownText: "हो सकता है कि यह किसी और खाते का हो। आपके अपने ऑर्डर सूची में हैं।",
  toOrders: "मेरे ऑर्डर पर जाएँ",
  facts: (number: string, at: number): string => `ऑर्डर ${number}, ${momentAt(at)}`,
  paid,
  payNow: "अभी भुगतान करें",
  look: "देखें कि उसका क्या हुआ",
  surplus: (amount: Paise): string => `${rupees(amount)} ज़रूरत से ज़्यादा लिए गए और वहीं लौटाए जा रहे हैं जहाँ से आए थे।`,
  help: "इस ऑर्डर में मदद",
  reorder: "फिर से मँगाएँ",
  reordering: "कार्ट में डाला जा रहा है",
  reordered: reorderedSentence,
  reorderedLine,
  toCart: "कार्ट पर जाएँ",
  reorderUnavailable: "दुकान से संपर्क नहीं हो सका। कृपया फिर कोशिश करें।",
  parcel: (place: number, all: number): string => (all === 1 ? "आपका पार्सल" : `पार्सल ${place + 1}, कुल ${all}`),
  seller: (name: string): string => `विक्रेता और भेजने वाले: ${name}`,
  steps: (parcel: string): string => `${parcel}: अब तक के चरण`,
  toCome: "अभी बाकी",
  allSteps: "सभी चरण",
  expected: (earliest: Parameters<typeof weekdayOf>[0], latest: Parameters<typeof weekdayOf>[0]): string =>
    `${weekdayOf(earliest)} से ${weekdayOf(latest)}`,
  dueAtDoor: (amount: Paise): string => `इस पार्सल के ${rupees(amount)} घर पर चुकाने हैं।`,
  line: (quantity: number, each: Paise): string => `${pieces(quantity)}, ${rupees(each)} प्रति नग`,
  gone: (count: number, of: number): string => (count === of ? "" : `${of} में से ${count} लौटाए या रद्द किए गए`),
  cancel: "रद्द करें",
  cancelLine: (title: string): string => `रद्द करें: ${title}`,
  cancelOrder: "ऑर्डर रद्द करें",
  cancelFree: "पार्सल रवाना होने तक रद्द करना मुफ़्त है।",
  review: "रिव्यू लिखें",
  reviewLine: (title: string): string => `रिव्यू लिखें: ${title}`,
  giveBack: "लौटाएँ",
  giveBackLine: (title: string): string => `लौटाएँ: ${title}`,
  giveBackUntil: (until: Parameters<typeof weekdayOf>[0]): string => `${weekdayOf(until)} तक लौटा सकते हैं।`,
  whyNot,
  bill: "बिल",
  billOnce: "जैसा ऑर्डर करते समय बताया गया था; बाद में यह नहीं बदलता।",
  subtotal: "सबटोटल",
  coupon: (code: string | null): string => (code === null ? "कूपन" : `कूपन ${code}`),
  prepaid: "ऑनलाइन भुगतान",
  shipping: "डिलीवरी",
  rounding: "राउंड-ऑफ़",
  total: "कुल",
  address: "डिलीवरी का पता",
  papers: "इनवॉइस",
  invoice: (number: string): string => `इनवॉइस ${number}`,
  creditNote: (number: string): string => `क्रेडिट नोट ${number}`,
  invoiceOf: (parcel: number, all: number): string => (all === 1 ? "आपका इनवॉइस" : `पार्सल ${parcel + 1} का इनवॉइस`),
  backToOrder: "ऑर्डर पर वापस",
  download: "PDF डाउनलोड करें",
  downloading: "PDF तैयार हो रहा है",
  print: "प्रिंट करें",
  paperUnavailable: "यह इनवॉइस अभी दिखाया नहीं जा सका।",
  unknownPaper: "यह इनवॉइस नहीं मिला",
  unknownPaperText: "ऑर्डर के पेज पर उसके सभी इनवॉइस हैं।",
  downloadUnavailable: "PDF नहीं आ सका। कृपया फिर कोशिश करें।",
  refundTotal: (amount: Paise): string => rupeesAndPaise(amount),
};

function paid(way: PaymentWay, payment: PaymentView): string | null {
  switch (payment.kind) {
    case "nothing-to-pay":
      return "कुछ चुकाना नहीं";
    case "at-door":
      return payment.due === 0 ? `घर पर ${rupees(payment.collected)} चुकाए गए` : `घर पर ${rupees(payment.due)} चुकाने हैं`;
    case "paid":
      return way === "online" ? "ऑनलाइन भुगतान हो गया" : "भुगतान हो गया";
    case "waiting":
    case "failed":
    case "being-checked":
    case "expired":
      return null;
  }
}

function whyNot(cancelling: Cancelling, returning: Returning): string | null {
  if (returning.kind === "impossible" && returning.because === "window-over")
    return `इसे ${weekdayOf(returning.last)} तक लौटाया जा सकता था।`;
  if (returning.kind === "impossible" && returning.because === "asked") return "इसकी वापसी चल रही है।";
  if (cancelling.kind === "impossible" && cancelling.because === "sent")
    return "यह रवाना हो चुका है, इसलिए रद्द नहीं हो सकता। पहुँचने पर आप इसे लौटा सकते हैं।";
  return null;
}

const left: Readonly<Record<Extract<Reordered, { readonly kind: "left-out" }>["because"], string>> = {
  inactive: "अब नहीं बिकता",
  "no-seller": "का अभी कोई विक्रेता नहीं",
  "out-of-stock": "अभी खत्म है",
  unknown: "अब नहीं बिकता",
  "cart-full": "के लिए कार्ट में जगह नहीं",
  "beyond-limits": "से कार्ट बहुत महँगा हो जाएगा",
};

function reorderedSentence(reordered: readonly Reordered[]): string {
  const added = reordered.filter(({ kind }) => kind !== "left-out").length;
  if (added === 0) return "इसमें से अभी कुछ नहीं खरीदा जा सकता।";
  return added === reordered.length ? "सब कुछ आज के दाम पर आपके कार्ट में है।" : "जो मिल सकता है वह आज के दाम पर आपके कार्ट में है।";
}

/** null: there is nothing to say of it. */
function reorderedLine(one: Reordered): string | null {
  switch (one.kind) {
    case "added":
      return null;
    case "limited":
      return `${one.title}: केवल ${pieces(one.pieces)} मिल सकते हैं।`;
    case "left-out":
      return `${one.title} ${left[one.because]}।`;
  }
}
