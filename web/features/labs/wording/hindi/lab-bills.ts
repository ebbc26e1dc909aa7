import type { labBillPhrases as english } from "../lab-bills.ts";

export const labBillPhrases: typeof english = {
  notShown: "इस बुकिंग के बिल अभी नहीं दिख सकते।",
  unknown: "यह बिल नहीं मिला",
  unknownText: "हो सकता है बुकिंग किसी और खाते की हो, या लिंक ग़लत हो।",
  allBookings: "मेरी सभी लैब बुकिंग",
  toBooking: "बुकिंग पर जाएँ",
  noneText: "बुकिंग का भुगतान करने पर उसकी रसीद यहाँ आती है; बिल रिपोर्ट के साथ आता है।",
  laboratory: "लैब",
  accredited: ({ number }) => `एनएबीएल मान्यता ${number}`,
  sample: "नमूना",
  forPerson: ({ name }) => `${name} के लिए`,
  services: { collection: "घर से नमूना लेना", "visit-in-vain": "बिना नमूने का दौरा", "given-back": "जाँचों का रिफ़ंड" },
  exempt: "चिकित्सा संस्थान की स्वास्थ्य सेवा: GST से मुक्त (अधिसूचना 12/2017, एंट्री 74)।",
  reason: "हमने रिफ़ंड किया",
  receiptNote: "यह भुगतान की पुष्टि है। बिल रिपोर्ट के साथ बनता है।",
};
