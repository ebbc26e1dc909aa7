import type { accessPhrases as english } from "../access.ts";

export const accessPhrases: typeof english = {
  unavailable: "आपका स्वास्थ्य डेटा किसने देखा, यह अभी नहीं दिखाया जा सकता।",
  none: "आपका स्वास्थ्य डेटा किसी ने नहीं देखा है",
  noneText: "जब कोई चिकित्सक आपकी लिखी बात, जवाब, स्वास्थ्य प्रोफ़ाइल या पर्चे देखेंगे, तो वह यहाँ लिखा होगा।",
  by: ({ name }) => `${name}, चिकित्सक`,
  saw: ({ what, whose }) => `देखा: ${what} (${whose})`,
  kinds: {
    complaint: "अपॉइंटमेंट से पहले लिखी बात",
    assessments: "अपॉइंटमेंट से पहले दिए जवाब",
    "health-profile": "स्वास्थ्य प्रोफ़ाइल",
    prescriptions: "पर्चे",
    ticks: "पर्चे के निशान",
  },
  own: "आपका अपना",
  when: ({ day, time }) => `${day}, ${time}`,
  why: ({ day }) => `${day} के परामर्श के लिए`,
  more: "पहले के दिखाएँ",
  tryAgain: "फिर कोशिश करें",
  readings: "किसने पढ़ा",
  consents: "इसका उपयोग कौन कर सकता है",
  consentsText:
    "आप Niramaya को अपनी लिखी बात और जवाब रखने की, और अपने अपॉइंटमेंट के चिकित्सकों को उन्हें पढ़ने की अनुमति देते हैं। इसे वापस लेने पर कुछ नया नहीं रखा जाएगा, ट्रैकर में भी नहीं, और चिकित्सक परामर्श से पहले इसे नहीं पढ़ सकेंगे। जो पढ़ा जा चुका है या परामर्श के साथ रखा गया है, वह बना रहेगा।",
  consentsUnavailable: "आपकी दी हुई अनुमतियाँ",
  myself: "मैं",
  allowed: "अनुमति है",
  notAllowed: "अनुमति नहीं है",
  allow: "अनुमति दें",
  withdraw: "वापस लें",
  nowAllowed: ({ name }) => `अनुमति दी गई: ${name}`,
  nowWithdrawn: ({ name }) => `अनुमति वापस ली गई: ${name}`,
  notChanged: "यह नहीं बदला जा सका। कृपया फिर कोशिश करें।",
};
