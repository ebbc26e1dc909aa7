import { REMINDER_JOBS } from "#core/trackers/reminders/reminder-job.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";

export const storedTrackers: StoredArea = {
  name: "trackers",
  jobs: REMINDER_JOBS,
  erased: [
    ["tracker_op", "customer"],
    ["tracker_entry", "customer"],
    ["tracker_goal", "customer"],
    ["tracker_pause", "customer"],
    ["tracker_reading", "customer"],
    ["tracker_hiding", "customer"],
    ["tracker_reminder", "customer"],
    ["tracker_result", "customer"],
    ["mind_answer", "customer"],
    ["health_consent", "customer"],
  ],
  exported: [
    {
      name: "tracker_presses",
      table: "tracker_op",
      owner: "customer",
      key: "op",
      columns: ["op", "entry", "n", "pressed_at", "change", "received_at"],
    },
    {
      name: "tracker_entries",
      table: "tracker_entry",
      owner: "customer",
      key: "entry",
      columns: ["entry", "tracker", "day", "value", "changed_at"],
    },
    { name: "tracker_goals", table: "tracker_goal", owner: "customer", key: "from_day", columns: ["tracker", "from_day", "value"] },
    { name: "tracker_pauses", table: "tracker_pause", owner: "customer", key: "from_day", columns: ["from_day", "to_day"] },
    { name: "tracker_reading", table: "tracker_reading", owner: "customer", key: "customer", columns: ["anew_from"] },
    { name: "tracker_hiding", table: "tracker_hiding", owner: "customer", key: "customer", columns: ["since"] },
    { name: "tracker_reminders", table: "tracker_reminder", owner: "customer", key: "id", columns: ["tracker", "time", "next_at"] },
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
    { name: "health_consent", table: "health_consent", owner: "customer", key: "customer", columns: ["given_at", "withdrawn_at"] },
  ],
};
