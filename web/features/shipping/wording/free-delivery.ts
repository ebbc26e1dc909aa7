import type { Facts } from "#web/design/phrase.ts";

/** From which value on and below which weight delivery is free, in the same words on every page. Source: specification/shipping.md, Tip. */
export const freeDeliveryPhrases = {
  above: ({ minimum }: Facts<"minimum">) => `Free delivery from ${minimum}.`,
  aboveAndBelow: ({ minimum, limit }: Facts<"minimum" | "limit">) => `Free delivery from ${minimum}, up to ${limit} kg.`,
};
