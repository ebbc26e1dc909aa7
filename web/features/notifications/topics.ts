import { sides } from "#sides/notification-topics";
import type { Topic } from "#core/notifications/announcement.ts";
import type { NotificationTopic } from "#web/platform/slots/notification-topic.ts";

/** What the features of this site announce. A server may know of more. */
const topics: ReadonlyMap<Topic, NotificationTopic> = new Map(sides.map((side) => [side.topic, side]));

export const topicOf = (topic: Topic): NotificationTopic | null => topics.get(topic) ?? null;
