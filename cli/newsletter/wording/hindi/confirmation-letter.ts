import type { NewsletterWords } from "#cli/newsletter/wording/confirmation-letter.ts";

export const hindi: NewsletterWords = ({ confirm, leave }) => ({
  subject: "कृपया Niramaya के न्यूज़लेटर की पुष्टि करें",
  text: `नमस्ते,

किसी ने, आशा है आपने ही, इस पते पर हमारा न्यूज़लेटर मँगाया है। 7 दिन के भीतर यह पेज खोलें और उसका बटन दबाएँ, फिर वह आपके पास आने लगेगा:

${confirm}

अगर यह आपने नहीं मँगाया, तो कुछ न करें: हम आगे कुछ नहीं लिखेंगे। यह पेज अभी या बाद में कभी भी आपका पता हमारी सूची से हटा देता है:

${leave}

Niramaya
`,
});
