import type { notificationTopicPhrases as english } from "../notification-topics.ts";

export const notificationTopicPhrases: typeof english = { labBooking: "लैब बुकिंग", labReport: "लैब रिपोर्ट" };
