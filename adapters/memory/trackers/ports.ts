import { Reminders } from "#core/trackers/reminders/reminders.port.ts";
import { SavedResults } from "#core/trackers/results/saved-results.port.ts";
import { Trackers } from "#core/trackers/trackers.port.ts";
import { MindAnswers } from "#core/trackers/mind/mind-answers.port.ts";
import { memoryMindAnswers } from "./mind-answers.ts";
import { memorySavedResults } from "./saved-results.ts";
import { memoryTrackers } from "./trackers.ts";
import { memoryReminders } from "./reminders.ts";
import { NO_SETTINGS } from "#core/trackers/days/tracker-settings.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const trackersInMemory: MemoryArea = {
  ports(memory, keep) {
    keep(Trackers, memoryTrackers(memory));
    keep(Reminders, memoryReminders(memory));
    keep(MindAnswers, memoryMindAnswers(memory));
    keep(SavedResults, memorySavedResults(memory));
  },
  exported: {
    tracker_presses: ({ trackers }, customer) => [...(trackers.get(customer)?.ops.values() ?? [])],
    tracker_entries: ({ trackers }, customer) => [...(trackers.get(customer)?.entries.values() ?? [])],
    tracker_goals: ({ trackers }, customer) => {
      const { goals } = trackers.get(customer)?.settings ?? NO_SETTINGS;
      return Object.entries(goals).flatMap(([tracker, own]) => own.map((goal) => ({ tracker, ...goal })));
    },
    tracker_pauses: ({ trackers }, customer) => trackers.get(customer)?.settings.pauses ?? [],
    tracker_reading: ({ trackers }, customer) => {
      const { anewFrom } = trackers.get(customer) ?? { anewFrom: 0 };
      return anewFrom === 0 ? [] : [{ anew_from: anewFrom }];
    },
    tracker_hiding: ({ trackers }, customer) => (trackers.get(customer)?.settings.bodyFigures === "hidden" ? [{}] : []),
    tracker_reminders: ({ reminders }, customer) =>
      [...reminders.values()].flatMap(({ customer: whose, tracker, time, next }) => (whose === customer ? [{ tracker, time, next }] : [])),
    tracker_results: ({ results }, customer) => [...(results.get(customer)?.values() ?? [])],
    mind_answers: ({ mindAnswers }, customer) => [...(mindAnswers.get(customer)?.values() ?? [])],
    health_consent: ({ trackers }, customer) => (trackers.get(customer)?.settings.consent === true ? [{}] : []),
  },
};
