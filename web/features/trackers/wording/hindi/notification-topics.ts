import type { notificationTopicPhrases as english } from "../notification-topics.ts";

export const notificationTopicPhrases: typeof english = { reminder: "रिमाइंडर" };
