import type { sandboxPhrases as english } from "../page.ts";

export const sandboxPhrases: typeof english = {
  name: "भुगतान का सैंडबॉक्स",
  warning: "यहाँ असली पैसे नहीं कटते",
  warned: "यह पेज किसी भुगतान कंपनी के पेज की जगह है। यहाँ कुछ भी करने से किसी के पैसे नहीं कटते।",
  toPay: "चुकाना है",
  paysFor: "भुगतान किसके लिए",
  payable: {
    order: ({ number }) => `ऑर्डर ${number}`,
    appointment: ({ moment }) => `${moment} का अपॉइंटमेंट`,
    "lab-tests": ({ moment }) => `${moment} के लैब टेस्ट`,
    plan: ({ title }) => `हेल्थ प्लान ${title}`,
  },
  paid: "इसका भुगतान हो गया है",
  paidMore: "इसे देखने के लिए दुकान पर वापस जाएँ।",
  tryOut: "देखें कि क्या-क्या गड़बड़ हो सकती है",
  back: "दुकान पर वापस",
  deeds: {
    pay: { press: ({ amount }) => `${amount} चुकाएँ`, means: "" },
    fail: { press: () => "फ़ेल होने दें", means: "बैंक भुगतान नामंज़ूर करता है। दुकान फिर कोशिश करने देती है।" },
    late: { press: () => "देर से चुकाएँ", means: "पैसे कट जाते हैं, पर दुकान को तब पता चलता है जब वह इंतज़ार करना छोड़ चुकी होती है।" },
    twice: { press: () => "दो बार चुकाएँ", means: "एक की जगह दो भुगतान होते हैं। दुकान उनमें से एक रिफ़ंड कर देती है।" },
    close: { press: () => "भुगतान किए बिना बंद करें", means: "" },
  },
};
