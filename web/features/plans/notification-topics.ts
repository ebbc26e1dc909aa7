import ShieldCheck from "lucide-react/icons/shield-check";
import { notificationTopicPhrases as says } from "./wording/notification-topics.ts";
import type { NotificationTopic } from "#web/platform/slots/notification-topic.ts";

export const planTopic: NotificationTopic = { topic: "plan", Icon: ShieldCheck, title: says.plan };
