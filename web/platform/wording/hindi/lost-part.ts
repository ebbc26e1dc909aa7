import type { lostPartPhrases as english } from "../lost-part.ts";

/** What did not come of a page that works otherwise. */
export const lostPartPhrases: typeof english = {
  lostPart: "इस पेज का एक हिस्सा नहीं आया।",
};
