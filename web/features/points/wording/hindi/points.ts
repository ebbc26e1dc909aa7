import type { pointsPhrases as english } from "../points.ts";

export const pointsPhrases: typeof english = {
  title: "रिवॉर्ड पॉइंट",
  lead: "सामान के हर ₹100 के भुगतान पर 1 पॉइंट मिलता है। वापसी के दिन पूरे होने पर पॉइंट जुड़ते हैं और 365 दिन चलते हैं।",
  reading: "आपके पॉइंट लोड हो रहे हैं",
  unavailable: "आपके पॉइंट अभी दिखाए नहीं जा सके।",
  balance: "आपके पॉइंट",
  history: "ये कैसे मिले",
  none: "अभी कोई पॉइंट नहीं",
  noneText: "पहले ऑर्डर के साथ मिलेंगे, जब वापसी के दिन पूरे हो जाएँ।",
  shop: "दुकान पर जाएँ",
  more: "और दिखाएँ",
  tryAgain: "फिर कोशिश करें",
  pending: ({ points }) => `वापसी के दिन पूरे होने पर ${points} और जुड़ेंगे`,
  earned: "ऑर्डर पर मिले",
  takenBack: "वापसी या रिफ़ंड पर घटे",
  countsFrom: ({ at, from, until }) => `${at} · ${from} से ${until} तक`,
};
