import { reminderPhrases as hindi } from "./wording/hindi/reminder-announcement.ts";
import { reminderPhrases as english } from "./wording/reminder-announcement.ts";
import type { OpenTracker } from "#core/trackers/tracked-value.ts";
import type { ReminderAnnouncement } from "#core/trackers/reminders/reminder-announcement.ts";

const PAGES: Readonly<Record<OpenTracker, string>> = {
  water: "/watertracker",
  sleep: "/sleeptracker",
  exercise: "/exercisetracker",
  meal: "/mealtracker",
  weight: "/bmiandfattracker",
};

/** A reminder that somebody set, which leads to its tracker's page. */
export const reminderAnnouncement: ReminderAnnouncement = (tracker) => ({
  topic: "reminder",
  text: { en: english.text, hi: hindi.text },
  path: PAGES[tracker],
});
