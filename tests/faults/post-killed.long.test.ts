import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { LONGEST_POST, postTextIn } from "#core/fitbook/post-text.ts";
import { PublishPost } from "#core/fitbook/posts/publish-post.use-case.ts";
import { ShowThread } from "#core/fitbook/posts/show-thread.use-case.ts";
import { WriteComment } from "#core/fitbook/posts/write-comment.use-case.ts";
import { ListNotifications } from "#core/notifications/list-notifications.use-case.ts";
import { valueOf } from "#tests/core/customer-cart/a-customers-cart.ts";
import { peopleOfFitbook } from "./people-of-fitbook.ts";
import { aShop, aShopFolder, beside } from "./shop-process.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { RawBuilder } from "kysely";

const folder = await aShopFolder();

/** Kills a shop while its database lingers at that trigger, within what `act` has asked for or within a job that waited. */
async function killedAt(
  db: Database,
  { table, trigger }: { readonly table: string; readonly trigger: RawBuilder<unknown> },
  act: (address: string) => Promise<unknown> = async () => null,
) {
  await sql`create ${trigger} execute function linger()`.execute(db);
  const shop = await aShop({ DATA_DIR: folder });
  const asked = act(shop.address).catch(() => null);
  const lingers = async () =>
    (await sql`select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`.execute(db)).rows.length;
  await expect.poll(lingers, { timeout: 150_000, interval: 20 }).toBe(1);
  shop.signal("SIGKILL");
  expect(await shop.ended).toBe("SIGKILL");
  await asked;
  await expect.poll(lingers, { timeout: 20_000 }).toBe(0);
  await sql`drop trigger linger on ${sql.table(table)}`.execute(db); // Waits for whoever still writes there.
  // What was begun is begun again soon, and not in half a minute.
  await sql`update jobs.job set started_on = now() - interval '1 minute', heartbeat_on = now() - interval '1 minute' where state = 'active'`.execute(
    db,
  );
  await sql`update jobs.job set retry_delay = 1, start_after = now() where name = 'tell-of-comment' and state in ('active', 'retry', 'created')`.execute(
    db,
  );
}

const atFirst = (table: string) => ({ table, trigger: sql`trigger linger before insert on ${sql.table(table)} for each statement` });
/** When all is written and the end of the transaction was sent. */
const atTheEnd = (table: string) => ({
  table,
  trigger: sql`constraint trigger linger after insert on ${sql.table(table)} deferrable initially deferred for each row`,
});

describe("a server that keeps a post", { timeout: 600_000 }, () => {
  it("is killed while somebody answers it and while its author is told: neither is lost nor there twice", async () => {
    const [asha, ravi] = await beside(folder, (db) => peopleOfFitbook(db, 2));
    if (asha === undefined || ravi === undefined) throw new RangeError("two people");
    const text = postTextIn("To the lake", LONGEST_POST) ?? expect.unreachable();
    const first = await aShop({ DATA_DIR: folder });
    const written = { key: crypto.randomUUID(), text, audience: "everybody", group: null } as const;
    const post = valueOf(await asha.at(first.address).get(PublishPost)(asha.id, written)).id;
    first.signal("SIGTERM");
    expect(await first.ended).toBe(0);
    const key = crypto.randomUUID();
    const answer = (address: string) => ravi.at(address).get(WriteComment)(ravi.id, { post, parent: null, key, text });
    await beside(folder, async (db) => {
      await sql`create function linger() returns trigger language plpgsql as 'begin perform pg_sleep(2); return new; end'`.execute(db);
      const rows = async () => {
        const { rows: counted } = await sql<{ comments: number; jobs: number; told: number }>`select
          (select count(*)::int from fitbook_comment where post = ${post}) as comments,
          (select count(*)::int from jobs.job where name = 'tell-of-comment' and data ->> 'post' = ${post}) as jobs,
          (select count(*)::int from notification_act act where act.customer = ${asha.id}) as told`.execute(db);
        return counted[0];
      };
      await killedAt(db, atFirst("fitbook_comment"), answer);
      expect(await rows()).toEqual({ comments: 0, jobs: 0, told: 0 });
      await killedAt(db, atTheEnd("fitbook_comment"), answer);
      expect(await rows()).toEqual({ comments: 1, jobs: 1, told: 0 }); // One never stands without the other.
      await killedAt(db, atFirst("notification_act"));
      expect(await rows()).toEqual({ comments: 1, jobs: 1, told: 0 });
      await killedAt(db, atTheEnd("notification_act"));
      expect(await rows()).toEqual({ comments: 1, jobs: 1, told: 1 });

      const last = await aShop({ DATA_DIR: folder });
      valueOf(await answer(last.address)); // Sent again, it is the same.
      const isDone = async () =>
        (await sql`select from jobs.job where name = 'tell-of-comment' and data ->> 'post' = ${post} and state <> 'completed'`.execute(db))
          .rows.length === 0;
      await expect.poll(isDone, { timeout: 150_000, interval: 200 }).toBe(true); // The job is done a third time.
      expect(valueOf(await asha.at(last.address).get(ShowThread)(asha.id, post)).comments).toHaveLength(1);
      const { notifications, unread } = await asha.at(last.address).get(ListNotifications)(asha.id, { after: null, limit: 20 });
      expect([notifications.map((one) => ("others" in one ? [one.kind, one.from.id, one.others] : one.kind)), unread]).toEqual([
        [["post-commented", ravi.id, 0]],
        1,
      ]);
      expect(await rows()).toMatchObject({ comments: 1, told: 1 });
      last.signal("SIGTERM");
      expect(await last.ended).toBe(0);
    });
  });
});
