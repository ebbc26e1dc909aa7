import type { reportSharingPhrases as english } from "../report-sharing.ts";

export const reportSharingPhrases: typeof english = {
  title: "चिकित्सक के साथ साझा करें",
  text: "चिकित्सकों में यहाँ की रिपोर्ट सिर्फ़ वही पढ़ सकेंगे जिनका अपॉइंटमेंट आप चुनें। उस अपॉइंटमेंट के 30 दिन बाद वे केवल वही पढ़ते हैं जो कॉल शुरू होते समय साझा था। आप इसे कभी भी वापस ले सकते हैं।",
  notShown: "यह रिपोर्ट किसके साथ साझा है, यह अभी नहीं दिख सकता।",
  none: "ऐसा कोई अपॉइंटमेंट नहीं है जिसके लिए इसे साझा किया जा सके।",
  find: "चिकित्सक खोजें",
  appointment: ({ moment }) => `अपॉइंटमेंट: ${moment}`,
  notShared: "साझा नहीं है",
  shared: ({ moment }) => `${moment} से साझा है`,
  share: "साझा करें",
  takeBack: "साझा करना बंद करें",
  whose: ({ practitioner, moment }) => `${practitioner}, ${moment}`,
  consentOwn: "अभी चिकित्सक आपका स्वास्थ्य डेटा नहीं पढ़ सकते।",
  consentOf: ({ name }) => `अभी चिकित्सक ${name} का स्वास्थ्य डेटा नहीं पढ़ सकते।`,
  allow: "अनुमति दें और साझा करें",
  notNow: "अभी नहीं",
  nowShared: ({ name }) => `अब ${name} यह रिपोर्ट पढ़ सकते हैं।`,
  nowTaken: ({ name }) => `अब ${name} यह रिपोर्ट नहीं पढ़ सकते।`,
  unavailable: "यह नहीं बदला जा सका। कृपया फिर कोशिश करें।",
  refusals: {
    "unknown-booking": "यह अब उपलब्ध नहीं है।",
    "unknown-member": "यह अब उपलब्ध नहीं है।",
    "no-consent": "चिकित्सक इस व्यक्ति का स्वास्थ्य डेटा नहीं पढ़ सकते।",
    "not-shareable": "रिपोर्ट पक्के अपॉइंटमेंट के लिए, और उसके 30 दिन बाद तक साझा की जा सकती है।",
  },
  log: "आपका स्वास्थ्य डेटा किसने पढ़ा",
};
