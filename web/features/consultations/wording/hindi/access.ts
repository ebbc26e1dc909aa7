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
  },
  own: "आपका अपना",
  when: ({ day, time }) => `${day}, ${time}`,
  why: ({ day }) => `${day} के परामर्श के लिए`,
  more: "पहले के दिखाएँ",
  tryAgain: "फिर कोशिश करें",
};
