import { sql } from "kysely";
import { FOLDED_WITHIN } from "#core/notifications/notifications.port.ts";
import { changeNotifications, putLetterJobs, putRows } from "./notification-writes.ts";
import type { ActToTell, ChallengeNewsToTell } from "#core/notifications/notifications.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/**
 * Tells of what somebody did, with others of the same kind and thing where there are such. Of two callers at once, the second meets what
 * the first told.
 */
export const tellOfAct = (db: Database, act: ActToTell): Promise<"told" | "not-told"> =>
  changeNotifications(db, [act.to], async (trx, versions) => {
    const { id, to, kind, cause, person, comment, at, isSilent } = act;
    const version = versions.get(to);
    if (version === undefined || !(await isThere(trx, act)) || (await isTold(trx, act))) return "not-told";
    const thing = "post" in act ? { post: act.post } : { fitbook_group: act.group };
    const before = await trx
      .selectFrom("notification")
      .select("id")
      .where("customer", "=", to)
      .where("kind", "=", kind)
      .where("post" in act ? "post" : "fitbook_group", "=", "post" in act ? act.post : act.group)
      .where("created_at", ">", new Date(at - FOLDED_WITHIN))
      .where("created_at", "<", new Date(at + FOLDED_WITHIN))
      .orderBy("created_at", "desc")
      .limit(1)
      .executeTakeFirst();
    if (before !== undefined && !isSilent)
      await trx
        .updateTable("notification")
        .set({ version, read_at: null })
        .where("customer", "=", to)
        .where("id", "=", before.id)
        .execute();
    if (before === undefined) await putRows(trx, [{ id, customer: to, kind, ...thing, created_at: new Date(at), version }]);
    const notification = before?.id ?? id;
    await trx
      .insertInto("notification_act")
      .values({ customer: to, cause, notification, person, comment, done_at: new Date(at) })
      .execute();
    if (!isSilent) await putLetterJobs(trx, [to]);
    return "told";
  });

/** Whoever did it, and to what, stays until it is told: whatever goes takes along what tells of it (`forgetWhatTellsOf`). */
async function isThere(trx: Database, act: ActToTell): Promise<boolean> {
  const thing = "post" in act ? sql`fitbook_post where id = ${act.post}` : sql`fitbook_group where id = ${act.group}`;
  const { rows } = await sql`select from ${thing} and exists (select from customer where id = ${act.person} for key share)
    and (${act.comment}::text is null or exists (select from fitbook_comment where id = ${act.comment} for key share)) for key share`.execute(
    trx,
  );
  return rows.length > 0;
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
    const unread = await trx
      .selectFrom("notification")
      .select("customer")
      .where("customer", "in", players)
      .where("kind", "=", kind)
      .where("challenge", "=", challenge)
      .where("read_at", "is", null)
      .execute();
    const customers = new Set(unread.map(({ customer }) => customer));
    const rows = to.flatMap(({ customer, id }) => {
      const version = versions.get(customer);
      return version === undefined || customers.has(customer)
        ? []
        : [{ id, customer, kind, challenge, cause, created_at: new Date(at), version }];
    });
    await putRows(trx, rows);
    await putLetterJobs(trx, players);
  });
}
