import { holderOf, memberOf } from "#core/account/patient.ts";
import { Reminders } from "#core/trackers/reminders/reminders.port.ts";
import { SavedResults } from "#core/trackers/results/saved-results.port.ts";
import { Trackers } from "#core/trackers/trackers.port.ts";
import { ImportedActivities, ImportedFoods } from "#core/trackers/tables/imported-rows.port.ts";
import { MindAnswers } from "#core/trackers/mind/mind-answers.port.ts";
import { memoryMindAnswers } from "./mind-answers.ts";
import { memoryImportedRows } from "./imported-rows.ts";
import { memorySavedResults } from "./saved-results.ts";
import { memoryTrackers } from "./trackers.ts";
import { memoryReminders } from "./reminders.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Memory } from "#adapters/memory/memory.ts";
import type { MemoryNotes } from "./entries-of.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const trackersInMemory: MemoryArea = {
  ports(memory, keep) {
    keep(Trackers, memoryTrackers(memory));
    keep(Reminders, memoryReminders(memory));
    keep(ImportedFoods, memoryImportedRows(memory.importedFoods));
    keep(ImportedActivities, memoryImportedRows(memory.importedActivities));
    keep(MindAnswers, memoryMindAnswers(memory));
    keep(SavedResults, memorySavedResults(memory));
  },
  exported: {
    tracker_presses: (memory, customer) => ofAccount(memory, customer, ({ ops }) => [...ops.values()]),
    tracker_entries: (memory, customer) => ofAccount(memory, customer, ({ entries }) => [...entries.values()]),
    tracker_goals: (memory, customer) =>
      ofAccount(memory, customer, ({ settings: { goals } }) =>
        Object.entries(goals).flatMap(([tracker, own]) => own.map((goal) => ({ tracker, ...goal }))),
      ),
    tracker_pauses: (memory, customer) => ofAccount(memory, customer, ({ settings }) => settings.pauses),
    tracker_reading: (memory, customer) => ofAccount(memory, customer, ({ anewFrom }) => (anewFrom === 0 ? [] : [{ anew_from: anewFrom }])),
    tracker_hiding: ({ trackers }, customer) => (trackers.get(customer)?.settings.bodyFigures === "hidden" ? [{}] : []),
    tracker_reminders: ({ reminders }, customer) =>
      [...reminders.values()].flatMap(({ patient, tracker, time, next }) =>
        holderOf(patient) === customer ? [{ member: memberOf(patient) ?? "", tracker, time, next }] : [],
      ),
    tracker_results: ({ results }, customer) => [...(results.get(customer)?.values() ?? [])],
    mind_answers: ({ mindAnswers }, customer) => [...(mindAnswers.get(customer)?.values() ?? [])],
    health_consent: ({ trackers }, customer) => (trackers.get(customer)?.settings.consent === true ? [{}] : []),
  },
};

/** What is kept of an account's patients, each record with its member; "": the customer's own. */
const ofAccount = ({ trackers }: Memory, customer: CustomerId, recordsOf: (notes: MemoryNotes) => readonly object[]): readonly object[] =>
  [...trackers.values()].flatMap((notes) => {
    const member = memberOf(notes.patient) ?? "";
    return holderOf(notes.patient) === customer ? recordsOf(notes).map((record) => ({ member, ...record })) : [];
  });
