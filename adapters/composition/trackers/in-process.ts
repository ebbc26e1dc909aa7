import { FindPatient } from "#core/account/find-patient.use-case.ts";
import { AllowHealthData, makeAllowHealthData } from "#core/trackers/calls/allow-health-data.use-case.ts";
import { ListRecentEntries, makeListRecentEntries } from "#core/trackers/calls/list-recent-entries.use-case.ts";
import { ListTrackerChanges, makeListTrackerChanges } from "#core/trackers/calls/list-tracker-changes.use-case.ts";
import { AddEntry, DeleteEntry, makeNoteEntry } from "#core/trackers/calls/note-entry.use-case.ts";
import { makePauseTrackers, PauseTrackers } from "#core/trackers/calls/pause-trackers.use-case.ts";
import { SearchActivityCalories, SearchFoodCalories } from "#core/trackers/calls/found-calories.ts";
import { makeSearchActivityCalories, makeSearchFoodCalories } from "#core/trackers/calls/search-calories.use-case.ts";
import { ImportedActivities, ImportedFoods } from "#core/trackers/tables/imported-rows.port.ts";
import { makeSetBodyFigures, SetBodyFigures } from "#core/trackers/calls/set-body-figures.use-case.ts";
import { makeSyncTrackers, SyncTrackers } from "#core/trackers/calls/sync-trackers.use-case.ts";
import {
  makeShowTrackerDay,
  makeShowTrackerHistory,
  ShowTrackerDay,
  ShowTrackerHistory,
} from "#core/trackers/calls/tracker-days.use-case.ts";
import { ListGoals, makeListGoals, makeSetGoal, SetGoal } from "#core/trackers/calls/tracker-goals.use-case.ts";
import { EntriesFile } from "#core/trackers/mine/entries-file.port.ts";
import { EraseMyEntries, makeEraseMyEntries } from "#core/trackers/mine/erase-my-entries.use-case.ts";
import { ImportMyEntries, makeImportMyEntries } from "#core/trackers/mine/import-my-entries.use-case.ts";
import { makeTakeMyEntries, TakeMyEntries } from "#core/trackers/mine/take-my-entries.use-case.ts";
import { PushToCustomer } from "#core/devices/push/push-to-customer.use-case.ts";
import { Notifications } from "#core/notifications/notifications.port.ts";
import { NewId } from "#core/shared/new-id.port.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { DAILY_TRACKERS } from "#core/trackers/tracker-goal.ts";
import { ListMindAnswers, makeListMindAnswers } from "#core/trackers/mind/list-mind-answers.use-case.ts";
import { MindAnswers } from "#core/trackers/mind/mind-answers.port.ts";
import { makeSaveMindAnswers, SaveMindAnswers } from "#core/trackers/mind/save-mind-answers.use-case.ts";
import { makeShowMindQuestions, ShowMindQuestions } from "#core/trackers/mind/show-mind-questions.use-case.ts";
import { makeRemindOfTracker, RemindOfTracker } from "#core/trackers/reminders/remind-of-tracker.use-case.ts";
import { ReminderAnnouncement } from "#core/trackers/reminders/reminder-announcement.ts";
import { Reminders } from "#core/trackers/reminders/reminders.port.ts";
import { makeSetReminders, SetReminders } from "#core/trackers/reminders/set-reminders.use-case.ts";
import { ListResults, makeListResults } from "#core/trackers/results/list-results.use-case.ts";
import { makeSaveResult, SaveResult } from "#core/trackers/results/save-result.use-case.ts";
import { RESULT_TOOLS } from "#core/trackers/results/saved-result.ts";
import { SavedResults } from "#core/trackers/results/saved-results.port.ts";
import { WorkOut } from "#core/health/work-out.port.ts";
import { Trackers } from "#core/trackers/trackers.port.ts";
import { entriesIn } from "./entries-in.ts";
import { entriesFile } from "#adapters/http-contract/trackers/entries-file.ts";
import { make } from "#adapters/composition/make.ts";
import type { Container } from "#adapters/composition/container.ts";

export function trackersInProcess(container: Container): void {
  const needs = { trackers: Trackers, now: Clock };
  make(container, AllowHealthData, makeAllowHealthData, needs);
  make(container, ListRecentEntries, makeListRecentEntries, needs);
  make(container, ListTrackerChanges, makeListTrackerChanges, needs);
  make(container, PauseTrackers, makePauseTrackers, needs);
  make(container, SetBodyFigures, makeSetBodyFigures, needs);
  make(container, SyncTrackers, makeSyncTrackers, needs);
  make(container, SetReminders, makeSetReminders, { reminders: Reminders, now: Clock, newId: NewId });
  make(container, RemindOfTracker, makeRemindOfTracker, {
    ...{ ...needs, reminders: Reminders, notifications: Notifications },
    ...{ announcement: ReminderAnnouncement, newId: NewId, findPatient: FindPatient, push: PushToCustomer },
  });
  container.bind(EntriesFile).toConstantValue({ ...entriesFile, read: entriesIn });
  make(container, TakeMyEntries, makeTakeMyEntries, { ...needs, file: EntriesFile });
  make(container, ImportMyEntries, makeImportMyEntries, { ...needs, file: EntriesFile, newId: NewId });
  make(container, EraseMyEntries, makeEraseMyEntries, { ...needs, results: SavedResults, mind: MindAnswers });
  make(container, SearchFoodCalories, makeSearchFoodCalories, { imported: ImportedFoods });
  make(container, SearchActivityCalories, makeSearchActivityCalories, { imported: ImportedActivities });
  make(container, ListMindAnswers, makeListMindAnswers, { ...needs, mind: MindAnswers });
  make(container, SaveMindAnswers, makeSaveMindAnswers, { ...needs, mind: MindAnswers });
  make(container, ShowMindQuestions, makeShowMindQuestions, {});
  for (const tracker of DAILY_TRACKERS) {
    make(container, AddEntry[tracker], makeNoteEntry, needs);
    make(container, DeleteEntry[tracker], makeNoteEntry, needs);
    make(container, ListGoals[tracker], makeListGoals(tracker), needs);
    make(container, SetGoal[tracker], makeSetGoal(tracker), needs);
    make(container, ShowTrackerDay[tracker], makeShowTrackerDay(tracker), needs);
    make(container, ShowTrackerHistory[tracker], makeShowTrackerHistory(tracker), needs);
  }
  for (const tool of RESULT_TOOLS) {
    make(container, SaveResult[tool], makeSaveResult(tool), { ...needs, results: SavedResults, workOut: WorkOut });
    make(container, ListResults[tool], makeListResults(tool), { results: SavedResults });
  }
}
