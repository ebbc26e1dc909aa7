import type { planBillPhrases as english } from "../plan-bills.ts";

export const planBillPhrases: typeof english = {
  notShown: "इस प्लान के बिल अभी नहीं दिख सकते।",
  unknown: "यह बिल नहीं मिला",
  unknownText: "हो सकता है प्लान किसी और खाते का हो, या लिंक ग़लत हो।",
  all: "मेरे सभी प्लान",
  toPlan: "प्लान पर जाएँ",
  noneText: "प्लान का भुगतान करने पर उसका बिल यहाँ आता है।",
  soldBy: "विक्रेता",
  service: {
    one: ({ plan }) => `${plan}, एक व्यक्ति का हेल्थ प्लान`,
    other: ({ plan, people }) => `${plan}, ${people} लोगों का हेल्थ प्लान`,
  },
  year: ({ from, until }) => `${from} से ${until} तक`,
  exempt: "प्लान जिसका भुगतान करता है वह स्वास्थ्य सेवा है: GST से मुक्त (अधिसूचना 12/2017, एंट्री 74)।",
  reason: "14 दिनों के भीतर, बिना उपयोग रद्द",
};
