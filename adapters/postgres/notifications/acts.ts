import { sql } from "kysely";
import { FOLDED_WITHIN } from "#core/notifications/notifications.port.ts";
import { changeNotifications, putLetterJobs } from "./notification-writes.ts";
import type { ActToTell, ChallengeNewsToTell } from "#core/notifications/notifications.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Tells of what somebody did, with others of the same kind and thing where there are such. Of two callers at once, the second meets what the first told. */
export const tellOfAct = (db: Database, told: ActToTell): Promise<"told" | "not-told"> =>
  changeNotifications(db, [told.to], async (trx, versions) => {
    const { id, to, kind, cause, person, comment, at, isSilent } = told;
    const version = versions.get(to);
    if (version === undefined || !(await isThere(trx, person)) || (await isTold(trx, told))) return "not-told";
    const thing = "post" in told ? { post: told.post } : { fitbook_group: told.group };
    const before = await trx
      .selectFrom("notification")
      .select("id")
      .where("customer", "=", to)
      .where("kind", "=", kind)
      .where("post" in told ? "post" : "fitbook_group", "=", "post" in told ? told.post : told.group)
      .where("created_at", ">", new Date(at - FOLDED_WITHIN))
      .where("created_at", "<", new Date(at + FOLDED_WITHIN))
      .orderBy("created_at", "desc")
      .limit(1)
      .executeTakeFirst();
    if (before !== undefined && !isSilent)
      await trx.updateTable("notification").set({ version, read_at: null }).where("id", "=", before.id).execute();
    if (before === undefined)
      await sql`insert into notification (id, customer, kind, post, fitbook_group, created_at, version) values
        (${id}, ${to}, ${kind}, ${thing.post ?? null}, ${thing.fitbook_group ?? null}, ${new Date(at)}, ${version})`.execute(trx);
    const notification = before?.id ?? id;
    await trx
      .insertInto("notification_act")
      .values({ customer: to, cause, notification, person, comment, done_at: new Date(at) })
      .execute();
    if (!isSilent) await putLetterJobs(trx, [to]);
    return "told";
  });

/** Whoever did it stays until it is told. */
async function isThere(trx: Database, person: string): Promise<boolean> {
  return (await trx.selectFrom("customer").select("id").where("id", "=", person).forKeyShare().executeTakeFirst()) !== undefined;
}

async function isTold(trx: Database, { to, cause }: ActToTell): Promise<boolean> {
  const row = await trx
    .selectFrom("notification_act")
    .select("cause")
    .where("customer", "=", to)
    .where("cause", "=", cause)
    .executeTakeFirst();
  return row !== undefined;
}

/** Tells players what became of a challenge, all of them in one step. */
export async function tellOfChallenge(db: Database, { kind, cause, challenge, to, at }: ChallengeNewsToTell): Promise<void> {
  if (to.length === 0) return;
  const players = to.map(({ customer }) => customer);
  await changeNotifications(db, players, async (trx, versions) => {
    const rows = to.flatMap(({ customer, id }) => {
      const version = versions.get(customer);
      return version === undefined ? [] : [{ id, customer, kind, challenge, cause, created_at: new Date(at), version }];
    });
    await sql`insert into notification (id, customer, kind, challenge, cause, created_at, version)
      select id, customer, kind, challenge, cause, created_at, version from json_populate_recordset(null::notification, ${JSON.stringify(rows)}::json) as told
      where not exists (select from notification unread where unread.customer = told.customer and unread.kind = told.kind
        and unread.challenge = told.challenge and unread.read_at is null)
      on conflict (customer, cause) where cause is not null do nothing`.execute(trx);
    await putLetterJobs(trx, players);
  });
}
