import type { reschedulePhrases as english } from "../reschedule.ts";

export const reschedulePhrases: typeof english = {
  move: "समय बदलें",
  now: "आपका अभी का समय",
  newTime: "नया समय चुनें",
  days: "दिन",
  time: "समय",
  limits: {
    one: ({ until }) => `आप ${until} तक समय बदल सकते हैं, और यह आख़िरी बार है। चिकित्सक, अवधि और फ़ीस वही रहती हैं।`,
    other: ({ until }) => `आप ${until} तक समय बदल सकते हैं, ज़्यादा से ज़्यादा दो बार। चिकित्सक, अवधि और फ़ीस वही रहती हैं।`,
  },
  rebookLimits: ({ until }) => `आप इसे ${until} तक चुन सकते हैं। चिकित्सक, अवधि और फ़ीस वही रहती हैं।`,
  missedTime: "जो समय छूट गया",
  moveTo: ({ moment }) => `${moment} पर ले जाएँ`,
  chooseFirst: "पहले समय चुनें",
  moving: "समय बदला जा रहा है",
  movedTo: ({ moment }) => `अब आपका अपॉइंटमेंट ${moment} पर है।`,
  oldFree: "आपका पुराना समय अब दूसरों के लिए ख़ाली है।",
  keep: "अभी का समय रखें",
  noTimes: "जितने दिन बुक हो सकते हैं, उनमें कोई और समय ख़ाली नहीं है।",
  tooLate: ({ moment }) => `समय ${moment} तक बदला जा सकता था। शुरू होने से पहले आप इसे अब भी रद्द कर सकते हैं।`,
  tooLateToRebook: ({ moment }) => `दूसरा समय ${moment} तक चुना जा सकता था।`,
  outsidePlan: ({ from, until }) => `यह अपॉइंटमेंट आपके प्लान से है, जो ${from} से ${until} तक चलता है। कृपया इन्हीं दिनों में समय चुनें।`,
  movedTwice: "इस अपॉइंटमेंट का समय दो बार बदल चुका है। आप इसे रख या रद्द कर सकते हैं।",
  goneNearest: ({ times }) => `वह समय अब ख़ाली नहीं है। सबसे पास के समय: ${times}।`,
};
