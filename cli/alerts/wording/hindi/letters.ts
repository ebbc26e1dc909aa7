import type { alertLetterPhrases as english } from "../letters.ts";

export const alertLetterPhrases: typeof english = {
  hello: "नमस्ते,",
  helloTo: ({ name }) => `नमस्ते ${name},`,
  areas: {
    consultations: "परामर्श",
    "lab-tests": "लैब टेस्ट",
    trackers: "सेहत के ट्रैकर",
    assessments: "सेहत की जाँच",
    fitbook: "फ़िटबुक",
    quizzes: "क्विज़",
    wellness: "वेलनेस",
  },
  wishes: {
    backInStock: ({ title }) => `${title} फिर से स्टॉक में आए`,
    priceAtMost: ({ title, price }) => `${title} की कीमत ${price} या उससे कम हो`,
    opening: ({ area }) => `${area} शुरू हो`,
    quizOpens: ({ title }) => `क्विज़ “${title}” शुरू हो`,
  },
  confirmation: {
    subject: ({ site }) => `कृपया ${site} के अलर्ट की पुष्टि करें`,
    text: ({ wish, confirm, leave, site }) => `नमस्ते,

किसी ने, शायद आपने ही, कहा है कि जब ${wish}, तब इस पते पर बताया जाए। यह एक ई-मेल पाने के लिए 7 दिन के अंदर यह पेज खोलें और बटन दबाएँ:

${confirm}

अगर यह आपने नहीं कहा, तो इस पर ध्यान न दें: हम दोबारा नहीं लिखेंगे। अभी या बाद में कभी भी इस पते के सारे अलर्ट बंद करने के लिए यह पेज खोलें:

${leave}

${site}
`,
  },
  news: {
    backInStock: ({ title }) => `${title} फिर से स्टॉक में है`,
    backInStockAt: ({ title, price }) => `${title} फिर से स्टॉक में है, कीमत ${price}`,
    priceAtMost: ({ title, price }) => `${title} की कीमत अब ${price} है`,
    opening: ({ area }) => `${area} शुरू हो गया है`,
    quizOpens: ({ title }) => `क्विज़ “${title}” शुरू हो गया है`,
  },
  letter: ({ greeting, said, page, leave, site }) => `${greeting}

आपने बताने को कहा था: ${said}। यहाँ देखें:

${page}

यह हम एक ही बार बताते हैं। अपने बाक़ी सारे अलर्ट बंद करने के लिए यह पेज खोलें:

${leave}

${site}
`,
};
