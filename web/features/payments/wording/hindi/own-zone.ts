import type { ownZonePhrases as english } from "#web/features/payments/wording/own-zone.ts";

export const ownZonePhrases: typeof english = {
  inYours: ({ moment }) => `आपके यहाँ के समय के अनुसार: ${moment}`,
};
