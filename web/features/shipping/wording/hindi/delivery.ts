import type { deliveryPhrases as english } from "../delivery.ts";

export const deliveryPhrases: typeof english = {
  title: "डिलीवरी",
  titleTo: ({ pincode }) => `${pincode} पर डिलीवरी`,
  pincode: "आपका पिनकोड",
  check: "जाँचें",
  checking: "जाँच रहे हैं",
  change: "बदलें",
  changePincode: ({ pincode }) => `पिनकोड ${pincode} बदलें`,
  notAPincode: "पिनकोड छह अंकों का होता है और 0 से शुरू नहीं होता।",
  unavailable: "अभी जाँच नहीं हो पाई।",
  tryAgain: "फिर कोशिश करें",
  days: ({ earliest, latest }) => `अभी ऑर्डर करने पर ${earliest} से ${latest} के बीच।`,
  arrives: ({ earliest, latest }) => `${earliest} से ${latest} के बीच`,
  unserviceable: "हमारा कोई कूरियर अभी वहाँ नहीं पहुँचाता।",
  cash: "वहाँ कैश ऑन डिलीवरी मिल सकती है।",
  noCash: "वहाँ कूरियर नकद नहीं लेता, भुगतान ऑनलाइन होगा।",
  prepaid: "इस ब्रांड का भुगतान ऑनलाइन होता है।",
};
