import type { freeDeliveryPhrases as english } from "../free-delivery.ts";

export const freeDeliveryPhrases: typeof english = {
  above: ({ minimum }) => `${minimum} या उससे ज़्यादा के ऑर्डर पर डिलीवरी मुफ़्त।`,
  aboveAndBelow: ({ minimum, limit }) => `${minimum} या उससे ज़्यादा के ऑर्डर पर, ${limit} किग्रा तक, डिलीवरी मुफ़्त।`,
};
