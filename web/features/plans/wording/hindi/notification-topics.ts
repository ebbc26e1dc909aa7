import type { notificationTopicPhrases as english } from "../notification-topics.ts";

export const notificationTopicPhrases: typeof english = { plan: "हेल्थ प्लान" };
