import type { TicketLetterWords } from "#cli/tickets/wording/ticket-letter.ts";

export const hindi: TicketLetterWords = (number, news, page) => ({
  subject: news === "answered" ? `हमने आपके टिकट ${number} का जवाब दिया है` : `आपका टिकट ${number} हल हो गया है`,
  text: `नमस्ते,

${
  news === "answered"
    ? `हमने आपके टिकट ${number} का जवाब दिया है। जवाब यहाँ पढ़ें, और कुछ कहना हो तो यहीं लिखें:`
    : `आपका टिकट ${number} हल हो गया है। कुछ बाक़ी हो, तो उसे यहाँ फिर से खोलें:`
}

${page}

Niramaya
`,
});
