import type { Facts } from "#web/design/phrase.ts";

/** On a card. */
export const deliveryDayPhrases = { by: ({ day }: Facts<"day">) => `by ${day}` };
