import { areas } from "#cli/areas.ts";
import { orderMessages } from "#cli/order-news/order-messages.ts";
import { secondPaymentMessages } from "#cli/order-news/second-payment-messages.ts";
import { siteNames } from "#cli/letters/site-names.ts";
import { shopName } from "#cli/payments/words.ts";
import { letters } from "#cli/sign-in/letters.ts";
import { databaseWords } from "./database-words.ts";
import type { Areas } from "#cli/areas.ts";
import type { ServerWords, Together } from "#adapters/composition/server/areas.ts";

type WordsOf<Area> = Area extends { words: () => Promise<infer Words> } ? (words: Words) => void : never;
const ofAreas: Together<WordsOf<Areas>> = Object.assign({}, ...(await Promise.all(areas.map((area) => area.words?.()))));

/** What the areas of the command line are worded with, and those that have no command. */
export const wordsOfServer: ServerWords = {
  ...databaseWords,
  shopName,
  siteNames,
  letters,
  orderMessages,
  secondPaymentMessages,
  ...ofAreas,
};
