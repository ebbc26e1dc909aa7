import type { signInLetterPhrases as english } from "../letters.ts";

export const signInLetterPhrases: typeof english = {
  code: ({ code, site }) => `${code} ${site} के लिए आपका OTP है। यह 5 मिनट तक चलेगा। इसे किसी को न बताएँ।`,
  codeLetter: {
    subject: ({ site }) => `${site} के लिए आपका OTP`,
    text: ({ said, site }) => `नमस्ते,

${said}

अगर OTP आपने नहीं मँगाया, तो इस पर ध्यान न दें: OTP मँगाने भर से कोई आपके खाते में नहीं आ सकता।

${site}
`,
  },
  confirmation: {
    subject: ({ site }) => `कृपया ${site} के लिए अपने ई-मेल पते की पुष्टि करें`,
    text: ({ link, site }) => `नमस्ते,

इस ई-मेल पते को अपने खाते में जोड़ने के लिए 24 घंटे के भीतर यह लिंक खोलें:

${link}

अगर यह आपने नहीं मँगाया, तो कुछ न करें।

${site}
`,
  },
  reset: ({ link, site }) => `30 मिनट के भीतर ${site} का नया पासवर्ड बनाएँ: ${link} अगर यह आपने नहीं मँगाया, तो इस पर ध्यान न दें।`,
};
