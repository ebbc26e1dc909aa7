import { WishlistHeart } from "./wishlist-heart.tsx";
import type { CardSlots } from "#web/platform/slots/card-slots.ts";

export const wishlistCardSlots: CardSlots = { heart: WishlistHeart };
