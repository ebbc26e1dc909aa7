import Users from "lucide-react/icons/users";
import { notificationTopicPhrases as says } from "./wording/notification-topics.ts";
import type { NotificationTopic } from "#web/platform/slots/notification-topic.ts";

export const fitbookTopic: NotificationTopic = { topic: "fitbook", Icon: Users, title: says.fitbook };
