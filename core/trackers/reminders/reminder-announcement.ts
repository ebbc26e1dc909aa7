import { token } from "../../shared/token.ts";
import type { Announcement } from "../../notifications/announcement.ts";
import type { OpenTracker } from "../tracked-value.ts";

/**
 * What a reminder says: always the same, and nothing of what is noted. It leads to the tracker's page. Source: specification/trackers.md,
 * Reminders.
 */
export type ReminderAnnouncement = (tracker: OpenTracker) => Announcement;
export const ReminderAnnouncement = token<ReminderAnnouncement>("ReminderAnnouncement");
