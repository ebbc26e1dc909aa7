import CalendarClock from "lucide-react/icons/calendar-clock";
import FileHeart from "lucide-react/icons/file-heart";
import { notificationTopicPhrases as says } from "./wording/notification-topics.ts";
import type { NotificationTopic } from "#web/platform/slots/notification-topic.ts";

export const appointmentTopic: NotificationTopic = { topic: "appointment", Icon: CalendarClock, title: says.appointment };
export const prescriptionTopic: NotificationTopic = { topic: "prescription", Icon: FileHeart, title: says.prescription };
