import { changeNotifications } from "#adapters/postgres/notifications/notification-writes.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import type { MemberId } from "#core/account/family-member.ts";
import type { NumberedAnswer } from "#core/assessments/answering/assessment.ts";
import type { HealthProfile } from "#core/assessments/answering/health-profile.ts";
import type { HealthProfiles } from "#core/assessments/answering/health-profiles.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Goes by changeNotifications as assessments do: of one customer, changes are made one after the other. */
export const postgresHealthProfiles = (db: Database): HealthProfiles =>
  namingOutages("health profiles", {
    of: (customer, member) => readProfile(db, customer, member),
    change: (customer, member, decide) =>
      changeNotifications(db, [customer], async (trx) => {
        const { after, answer } = decide(await readProfile(trx, customer, member));
        if (after !== null) await putHealthProfile(trx, { customer, member, answers: after });
        return answer;
      }),
  });

async function readProfile(db: Database, customer: CustomerId, member: MemberId | null): Promise<readonly NumberedAnswer[]> {
  const row = await db
    .selectFrom("health_profile")
    .select("answers")
    .where("customer", "=", customer)
    .where("member", "=", member ?? "")
    .executeTakeFirst();
  return row?.answers ?? [];
}

/** Keeps a profile as part of the caller's transaction, in the place of what it was before. */
export async function putHealthProfile(trx: Database, { customer, member, answers }: HealthProfile): Promise<void> {
  const changing = { answers: JSON.stringify(answers) };
  await trx
    .insertInto("health_profile")
    .values({ customer, member: member ?? "", ...changing })
    .onConflict((taken) => taken.columns(["customer", "member"]).doUpdateSet(changing))
    .execute();
}

/** A customer's profiles, their own first, as they are exported. */
export async function* ownHealthProfiles(db: Database, customer: CustomerId): AsyncIterable<unknown> {
  const rows = await db.selectFrom("health_profile").selectAll().where("customer", "=", customer).orderBy("member").execute();
  for (const { member, answers } of rows) yield { member: member === "" ? null : member, answers };
}
