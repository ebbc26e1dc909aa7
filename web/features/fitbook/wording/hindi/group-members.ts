import type { groupMemberPhrases as english } from "../group-members.ts";

/** What is said of the people of a group. */
export const groupMemberPhrases: typeof english = {
  which: "कौन-से लोग",
  lists: { members: "सदस्य", requests: "जुड़ने के अनुरोध", invited: "बुलाए गए", banned: "रोके गए" },
  noneIn: {
    members: "इस समूह में आपको कोई नहीं दिखता।",
    requests: "जवाब देने के लिए कोई अनुरोध नहीं है।",
    invited: "कोई बुलावा जवाब की राह नहीं देख रहा।",
    banned: "किसी को रोका नहीं गया है।",
  },
  roles: { owner: "मालिक", admin: "एडमिन", member: "सदस्य" },
  acts: {
    promote: "एडमिन बनाएँ",
    demote: "सदस्य बनाएँ",
    hand_over: "समूह सौंपें",
    remove: "हटाएँ",
    ban: "रोकें",
    unban: "रोक हटाएँ",
    let_in: "आने दें",
    turn_down: "मना करें",
  },
  withdraw: "बुलावा वापस लें",
  asked: {
    hand_over: ({ name }) => `समूह ${name} को सौंपें?`,
    remove: ({ name }) => `${name} को समूह से हटाएँ?`,
    ban: ({ name }) => `${name} को समूह में आने से रोकें?`,
  },
  askedText: {
    hand_over: "समूह के पेज पर सहमत होते ही वे मालिक बन जाते हैं। तब आप एडमिन होंगे।",
    remove: "जो सिर्फ़ सदस्य देखते हैं, वह उन्हें नहीं दिखेगा। वे दूसरों की तरह फिर जुड़ सकते हैं।",
    ban: "यह समूह उन्हें नहीं दिखेगा, और रोक हटने तक वे लौट नहीं सकते।",
  },
  withPosts: "और इस समूह में उनकी पोस्ट भी हटाएँ",
  offered: ({ name }) => `अब ${name} समूह अपने हाथ में ले सकते हैं।`,
  choose: ({ name }) => `चुनें: ${name}`,
  chooseAll: "सबको चुनें",
  chosen: { one: ({ count }) => `${count} व्यक्ति चुना गया`, other: ({ count }) => `${count} लोग चुने गए` },
  toGroup: "समूह पर जाएँ",
};
