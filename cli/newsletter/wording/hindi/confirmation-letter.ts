import type { confirmationLetterPhrases as english } from "../confirmation-letter.ts";

export const confirmationLetterPhrases: typeof english = {
  subject: ({ site }) => `कृपया ${site} के न्यूज़लेटर की पुष्टि करें`,
  text: ({ confirm, leave, site }) => `नमस्ते,

किसी ने, शायद आपने ही, इस पते पर हमारा न्यूज़लेटर मँगाया है। इसे पाने के लिए 7 दिन के अंदर यह पेज खोलें और बटन दबाएँ:

${confirm}

अगर यह आपने नहीं मँगाया, तो इस पर ध्यान न दें: हम दोबारा नहीं लिखेंगे। अभी या बाद में कभी भी अपना पता हमारी सूची से हटाने के लिए यह पेज खोलें:

${leave}

${site}
`,
};
