import type { notificationTopicPhrases as english } from "../notification-topics.ts";

export const notificationTopicPhrases: typeof english = { alert: "आपका लगाया अलर्ट" };
