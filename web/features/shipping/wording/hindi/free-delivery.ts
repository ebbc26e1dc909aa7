import type { freeDeliveryPhrases as english } from "../free-delivery.ts";

export const freeDeliveryPhrases: typeof english = {
  above: ({ minimum }) => `मुफ़्त डिलीवरी सिर्फ़ ${minimum} से ऊपर।`,
  aboveAndBelow: ({ minimum, limit }) => `मुफ़्त डिलीवरी सिर्फ़ ${minimum} से ऊपर और ${limit} किग्रा से कम पर।`,
};
