import Tag from "lucide-react/icons/tag";
import { notificationTopicPhrases as says } from "./wording/notification-topics.ts";
import type { NotificationTopic } from "#web/platform/slots/notification-topic.ts";

export const alertTopic: NotificationTopic = { topic: "alert", Icon: Tag, title: says.alert };
