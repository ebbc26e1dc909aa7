import type { TicketLetterWords } from "#cli/tickets/wording/ticket-letter.ts";

export const hindi: TicketLetterWords = (number, news, page) => ({
  subject: news === "answered" ? `हमने आपके टिकट ${number} का जवाब दिया है` : `आपका टिकट ${number} हल हो गया है`,
  text: `नमस्ते,

${
  news === "answered"
    ? `हमने आपके टिकट ${number} का जवाब दिया है। हमारा जवाब इस पेज पर पढ़ें और वहीं कुछ और लिखें:`
    : `आपका टिकट ${number} हल हो गया है। अगर कुछ बाकी हो, तो इस पेज पर उसे फिर से खोलें:`
}

${page}

Niramaya
`,
});
