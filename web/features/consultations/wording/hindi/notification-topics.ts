import type { notificationTopicPhrases as english } from "../notification-topics.ts";

export const notificationTopicPhrases: typeof english = { appointment: "अपॉइंटमेंट", prescription: "पर्चा" };
