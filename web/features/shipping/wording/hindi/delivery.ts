import type { deliveryPhrases as english } from "../delivery.ts";

export const deliveryPhrases: typeof english = {
  days: ({ earliest, latest }) => `अभी ऑर्डर करने पर ${earliest} से ${latest} के बीच।`,
  arrives: ({ earliest, latest }) => `${earliest} से ${latest} के बीच`,
  unserviceable: ({ pincode }) => `${pincode} पर अभी हमारी डिलीवरी नहीं है।`,
  cash: "वहाँ कैश ऑन डिलीवरी मिल सकती है।",
  noCash: "वहाँ कूरियर नक़द नहीं लेता, भुगतान ऑनलाइन होगा।",
  prepaid: "इस ब्रांड का भुगतान ऑनलाइन होता है।",
};
