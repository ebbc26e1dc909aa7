import type { ticketLetterPhrases as english } from "../ticket-letter.ts";

export const ticketLetterPhrases: typeof english = {
  subject: {
    answered: ({ number }) => `हमने आपके टिकट ${number} का जवाब दिया है`,
    resolved: ({ number }) => `आपका टिकट ${number} हल हो गया है`,
  },
  text: {
    answered: ({ number, page, site }) => `नमस्ते,

हमने आपके टिकट ${number} का जवाब दिया है। जवाब यहाँ पढ़ें, और कुछ कहना हो तो यहीं लिखें:

${page}

${site}
`,
    resolved: ({ number, page, site }) => `नमस्ते,

आपका टिकट ${number} हल हो गया है। कुछ बाक़ी हो, तो उसे यहाँ फिर से खोलें:

${page}

${site}
`,
  },
};
