import type { fitbookLetterPhrases as english } from "../letter.ts";

export const fitbookLetterPhrases: typeof english = {
  subject: "आपके लिए कुछ नया है",
  text: ({ name, list, choice, leave, site }) => `नमस्ते ${name},

${site} पर आपके लिए कुछ नया है। यहाँ पढ़ें:

${list}

ये ई-मेल आपने चुने हैं, हर घंटे ज़्यादा से ज़्यादा एक। किस बात के आएँ, यह अपनी फ़िटबुक प्रोफ़ाइल में “सूचनाएँ” के नीचे चुनें:

${choice}

सब एक बार में बंद करें, साइन इन किए बिना:

${leave}

${site}
`,
};
