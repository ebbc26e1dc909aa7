import { FindPatient } from "#core/account/find-patient.use-case.ts";
import { ImportedActivities, ImportedFoods } from "#core/trackers/tables/imported-rows.port.ts";
import { MindAnswers } from "#core/trackers/mind/mind-answers.port.ts";
import { TakeMyEntries } from "#core/trackers/mine/take-my-entries.use-case.ts";
import { RemindOfTracker } from "#core/trackers/reminders/remind-of-tracker.use-case.ts";
import { ReminderAnnouncement } from "#core/trackers/reminders/reminder-announcement.ts";
import { Reminders } from "#core/trackers/reminders/reminders.port.ts";
import { SavedResults } from "#core/trackers/results/saved-results.port.ts";
import { Trackers } from "#core/trackers/trackers.port.ts";
import { EntriesFile } from "#core/trackers/mine/entries-file.port.ts";
import * as useCases from "#core/trackers/use-cases.ts";
import { ACTIVITY_TABLE, FOOD_TABLE, postgresImportedRows } from "#adapters/postgres/trackers/imported-rows.ts";
import { postgresMindAnswers } from "#adapters/postgres/trackers/mind-answers.ts";
import { postgresReminders } from "#adapters/postgres/trackers/reminders.ts";
import { postgresSavedResults } from "#adapters/postgres/trackers/saved-results.ts";
import { postgresTrackers } from "#adapters/postgres/trackers/trackers.ts";
import { entriesDownload } from "#adapters/http-server/downloads/entries-download.ts";
import { entriesFile } from "#adapters/http-contract/trackers/entries-file.ts";
import { entriesIn } from "./entries-in.ts";
import { trackersContract } from "#adapters/http-contract/trackers/contract.ts";
import type { Workers } from "#core/jobs/job.ts";
import type { ReminderJob } from "#core/trackers/reminders/reminder-job.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

type Words = {
  readonly reminderAnnouncement: ReminderAnnouncement;
};

export const trackersArea = {
  name: "trackers",
  ports(container, { db, words }) {
    container.bind(ReminderAnnouncement).toConstantValue(words.reminderAnnouncement);
    container.bind(Reminders).toConstantValue(postgresReminders(db));
    container.bind(ImportedFoods).toConstantValue(postgresImportedRows(db, FOOD_TABLE));
    container.bind(ImportedActivities).toConstantValue(postgresImportedRows(db, ACTIVITY_TABLE));
    container.bind(MindAnswers).toConstantValue(postgresMindAnswers(db));
    container.bind(SavedResults).toConstantValue(postgresSavedResults(db));
    container.bind(Trackers).toConstantValue(postgresTrackers(db));
  },
  useCases,
  joins: (container) => void container.bind(EntriesFile).toConstantValue({ ...entriesFile, read: entriesIn }),
  workers: (container) =>
    ({ "remind-of-tracker": ({ reminder, at }) => container.get(RemindOfTracker)({ reminder, at }) }) satisfies Workers<ReminderJob>,
  routes: (container) => [entriesDownload(container.get(TakeMyEntries), container.get(FindPatient))],
  contract: trackersContract,
  hourly: [(_db, now, container) => container.get(Trackers).forget(now)],
} as const satisfies ServerArea<Words>;
