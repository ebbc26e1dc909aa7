import type { recentlySeenWords as english } from "../recently-seen.ts";

export const recentlySeenWords: typeof english = {
  heading: "हाल में देखे गए",
  forget: "ये हटाएँ",
};
