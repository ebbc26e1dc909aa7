import type { FitbookLetterWords } from "../letter.ts";

export const hindi: FitbookLetterWords = {
  subject: "आपके लिए कुछ नया है",
  text: ({ name, list, choice }) => `नमस्ते ${name},

Niramaya पर आपके लिए कुछ नया है। यहाँ पढ़ें:

${list}

ये ई-मेल आपने चुने हैं, हर घंटे ज़्यादा से ज़्यादा एक। इन्हें अपनी फ़िटबुक प्रोफ़ाइल में “सूचनाएँ” के नीचे बंद करें:

${choice}

Niramaya
`,
};
