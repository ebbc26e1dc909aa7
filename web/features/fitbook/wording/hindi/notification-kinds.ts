import type { notificationKindPhrases as english } from "../notification-kinds.ts";

/** What of Fitbook somebody is told. */
export const notificationKindPhrases: typeof english = {
  title: "सूचनाएँ",
  text: "जो आप बंद करते हैं, उसकी सूचना आपको नहीं मिलती। वह सेव रहती है, और फिर चालू करने पर आपकी सूची में दिखती है।",
  letters: "ई-मेल बस यह बताता है कि कुछ नया है, क्या है यह कभी नहीं, और घंटे में ज़्यादा से ज़्यादा एक बार आता है।",
  address: "आपका ई-मेल पता आपकी प्रोफ़ाइल में है",
  byLetter: "ई-मेल से भी",
  kinds: {
    "follow-request": "कोई मुझे फ़ॉलो करना चाहता है",
    "follow-accepted": "कोई मेरा फ़ॉलो अनुरोध मान लेता है",
    "follow-suggestion": "कोई मुझे फ़ॉलो करता है, जिसे मैं भी फ़ॉलो कर सकूँ",
    "group-request": "समूहों के न्योते",
    "challenge-request": "चुनौतियों के न्योते",
    "post-liked": "कोई मेरी पोस्ट पसंद करता है",
    "post-commented": "कोई मेरी पोस्ट पर टिप्पणी करता है",
    "comment-replied": "कोई मेरी टिप्पणी का जवाब देता है",
    "group-joined": "कोई मेरे चलाए समूह में जुड़ता है",
    "challenge-changed": "जिस चुनौती में मैं हूँ, वह बदली या रद्द हुई, या मुझे उससे हटाया गया",
    "challenge-ended": "जिस चुनौती में मैं हूँ, उसका नतीजा आया",
    "badge-won": "मैंने बैज जीता",
    event: "जिन आयोजनों में मुझे जाना है या जिनका इंतज़ार है, उनकी ख़बर",
    moderation: "शिकायतों और मेरे लिखे पर क्या फ़ैसला हुआ",
  },
};
