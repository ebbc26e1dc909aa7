import type { secondPaymentPhrases as english } from "../second-payment.ts";

export const secondPaymentPhrases: typeof english = {
  subject: "दो बार भुगतान हुआ: आपके पैसे लौट रहे हैं",
  what: {
    order: ({ name }) => `ऑर्डर ${name}`,
    appointment: ({ name }) => `${name} के अपॉइंटमेंट`,
    "lab-tests": ({ name }) => `${name} के लैब टेस्ट`,
    plan: ({ name }) => `प्लान ${name}`,
  },
  news: ({ what, amount }) => `${what} के लिए आपसे दो बार भुगतान हुआ। दूसरी बार के ${amount} 7 कामकाजी दिन में वहीं लौट जाएँगे जहाँ से आए थे।`,
  whole: ({ name, text, page, site }) => `नमस्ते ${name},\n\n${text}\n\nयहाँ देखें:\n${page}\n\n${site}\n`,
};
