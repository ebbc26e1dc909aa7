import type { CustomerId } from "#core/identity/customer-id.ts";
import type { OpenTracker } from "#core/trackers/entries/tracked-value.ts";
import type { TrackerSettings } from "#core/trackers/days/tracker-settings.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** What a customer set for their trackers, each list by day. */
export async function storedSettings(db: Database, customer: CustomerId): Promise<TrackerSettings> {
  const [goals, pauses, consent, hiding, reminders] = await Promise.all([
    db.selectFrom("tracker_goal").select(["tracker", "from_day", "value"]).where("customer", "=", customer).orderBy("from_day").execute(),
    db.selectFrom("tracker_pause").select(["from_day", "to_day"]).where("customer", "=", customer).orderBy("from_day").execute(),
    db
      .selectFrom("health_consent")
      .select("customer")
      .where("customer", "=", customer)
      .where("withdrawn_at", "is", null)
      .executeTakeFirst(),
    db.selectFrom("tracker_hiding").select("customer").where("customer", "=", customer).executeTakeFirst(),
    db.selectFrom("tracker_reminder").select(["tracker", "time"]).where("customer", "=", customer).orderBy("time").execute(),
  ]);
  const of = (tracker: string) =>
    goals.filter((goal) => goal.tracker === tracker).map(({ from_day, value }) => ({ from: from_day, value }));
  const timesOf = (tracker: OpenTracker) => reminders.filter((one) => one.tracker === tracker).map(({ time }) => time);
  return {
    goals: { water: of("water"), sleep: of("sleep"), exercise: of("exercise"), meal: of("meal") },
    pauses: pauses.map(({ from_day, to_day }) => ({ from: from_day, to: to_day })),
    consent: consent !== undefined,
    bodyFigures: hiding === undefined ? "shown" : "hidden",
    reminders: {
      water: timesOf("water"),
      sleep: timesOf("sleep"),
      exercise: timesOf("exercise"),
      meal: timesOf("meal"),
      weight: timesOf("weight"),
    },
  };
}
