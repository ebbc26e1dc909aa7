import AlarmClock from "lucide-react/icons/alarm-clock";
import { notificationTopicPhrases as says } from "./wording/notification-topics.ts";
import type { NotificationTopic } from "#web/platform/slots/notification-topic.ts";

export const reminderTopic: NotificationTopic = { topic: "reminder", Icon: AlarmClock, title: says.reminder };
