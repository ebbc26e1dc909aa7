import type { recentlySeenWords as english } from "../recently-seen.ts";

export const recentlySeenWords: typeof english = {
  heading: "पहले देखे गए",
  forget: "ये हटाएँ",
};
