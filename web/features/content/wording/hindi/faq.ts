import type { faqWords as english } from "../faq.ts";

export const faqWords: typeof english = {
  title: "आम सवाल",
  description: "Niramaya पर बिल, कूपन, GST, डिलीवरी, ऑर्डर, वापसी, खाते और गोपनीयता के जवाब।",
  lead: "बिल, कूपन, डिलीवरी, ऑर्डर और आपके खाते के बारे में छोटे जवाब।",
  search: "सवालों में खोजें",
  searchButton: "खोजें",
  found: { one: ({ count }) => `${count} जवाब`, other: ({ count }) => `${count} जवाब` },
  none: ({ words }) => `“${words}” से मिलता कोई सवाल नहीं है।`,
  noneHint: "एक ही शब्द आज़माएँ, जैसे कूपन या GST, या हमें लिखें: जवाब एक इंसान देता है।",
  all: "सभी सवाल दिखाएँ",
  ask: "हमें लिखें",
};
