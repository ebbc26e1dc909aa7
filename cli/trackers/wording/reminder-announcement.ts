import type { OpenTracker } from "#core/trackers/entries/tracked-value.ts";
import type { ReminderAnnouncement } from "#core/trackers/reminders/reminder-announcement.ts";

const PAGES: Readonly<Record<OpenTracker, string>> = {
  water: "/watertracker",
  sleep: "/sleeptracker",
  exercise: "/exercisetracker",
  meal: "/mealtracker",
  weight: "/bmiandfattracker",
};

/** The same for every tracker: whoever looks over somebody's shoulder learns nothing. */
export const reminderAnnouncement: ReminderAnnouncement = (tracker) => {
  return { topic: "reminder", text: { en: "A reminder you set", hi: "आपका लगाया हुआ रिमाइंडर" }, path: PAGES[tracker] };
};
