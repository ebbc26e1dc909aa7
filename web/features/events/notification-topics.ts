import CalendarHeart from "lucide-react/icons/calendar-heart";
import { notificationTopicPhrases as says } from "./wording/notification-topics.ts";
import type { NotificationTopic } from "#web/platform/slots/notification-topic.ts";

export const eventTopic: NotificationTopic = { topic: "event", Icon: CalendarHeart, title: says.event };
