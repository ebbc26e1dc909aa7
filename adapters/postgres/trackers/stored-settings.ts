import { day } from "#core/shared/day.ts";
import { columnsOf } from "./patient-columns.ts";
import type { Patient } from "#core/account/patient.ts";
import type { Day } from "#core/shared/day.ts";
import type { OpenTracker } from "#core/trackers/entries/tracked-value.ts";
import type { DayGoal } from "#core/trackers/days/tracker-goal.ts";
import type { TrackerSettings } from "#core/trackers/days/tracker-settings.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** What is set for a patient's trackers, each list by day. Whether calories and weight are shown holds for the whole account. */
export async function storedSettings(db: Database, patient: Patient): Promise<TrackerSettings> {
  const { customer, member } = columnsOf(patient);
  const [goals, pauses, consent, hiding, reminders, birthdate] = await Promise.all([
    db
      .selectFrom("tracker_goal")
      .select(["tracker", "from_day", "value", "activity", "adds_exercise"])
      .where("customer", "=", customer)
      .where("member", "=", member)
      .orderBy("from_day")
      .execute(),
    db
      .selectFrom("tracker_pause")
      .select(["from_day", "to_day"])
      .where("customer", "=", customer)
      .where("member", "=", member)
      .orderBy("from_day")
      .execute(),
    hasConsent(db, patient),
    db.selectFrom("tracker_hiding").select("customer").where("customer", "=", customer).executeTakeFirst(),
    db
      .selectFrom("tracker_reminder")
      .select(["tracker", "time"])
      .where("customer", "=", customer)
      .where("member", "=", member)
      .orderBy("time")
      .execute(),
    birthdateOf(db, patient),
  ]);
  const of = (tracker: string) =>
    goals
      .filter((goal) => goal.tracker === tracker)
      .map(
        ({ from_day, value, activity, adds_exercise }): DayGoal => ({
          ...{ from: from_day, value },
          ...(activity === null ? {} : { activity }),
          ...(adds_exercise ? { addsExercise: true } : {}),
        }),
      );
  const timesOf = (tracker: OpenTracker) => reminders.filter((one) => one.tracker === tracker).map(({ time }) => time);
  return {
    goals: { water: of("water"), sleep: of("sleep"), exercise: of("exercise"), meal: of("meal") },
    pauses: pauses.map(({ from_day, to_day }) => ({ from: from_day, to: to_day })),
    consent,
    bodyFigures: hiding === undefined ? "shown" : "hidden",
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

/** Whether a patient has consented to the use of health data, and has not taken it back. */
export async function hasConsent(db: Database, patient: Patient): Promise<boolean> {
  const given =
    typeof patient === "string"
      ? db.selectFrom("health_consent").select("customer").where("customer", "=", patient).where("withdrawn_at", "is", null)
      : db
          .selectFrom("member_health_consent")
          .select("customer")
          .where("customer", "=", patient.customer)
          .where("member", "=", patient.member)
          .where("withdrawn_at", "is", null);
  return (await given.executeTakeFirst()) !== undefined;
}

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
