import { REMINDER_JOBS } from "#core/trackers/reminders/reminder-job.ts";
import { trackers } from "#adapters/postgres/migrations/0044-trackers.ts";
import { trackerResults } from "#adapters/postgres/migrations/0047-tracker-results.ts";
import { mindAnswers } from "#adapters/postgres/migrations/0049-mind-answers.ts";
import { trackerReading } from "#adapters/postgres/migrations/0060-tracker-reading.ts";
import { bodyFigures } from "#adapters/postgres/migrations/0072-body-figures.ts";
import { trackerReminders } from "#adapters/postgres/migrations/0073-tracker-reminders.ts";
import { trackerMembers } from "#adapters/postgres/migrations/0084-tracker-members.ts";
import { importedTables } from "#adapters/postgres/migrations/0091-imported-tables.ts";
import { trackerDays } from "#adapters/postgres/migrations/0112-tracker-days.ts";
import { goalsWithExercise } from "#adapters/postgres/migrations/0129-goals-with-exercise.ts";
import { entriesByTheirKey } from "#adapters/postgres/migrations/0135-entries-by-their-key.ts";
import { storeHistory } from "#adapters/postgres/migrations/0144-store-history.ts";
import { healthConsentTexts } from "#adapters/postgres/migrations/0167-health-consent-texts.ts";
import { pressesHeldOnce } from "#adapters/postgres/migrations/0151-presses-held-once.ts";
import { exportedEntries, exportedPresses } from "./exported-values.ts";
import type { Places } from "#adapters/postgres/nodes/table-place.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";
import type { TrackerTables } from "./tables.ts";

export const storedTrackers: StoredArea = {
  name: "trackers",
  migrations: {
    "0044-trackers": trackers,
    "0047-tracker-results": trackerResults,
    "0049-mind-answers": mindAnswers,
    "0060-tracker-reading": trackerReading,
    "0072-body-figures": bodyFigures,
    "0073-tracker-reminders": trackerReminders,
    "0084-tracker-members": trackerMembers,
    "0091-imported-tables": importedTables,
    "0112-tracker-days": trackerDays,
    "0129-goals-with-exercise": goalsWithExercise,
    "0135-entries-by-their-key": entriesByTheirKey,
    "0144-store-history": storeHistory,
    "0151-presses-held-once": pressesHeldOnce,
    "0167-health-consent-texts": healthConsentTexts,
  },
  places: {
    tracker_op: "by-customer",
    tracker_entry: "by-customer",
    tracker_day: "by-customer",
    tracker_goal: "by-customer",
    tracker_pause: "by-customer",
    tracker_reading: "by-customer",
    tracker_hiding: "by-customer",
    tracker_result: "by-customer",
    mind_answer: "by-customer",
    tracker_reminder: "by-id",
    health_consent: "account",
    imported_table: "offer",
    imported_row: "offer",
  } satisfies Places<keyof TrackerTables>,
  jobs: REMINDER_JOBS,
  audited: ["food", "activity", "tracker"],
  erased: [
    ["tracker_op", "customer"],
    ["tracker_entry", "customer"],
    ["tracker_day", "customer"],
    ["tracker_goal", "customer"],
    ["tracker_pause", "customer"],
    ["tracker_reading", "customer"],
    ["tracker_hiding", "customer"],
    ["tracker_reminder", "customer"],
    ["tracker_result", "customer"],
    ["mind_answer", "customer"],
    ["health_consent", "customer"],
  ],
  notExported: [["tracker_day", "customer"]], // Its entries are.
  exported: [
    {
      name: "tracker_presses",
      table: "tracker_op",
      owner: "customer",
      key: "op",
      further: ["member"],
      columns: ["member", "op", "entry", "n", "pressed_at", "change", "received_at"],
      told: async (_db, _customer, rows) => exportedPresses(rows),
    },
    {
      name: "tracker_entries",
      table: "tracker_entry",
      owner: "customer",
      key: "entry",
      further: ["member"],
      columns: ["member", "entry", "tracker", "day", "value", "changed_at"],
      told: async (_db, _customer, rows) => exportedEntries(rows),
    },
    {
      name: "tracker_goals",
      table: "tracker_goal",
      owner: "customer",
      key: "from_day",
      further: ["member", "tracker"],
      columns: ["member", "tracker", "from_day", "value", "activity", "adds_exercise"],
    },
    {
      name: "tracker_pauses",
      table: "tracker_pause",
      owner: "customer",
      key: "from_day",
      further: ["member"],
      columns: ["member", "from_day", "to_day"],
    },
    { name: "tracker_reading", table: "tracker_reading", owner: "customer", key: "member", columns: ["member", "anew_from"] },
    { name: "tracker_hiding", table: "tracker_hiding", owner: "customer", key: "customer", columns: ["since"] },
    {
      name: "tracker_reminders",
      table: "tracker_reminder",
      owner: "customer",
      key: "id",
      columns: ["member", "tracker", "time", "next_at"],
    },
    {
      name: "tracker_results",
      table: "tracker_result",
      owner: "customer",
      key: "id",
      columns: ["id", "tool", "at", "input", "answers", "received_at"],
    },
    {
      name: "mind_answers",
      table: "mind_answer",
      owner: "customer",
      key: "question",
      columns: ["question", "answer", "answered_at"],
    },
    {
      name: "health_consent",
      table: "health_consent",
      owner: "customer",
      key: "customer",
      columns: ["given_at", "withdrawn_at", "text_version"],
    },
  ],
};
