import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { notificationId } from "#core/notifications/notification.ts";
import { DELETED_KEPT } from "#core/fitbook/posts/posts.port.ts";
import { eraseIn } from "#adapters/postgres/account/erasure.ts";
import { postgresPosts } from "#adapters/postgres/fitbook/posts/posts.ts";
import { forgetWhatTellsOf } from "#adapters/postgres/notifications/forget-what-tells-of.ts";
import { actsOver } from "#tests/ports/notifications/acts-over.ts";
import { relationsInPostgres } from "#tests/ports/fitbook/relations.ts";
import { now } from "#tests/fixtures.ts";
import { aHeardDatabase } from "#tests/postgres.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const { db, beats } = await aHeardDatabase();
const ties = relationsInPostgres(db, beats);
const acts = actsOver(ties);

const people = async () => ({
  asha: await ties.someone("Asha"),
  ravi: await ties.someone("Ravi"),
  meera: await ties.someone("Meera"),
});

/** What these people were told, with how many acts each tells of. */
async function kept(...customers: readonly CustomerId[]): Promise<readonly string[]> {
  const { rows } = await sql<{ told: string }>`select kind || ': ' || (select count(*) from notification_act act
      where act.customer = told.customer and act.notification = told.id) as told
    from notification told where told.customer = any(${customers}) order by 1`.execute(db);
  return rows.map(({ told }) => told);
}

const actsOf = async (...customers: readonly CustomerId[]) =>
  (await db.selectFrom("notification_act").select("cause").where("customer", "in", customers).execute()).length;

describe("what customers were told", () => {
  it("of a post goes when the post is forgotten, and no other", async () => {
    const { asha, ravi, meera } = await people();
    const [going, staying] = [await acts.write(asha), await acts.write(asha)];
    const said = await acts.comment(ravi, going);
    await acts.comment(meera, going, said);
    await acts.like(ravi, going);
    await acts.like(ravi, staying);
    await acts.tell();
    expect(await kept(asha, ravi)).toEqual(["comment-replied: 1", "post-commented: 2", "post-liked: 1", "post-liked: 1"]);
    await acts.remove(asha, going);
    await postgresPosts(db).forget(now + DELETED_KEPT);
    expect(await kept(asha, ravi)).toHaveLength(4);
    await postgresPosts(db).forget(now + DELETED_KEPT + 1000);
    expect([await kept(asha, ravi), await actsOf(asha, ravi)]).toEqual([["post-liked: 1"], 1]);
  });

  it("of what somebody wrote goes with their account, with the answers to it, and by whom they were told", async () => {
    const { asha, ravi, meera } = await people();
    const farah = await ties.someone("Farah");
    const [theirs, own] = [await acts.write(ravi), await acts.write(asha)];
    await acts.comment(meera, theirs, await acts.comment(asha, theirs));
    await acts.comment(meera, theirs);
    await acts.comment(farah, own, await acts.comment(meera, own));
    await ties.requests.follow(asha, ravi, { id: notificationId(randomUUID()), at: now });
    await acts.tell();
    expect(await kept(ravi)).toEqual(["follow-request: 0", "post-commented: 3"]);
    expect(await kept(meera)).toEqual(["comment-replied: 1"]);
    await db.transaction().execute((trx) => eraseIn(trx, asha));
    expect([await kept(asha), await kept(ravi), await kept(meera)]).toEqual([[], ["post-commented: 1"], []]);
    expect(await actsOf(asha, ravi, meera)).toBe(1);
  });

  it("of a post that goes meanwhile is not told", async () => {
    const { asha, ravi } = await people();
    const post = await acts.write(asha);
    const told = { id: notificationId(randomUUID()), to: asha, kind: "post-liked", cause: "like", person: ravi } as const;
    const answer = await db.transaction().execute(async (trx) => {
      await trx.selectFrom("fitbook_post").select("id").where("id", "=", post).forUpdate().execute();
      const telling = ties.notifications.tellOfAct({ ...told, post, comment: null, at: now, isSilent: false });
      await expect.poll(() => waiting(db)).toBe(1);
      await forgetWhatTellsOf(trx, { posts: [post], comments: [] });
      await trx.deleteFrom("fitbook_post").where("id", "=", post).execute();
      return { telling };
    });
    expect(await answer.telling).toBe("not-told");
    expect(await kept(asha)).toEqual([]);
  });

  it("is nothing of an order that is gone, and nothing to whose account ends meanwhile", async () => {
    const { asha } = await people();
    const news = { id: notificationId(randomUUID()), cause: "gone", news: { kind: "placed" }, ends: [], at: now, messages: [] } as const;
    const order = { id: payableId(randomUUID()), number: "N-1" };
    expect(await ties.notifications.tell(asha, { ...news, order })).toBe("not-told");
    const told = {
      id: notificationId(randomUUID()),
      cause: "alert",
      topic: "alert",
      text: { en: "Back", hi: "वापस" },
      path: "/",
      at: now,
      messages: [],
    } as const;
    const { telling } = await db.transaction().execute(async (trx) => {
      await trx.selectFrom("customer").select("id").where("id", "=", asha).forUpdate().execute();
      const announcing = ties.notifications.announce(asha, told);
      await expect.poll(() => waiting(db)).toBe(1);
      await eraseIn(trx, asha);
      await trx.deleteFrom("customer").where("id", "=", asha).execute();
      return { telling: announcing };
    });
    expect(await telling).toBe("not-told");
    expect(await kept(customerId(asha))).toEqual([]);
  });
});

/** How many wait for somebody else in this database. */
async function waiting(of: Database): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(of);
  return rows[0]?.waiting ?? 0;
}
