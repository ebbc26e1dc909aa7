import type { insteadWords as english } from "../instead.ts";

/** What stands over what is in stock in place of what is not. */
export const insteadWords: typeof english = { heading: "मिलते-जुलते प्रोडक्ट, स्टॉक में" };
