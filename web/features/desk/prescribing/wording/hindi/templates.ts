import type { templatePhrases as english } from "#web/features/desk/prescribing/wording/templates.ts";

/** What the desk says of a practitioner's own templates. */
export const templatePhrases: typeof english = {
  title: "आपके टेम्पलेट",
  notShown: "आपके टेम्पलेट अभी नहीं दिख सकते।",
  none: "जो आप अक्सर लिखते हैं उसे सेव करें, और एक टैप में अगले पर्चे में जोड़ें।",
  without:
    "टेम्पलेट में इस फ़ॉर्म की दवाएँ और काम, सलाह, जाँचें और आगे की मुलाक़ात रहती है। तकलीफ़, जाँच में पाया, निदान और कारण इसमें नहीं आते। कृपया इसमें मरीज़ के बारे में कुछ न लिखें।",
  name: "नए टेम्पलेट का नाम",
  newName: "नया नाम",
  keep: "टेम्पलेट के रूप में रखें",
  use: "इस्तेमाल करें",
  rename: "नाम बदलें",
  drop: "हटाएँ",
  leave: "रद्द करें",
  undo: "वापस लाएँ",
  used: ({ name }) => `फ़ॉर्म में जोड़ा गया: ${name}`,
  done: {
    saved: ({ name }) => `रखा गया: ${name}`,
    renamed: ({ name }) => `अब इसका नाम है: ${name}`,
    dropped: ({ name }) => `हटाया गया: ${name}`,
  },
  refused: {
    "no-practitioner": "यह खाता किसी चिकित्सक का नहीं है।",
    "unknown-template": "यह टेम्पलेट हटा दिया गया है।",
    "no-name": "कृपया इसे एक नाम दें।",
    "name-taken": "इस नाम का टेम्पलेट आपके पास पहले से है।",
    "too-many-templates": "आपके पास 50 टेम्पलेट हैं। कृपया पहले एक हटाएँ।",
    empty: "अभी सेव करने को कुछ नहीं है: कोई दवा, काम, सलाह, जाँच या आगे की मुलाक़ात जोड़ें।",
  },
  unavailable: "सर्वर तक नहीं पहुँचा जा सका। कुछ नहीं बदला।",
};
