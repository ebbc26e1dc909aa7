import type { resultPhrases as english } from "../results.ts";

export const resultPhrases: typeof english = {
  title: "आपके नतीजे",
  none: "अभी कोई नतीजा नहीं है।",
  unavailable: "आपके नतीजे लोड नहीं हो सके।",
  first: { body: "BMI और चर्बी का हिसाब लगाएँ", prakriti: "प्रकृति टेस्ट करें", stress: "तनाव टेस्ट करें" },
  again: { body: "फिर से हिसाब लगाएँ", prakriti: "टेस्ट फिर से करें", stress: "टेस्ट फिर से करें" },
  former: ({ day, said }) => `${day}: ${said}`,
  withFat: ({ headline, percent, spread }) => `${headline}, चर्बी ${percent} % (± ${spread})`,
  found: ({ day }) => `इस डिवाइस पर ${day} का एक नतीजा रखा है। क्या यह आपका है?`,
  isMine: "हाँ, मेरे खाते में रखें",
  isNotMine: "नहीं, रहने दें",
  failed: "यह सेव नहीं हुआ। नतीजा इसी डिवाइस पर है।",
  refused: "यह नतीजा आपके खाते में सेव नहीं हो सकता। यह इसी डिवाइस पर रहेगा।",
  changed: ({ name, share, was }) => `${name}: ${share} %, पहले ${was} %।`,
  unchanged: "हिस्से पिछली बार जैसे ही हैं।",
  scores: ({ first, last, count }) => `${count} टेस्ट: 40 में से ${first} से ${last} तक।`,
  walk: "टेस्ट, तीर वाले बटनों से देखें",
  table: "टेबल में देखें",
  day: "दिन",
  highest: "सबसे ज़्यादा असर इनका रहा",
  item: ({ asked, answer }) => `… ${asked} ${answer}`,
};
