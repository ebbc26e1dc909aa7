import type { moderationNewsPhrases as english } from "../news.ts";

export const moderationNewsPhrases: typeof english = {
  reported: {
    post: "आपकी शिकायत वाली पोस्ट",
    comment: "आपकी शिकायत वाली टिप्पणी",
    person: "आपकी शिकायत वाला व्यक्ति",
    group: "आपकी शिकायत वाला समूह",
    challenge: "आपकी शिकायत वाली चुनौती",
  },
  toReporter: {
    upheld: ({ reported }) => `${reported}: हमने जाँच की और कार्रवाई की है। धन्यवाद।`,
    confirmed: ({ reported }) => `${reported}: हमने दोबारा जाँच की, हमारा फ़ैसला वही है।`,
    reversed: ({ reported }) => `${reported}: हमने दोबारा जाँच की और अपना फ़ैसला वापस लिया है।`,
    dismissed: ({ reported }) => `${reported}: हमने जाँच की, हमारे नियमों के ख़िलाफ़ कुछ नहीं मिला।`,
  },
  own: { post: "आपकी पोस्ट", comment: "आपकी टिप्पणी", person: "आपकी प्रोफ़ाइल", group: "आपका समूह", challenge: "आपकी चुनौती" },
  upheld: {
    hide: ({ own, reason }) => `${own} छिपा दी गई है। कारण: ${reason}।`,
    warn: ({ own, reason }) => `चेतावनी। ${own}: शिकायत सही निकली। कारण: ${reason}।`,
    suspend: ({ own, reason }) => `आपका खाता निलंबित है। ${own}: शिकायत सही निकली। कारण: ${reason}।`,
  },
  released: ({ own }) => `${own}: हमने जाँच की, हमारे नियमों के ख़िलाफ़ कुछ नहीं मिला। अब वह छिपी नहीं है।`,
  confirmed: ({ own }) => `${own}: हमने दोबारा फ़ैसला किया, वह वही है।`,
  reversed: {
    hide: ({ own }) => `${own} फिर से दिख रही है।`,
    warn: ({ own }) => `${own}: हमारी चेतावनी वापस ली गई है।`,
    suspend: () => "आपका खाता फिर से खुला है।",
  },
  reasons: {
    spam: "स्पैम",
    harassment: "परेशान करना",
    hate: "नफ़रत",
    nudity: "नग्नता",
    violence: "हिंसा",
    self_harm: "ख़ुद को नुक़सान पहुँचाने की बात",
    health_claim: "इलाज का झूठा वादा",
    impersonation: "किसी और का नाम या तस्वीर",
    other: "यह हमारे नियमों के ख़िलाफ़ है",
  },
  appeal: "आप 30 दिनों के भीतर एक बार आपत्ति कर सकते हैं।",
  appealByLetter: "आप 30 दिनों के भीतर एक बार आपत्ति कर सकते हैं: हमें लिखें।",
  helplines: "मन भारी हो तो आप अकेले नहीं हैं: टेली-मानस 14416 पर, मुफ़्त और हर समय। ख़तरे में 112 पर फ़ोन करें।",
};
