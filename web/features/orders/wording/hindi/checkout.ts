import { rupees, wholeNumber } from "#web/design/wording/amounts.ts";
import { minutesAndSeconds, timeAt } from "#web/design/wording/clock-time.ts";
import type { CashRefusal } from "#core/orders/quote/cash-refusal.ts";
import type { PaymentWay } from "#core/orders/quote/checkout-bill.ts";
import type { PrepaidDiscount } from "#core/orders/quote/checkout-facts.ts";
import type { QuotingRefusal } from "#core/orders/quote/quote-my-order.use-case.ts";
import type { Paise } from "#core/shared/money.ts";
import type { Pincode } from "#core/shipping/delivery-place.ts";
import type * as english from "../checkout.ts";

export const checkoutWords: typeof english.checkoutWords = {
  title: "चेकआउट",
  lead: "ऑर्डर कहाँ जाएगा, भुगतान कैसे होगा और कुल कितना लगेगा।",
  ifNow: "अभी ऑर्डर करने पर। दोपहर 2 बजे के बाद का ऑर्डर अगले दिन निकलता है।",
  stepsLabel: "आपका ऑर्डर कहाँ तक पहुँचा",
  steps: { cart: "कार्ट", checkout: "डिलीवरी और भुगतान", done: "पूरा" },
  reading: "आपके पते और बिल आ रहे हैं",
  needsScript: "चेकआउट के लिए JavaScript चाहिए। कृपया उसे चालू करें और यह पेज फिर से खोलें।",
  aside: "बिल",
  goods: "इस ऑर्डर का सामान",
  deliverTo: "डिलीवरी का पता",
  newAddress: "नया पता",
  addressTitle: (name: string, kind: string): string => `${name} · ${kind}`,
  deliverHere: "पता सहेजें और यहीं मँगाएँ",
  undeliverable: ({ pincode }: { readonly pincode: Pincode }): string => `${pincode} पर हम अभी डिलीवरी नहीं करते। कृपया दूसरा पता चुनें।`,
  arrivesIn: (parcels: number): string => (parcels === 1 ? "एक पार्सल में आएगा" : `${wholeNumber(parcels)} पार्सल में आएगा`),
  sentBy: (seller: string, state: string): string => `भेजने वाला: ${seller}, ${state}`,
  pay: "भुगतान",
  online: "UPI, कार्ड या नेट बैंकिंग",
  saves: (saving: Paise): string => `${rupees(saving)} की बचत`,
  onlineText,
  cash: "कैश ऑन डिलीवरी",
  cashText: (total: Paise): string => `कूरियर के लिए ${rupees(total)} तैयार रखें।`,
  noCash,
  changeCart: "कार्ट बदलें",
  line: (title: string, quantity: number): string => `${title} × ${wholeNumber(quantity)}`,
  place: (way: PaymentWay, total: Paise | null): string => {
    if (total === null) return way === "online" ? "भुगतान करें" : "ऑर्डर करें";
    return way === "online" && total > 0 ? `${rupees(total)} चुकाएँ` : `ऑर्डर करें, ${rupees(total)}`;
  },
  placing: (way: PaymentWay): string => (way === "online" ? "भुगतान की तैयारी हो रही है" : "ऑर्डर हो रहा है"),
  lost: "दुकान से जवाब नहीं आया। कृपया फिर दबाएँ: कितनी भी बार दबाएँ, ऑर्डर एक ही रहेगा।",
  saveAddressFirst: (canClose: boolean): string => (canClose ? "पहले पता सहेजें या उसे बंद करें।" : "पहले पता सहेजें।"),
  addressFirst: "पता चुनते ही बिल बन जाएगा।",
  heldUntil: (until: number): string => `ये दाम और नग ${timeAt(until)} तक आपके लिए रखे हैं।`,
  heldFor: (left: number): string => `आपके लिए ${minutesAndSeconds(left)} और रखे हैं। फिर हम दाम दोबारा देखेंगे।`,
  heldNoMore: "ये दाम और नग अब आपके लिए रखे नहीं हैं।",
  holdAgain: "फिर से रखें",
  billChanged: "बिल बदल गया",
  outdated: "यह पेज खोलने के बाद दुकान बदल गई है। सही बिल देखने के लिए पेज फिर से खोलें।",
  reload: "फिर से खोलें",
  refused,
  waits: (number: string, total: Paise, until: number): string =>
    `आपका ऑर्डर ${number} ${timeAt(until)} तक ${rupees(total)} के भुगतान की राह देख रहा है। यहाँ जो ऑर्डर करेंगे, वह एक और ऑर्डर होगा।`,
  toWaiting: "उस ऑर्डर पर जाएँ",
};

function onlineText({ saves }: { readonly saves: Paise }, prepaid: PrepaidDiscount | null): string {
  const next = "भुगतान अगले पेज पर होगा।";
  if (prepaid === null) return next;
  const cap = prepaid.maximum === null ? "" : `, ज़्यादा से ज़्यादा ${rupees(prepaid.maximum)}`;
  const from = prepaid.minimumOrder === 0 ? "" : `${rupees(prepaid.minimumOrder)} से `;
  return saves > 0
    ? `ऑनलाइन भुगतान पर ${prepaid.percent}% की छूट${cap}। ${next}`
    : `ऑनलाइन भुगतान पर ${from}${prepaid.percent}% की छूट। ${next}`;
}

function noCash(reason: CashRefusal): string {
  switch (reason.kind) {
    case "brands-take-none":
      return `इस कार्ट के लिए नहीं: ${reason.products.map(({ title }) => title).join(", ")} का भुगतान केवल ऑनलाइन होता है।`;
    case "place-takes-none":
      return `${reason.pincode} पर कूरियर नकद नहीं लेता।`;
    case "above-most-cash":
      return `नकद ${rupees(reason.most)} तक लिया जाता है; यह ऑर्डर ${rupees(reason.total)} का है।`;
  }
}

function refused(refusal: QuotingRefusal): string {
  switch (refusal.kind) {
    case "empty-cart":
      return "आपका कार्ट ख़ाली है।";
    case "lines-to-settle":
      return "कार्ट का कुछ सामान अभी नहीं ख़रीदा जा सकता। कृपया कार्ट देखें।";
    case "undeliverable":
      return "अभी बिल नहीं है: इस पते पर हम डिलीवरी नहीं करते।";
    case "cash-not-offered":
      return "इस ऑर्डर का भुगतान नकद नहीं हो सकता। कृपया ऑनलाइन भुगतान करें।";
    case "unknown-address":
      return "यह पता अब सहेजा हुआ नहीं है। कृपया दूसरा पता चुनें।";
    case "beyond-limits":
      return "इस कार्ट की कीमत बिल में दिखाने के लिए बहुत ज़्यादा है। कुछ नग निकालें।";
  }
}
