import { HEALTH_CONSENT_TEXT } from "#core/account/health-consent.ts";
import { day } from "#core/shared/day.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import { columnsOf } from "./patient-columns.ts";
import type { Patient } from "#core/account/patient.ts";
import type { Day } from "#core/shared/day.ts";
import type { OpenTracker } from "#core/trackers/tracked-value.ts";
import type { DayGoal, WayOfLiving } from "#core/trackers/tracker-goal.ts";
import type { TrackerSettings } from "#core/trackers/tracker-settings.ts";
import type { TrackerGoalRow, TrackerPauseRow, TrackerReminderRow } from "./tables.ts";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";

/** What is set for a patient's trackers, each list by day. Whether calories and weight are shown holds for the whole account. */
export async function storedSettings(db: Database, patient: Patient): Promise<TrackerSettings> {
  const { customer, member } = columnsOf(patient);
  const [goals, pauses, consent, hiding, reminders, birthdate] = await Promise.all([
    rowsOf<Pick<TrackerGoalRow, "tracker" | "from_day" | "value"> & Chosen>(db, GOALS, [customer, member]),
    rowsOf<Pick<TrackerPauseRow, "from_day" | "to_day">>(db, PAUSES, [customer, member]),
    hasConsent(db, patient),
    rowsOf(db, HIDING, [customer]),
    rowsOf<Pick<TrackerReminderRow, "tracker" | "time">>(db, REMINDERS, [customer, member]),
    birthdateOf(db, patient),
  ]);
  const of = (tracker: string) =>
    goals
      .filter((goal) => goal.tracker === tracker)
      .map(
        ({ from_day, value, activity, adds_exercise }): DayGoal => ({
          from: from_day,
          value,
          ...(activity === null ? {} : { activity }),
          ...(adds_exercise ? { addsExercise: true } : {}),
        }),
      );
  const timesOf = (tracker: OpenTracker) => reminders.filter((one) => one.tracker === tracker).map(({ time }) => time);
  return {
    goals: { water: of("water"), sleep: of("sleep"), exercise: of("exercise"), meal: of("meal") },
    pauses: pauses.map(({ from_day, to_day }) => ({ from: from_day, to: to_day })),
    consent,
    bodyFigures: hiding.length === 0 ? "shown" : "hidden",
    reminders: {
      water: timesOf("water"),
      sleep: timesOf("sleep"),
      exercise: timesOf("exercise"),
      meal: timesOf("meal"),
      weight: timesOf("weight"),
    },
    birthdate,
  };
}

type Chosen = { readonly activity: WayOfLiving | null; readonly adds_exercise: boolean };

const GOALS: Statement = {
  name: "tracker goals",
  text: "select tracker, from_day, value, activity, adds_exercise from tracker_goal where customer = $1 and member = $2 order by from_day",
};
const PAUSES: Statement = {
  name: "tracker pauses",
  text: "select from_day, to_day from tracker_pause where customer = $1 and member = $2 order by from_day",
};
const HIDING: Statement = { name: "tracker hiding", text: "select customer from tracker_hiding where customer = $1" };
const REMINDERS: Statement = {
  name: "tracker reminders",
  text: "select tracker, time from tracker_reminder where customer = $1 and member = $2 order by time",
};

/** Whether a patient has consented to the use of health data under the text of today, and has not taken it back. */
export async function hasConsent(db: Database, patient: Patient): Promise<boolean> {
  const given =
    typeof patient === "string"
      ? await rowsOf(db, CUSTOMERS_CONSENT, [patient])
      : await rowsOf(db, MEMBERS_CONSENT, [patient.customer, patient.member]);
  return given.length > 0;
}

const CUSTOMERS_CONSENT: Statement = {
  name: "customer's health consent",
  text: `select customer from health_consent where customer = $1 and withdrawn_at is null and text_version >= ${HEALTH_CONSENT_TEXT}`,
};
const MEMBERS_CONSENT: Statement = {
  name: "member's health consent",
  text: `select customer from member_health_consent where customer = $1 and member = $2 and withdrawn_at is null and text_version >= ${HEALTH_CONSENT_TEXT}`,
};

/** Of a member; null: of the customer it is not asked. */
async function birthdateOf(db: Database, patient: Patient): Promise<Day | null> {
  if (typeof patient === "string") return null;
  const { customer, member } = patient;
  const row = await db
    .selectFrom("family_member")
    .select("birthdate")
    .where("customer", "=", customer)
    .where("id", "=", member)
    .executeTakeFirst();
  return row === undefined ? null : day(row.birthdate);
}
