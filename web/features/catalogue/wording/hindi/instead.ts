import type { insteadWords as english } from "../instead.ts";

/** What stands over what is in stock in place of what is not. */
export const insteadWords: typeof english = { heading: "ऐसा ही कुछ, जो स्टॉक में है" };
