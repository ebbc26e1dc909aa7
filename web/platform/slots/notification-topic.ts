import type { LucideIcon } from "lucide-react";
import type { Topic } from "#core/notifications/announcement.ts";

/**
 * How the list of notifications shows what a feature announces. Its file notification-topics.ts, which exports one for each topic, is
 * loaded with the list.
 */
export type NotificationTopic = { readonly topic: Topic; readonly Icon: LucideIcon; readonly title: string };
