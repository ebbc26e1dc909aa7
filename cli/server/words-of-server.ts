import { confirmationLetter } from "#cli/newsletter/wording/confirmation-letter.ts";
import { orderMessages } from "#cli/order-news/order-messages.ts";
import { shopName } from "#cli/payments/words.ts";
import { letters } from "#cli/sign-in/letters.ts";
import { ticketLetter } from "#cli/tickets/wording/ticket-letter.ts";
import type { ServerWords } from "#adapters/composition/server/server-words.ts";

export const wordsOfServer: ServerWords = { shopName, letters, confirmationLetter, orderMessages, ticketLetter };
