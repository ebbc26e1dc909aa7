import Wallet from "lucide-react/icons/wallet";
import { notificationTopicPhrases as says } from "./wording/notification-topics.ts";
import type { NotificationTopic } from "#web/platform/slots/notification-topic.ts";

export const paymentTopic: NotificationTopic = { topic: "payment", Icon: Wallet, title: says.payment };
