import { wholeNumber } from "#web/design/wording/amounts.ts";
import type { ownDataWords as english } from "#web/features/account/wording/own-data.ts";

const kilobytes = (bytes: number): string => `${wholeNumber(Math.max(1, Math.round(bytes / 1024)))} KB`;

/** Taking along all that is kept of oneself. */
export const ownDataWords: typeof english = {
  title: "आपका डेटा",
  lead: "हम आपके बारे में जो कुछ रखते हैं उसे एक फ़ाइल में साथ ले जाएँ, जिसे दूसरे प्रोग्राम भी पढ़ सकते हैं।",
  parts: [
    "आपका खाता और आप कहाँ-कहाँ साइन इन हैं",
    "पते, सदस्य, रिवॉर्ड पॉइंट और तस्वीरें",
    "कार्ट, विशलिस्ट और इस्तेमाल किए गए कूपन",
    "ऑर्डर, वापसी, रिव्यू और टिकट",
    "सूचनाएँ, और आप किसे फ़ॉलो करते हैं या किससे जुड़े हैं",
    "आपके भेजे संदेश, और न्यूज़लेटर",
  ],
  without: "इसमें न पासवर्ड है, न किसी और की कोई जानकारी। फ़ाइल वहाँ रखें जहाँ केवल आप उसे खोल सकें।",
  take: "मेरा डेटा डाउनलोड करें",
  file: "my-data.json",
  taking: (bytes: number): string => `${kilobytes(bytes)} आ गया`,
  taken: (bytes: number): string => `my-data.json (${kilobytes(bytes)}) आपके डाउनलोड में है।`,
  trouble: {
    "too-many-exports": "आपने एक घंटे में दस बार इसे माँगा है। कृपया बाद में कोशिश करें।",
    unavailable: "यह पूरा नहीं आ पाया। कृपया फिर कोशिश करें।",
  },
};
