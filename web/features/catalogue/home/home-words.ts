import { homePhrases as says } from "#web/features/catalogue/wording/home.ts";
import { freeDeliveryTip } from "#web/features/shipping/delivery/free-delivery-tip.ts";

/** What the home page says, in any language. */
export const homeWords = { ...says, freeDelivery: freeDeliveryTip };
