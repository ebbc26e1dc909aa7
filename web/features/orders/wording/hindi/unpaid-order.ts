import type { unpaidOrderPhrases as english } from "../unpaid-order.ts";

export const unpaidOrderPhrases: typeof english = {
  waits: {
    all: ({ number, total }) => `इन्हीं प्रोडक्ट का ${total} का ऑर्डर ${number} अपने भुगतान का इंतज़ार कर रहा है।`,
    some: ({ number, total }) => `इनमें से कुछ प्रोडक्ट का ${total} का ऑर्डर ${number} अपने भुगतान का इंतज़ार कर रहा है।`,
    none: ({ number, total }) => `${total} का ऑर्डर ${number} अपने भुगतान का इंतज़ार कर रहा है।`,
  },
  payableUntil: ({ until }) => `${until} तक उसका भुगतान कर सकते हैं।`,
  isChecked: "उस भुगतान की जाँच हो रही है: कृपया उसके लिए दोबारा भुगतान न करें।",
  another: "इस कार्ट से जो ऑर्डर करेंगे, वह उसके अलावा होगा।",
  toOrder: "उस ऑर्डर पर जाएँ",
};
