import type { Facts } from "#web/design/phrase.ts";

/** What somebody abroad reads beside a time in Indian time. */
export const ownZonePhrases = {
  inYours: ({ moment }: Facts<"moment">) => `In your time zone: ${moment}`,
};
