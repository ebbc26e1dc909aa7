import { wholeNumber } from "#web/design/wording/amounts.ts";
import { weekdayAt } from "#web/design/wording/moments.ts";
import type { OrderFilter } from "#core/orders/views/order-filter.ts";
import type { ordersWords as english } from "#web/features/orders/wording/orders.ts";

const filters: Readonly<Record<OrderFilter, string>> = {
  all: "सभी",
  unpaid: "भुगतान बाकी",
  "under-way": "रास्ते में",
  delivered: "पहुँच गए",
  cancelled: "रद्द",
  "came-back": "नहीं पहुँचे",
};

/** A customer's orders as a list. */
export const ordersWords: typeof english = {
  title: "मेरे ऑर्डर",
  lead: "पार्सल देखें, बिल पाएँ, रद्द करें, लौटाएँ या फिर से मँगाएँ।",
  reading: "आपके ऑर्डर लाए जा रहे हैं",
  unavailable: "आपके ऑर्डर अभी दिखाए नहीं जा सके।",
  list: "ऑर्डर, सबसे नए पहले",
  search: "अपने ऑर्डर में खोजें",
  searchHint: "प्रोडक्ट या ऑर्डर नंबर",
  find: "खोजें",
  clear: "सभी ऑर्डर दिखाएँ",
  filters: "दिखाएँ",
  filter: (filter: OrderFilter): string => filters[filter],
  none: "अभी कोई ऑर्डर नहीं",
  noneText: "आप जो मँगाएँगे वह अपने पार्सल, बिल और वापसी के साथ यहाँ दिखेगा।",
  shop: "दुकान पर जाएँ",
  noMatch: "ऐसा कोई ऑर्डर नहीं मिला",
  noMatchText: (text: string): string =>
    text === "" ? "आपका कोई ऑर्डर इस स्थिति में नहीं है।" : `इनमें से किसी ऑर्डर के नंबर या प्रोडक्ट में “${text}” नहीं है।`,
  more: "और दिखाएँ",
  moreUnavailable: "फिर कोशिश करें",
  newest: "सबसे नए ऑर्डर पर",
  number: (number: string): string => `ऑर्डर ${number}`,
  placed: (at: number): string => weekdayAt(at),
  goods: (first: string, others: number): string => (others === 0 ? first : `${first} और ${wholeNumber(others)} अन्य प्रोडक्ट`),
  moreGoods: (count: number): string => `+${wholeNumber(count)}`,
  returns: (count: number): string => `${wholeNumber(count)} वापसी`,
  payNow: "अभी भुगतान करें",
  payFor: (number: string): string => `अभी भुगतान करें: ऑर्डर ${number}`,
};
