// How many bytes a row of each large table takes on the disk, with its indexes and what lies beside it, in a shop that was filled by its
// own code: 10,000 products, 400 customers who have placed an order each, entries of trackers, notifications, ticks of doses, sessions,
// posts of Fitbook with a comment and a like. Prints a table, what an order and an entry take altogether, and what keeping an entry costs.
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomUUID } from "node:crypto";
import { EMPTY } from "rxjs";
import { sql } from "kysely";
import { jobKinds } from "#adapters/composition/server/job-kinds.ts";
import { openDatabase } from "#adapters/postgres/engine/database.ts";
import { embeddedServer } from "#adapters/postgres/engine/embedded-server.ts";
import { migrate } from "#adapters/postgres/migrate.ts";
import { notificationId } from "#core/notifications/notification.ts";
import { makeLikePost } from "#core/fitbook/posts/like-post.use-case.ts";
import { LONGEST_POST, postTextIn } from "#core/fitbook/post-text.ts";
import { makePublishPost } from "#core/fitbook/posts/publish-post.use-case.ts";
import { makeWriteComment } from "#core/fitbook/posts/write-comment.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { day } from "#core/shared/day.ts";
import { putFitbookProfile } from "#adapters/postgres/fitbook/people.ts";
import { postgresPosts } from "#adapters/postgres/fitbook/posts/posts.ts";
import { postgresNotifications } from "#adapters/postgres/notifications/notifications.ts";
import { postgresTicks } from "#adapters/postgres/consultations/ticks.ts";
import { postgresTrackers } from "#adapters/postgres/trackers/trackers.ts";
import { processorOf } from "#tests/bench/whole-cost.ts";
import { aBuyer, anOrderOf, stockShop } from "#tests/bench/made/many-orders.ts";
import { manyProducts } from "#tests/bench/made/many-products.ts";
import { putMany } from "../made/put-many.ts";
import { aFitbookProfile } from "#tests/core/fitbook/a-fitbook-profile.ts";
import { aGlass, aPut, aRoti, aWalk } from "#tests/builders/a-tracker-op.ts";
import type { Buyer } from "#tests/core/orders/a-stocked-shop.ts";
import type { Cost } from "#tests/bench/whole-cost.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const PRODUCTS = 10_000;
const CUSTOMERS = 400;
const ENTRIES = 99; // A customer.
const FIRST = 20; // Customers, before what an entry costs is counted.
const NEWS = 3; // And as many ticks of doses.
const POSTED = "Two rounds of the park after dinner, six thousand steps. The last flight of stairs was easier than a week ago.";
const TOGETHER = 3; // As many as a device sends at once.
const ENOUGH = 300; // Rows, below which a table's first pages say nothing of the next row.
const ABOUT_ORDERS = /^(shop_order|order_|ledger_entry|payment|coupon_use|document|job)/;

let database: (() => number) | null = null;

const folder = await mkdtemp(join(tmpdir(), "niramaya-sizes-"));
await chmod(folder, 0o711); // The database's user must be able to pass through.
const { server, leave } = await embeddedServer(join(folder, "postgres"));
const db = openDatabase(server);
const watcher = openDatabase(server, { connections: 1 });
try {
  await migrate(db, folder, jobKinds);
  await fill(db);
  await sql`vacuum (full, analyze)`.execute(db);
  const { rows } = await sql<Size>`
    select relname as "table", reltuples::int as rows, (pg_table_size(oid) / reltuples)::int as data, (pg_indexes_size(oid) / reltuples)::int as indexes
    from pg_class where relkind = 'r' and relnamespace in ('public'::regnamespace, 'jobs'::regnamespace) and reltuples >= ${ENOUGH}
    order by pg_total_relation_size(oid) desc`.execute(db);
  console.table(rows);
  const bytes = (among: (table: string) => boolean, of: number) =>
    Math.round(rows.filter(({ table }) => among(table)).reduce((sum, row) => sum + (row.data + row.indexes) * row.rows, 0) / of);
  console.log(`an order with its steps, payments and jobs: ${bytes((table) => ABOUT_ORDERS.test(table), CUSTOMERS)} bytes`);
  console.log(`an entry of a tracker with its press: ${bytes((table) => /^tracker_(op|entry)$/.test(table), CUSTOMERS * ENTRIES)} bytes`);
  console.log(
    `a post of ${POSTED.length} letters with a comment and a like: ${bytes((table) => /^fitbook_(post|comment|like)$/.test(table), CUSTOMERS)} bytes`,
  );
  console.log(`a customer with an address and a session: ${bytes((table) => /^(customer|address|session)$/.test(table), CUSTOMERS)} bytes`);
  console.log(`a product with what finds it: ${bytes((table) => /^(product|shelf.*|word_spelling)$/.test(table), PRODUCTS)} bytes`);
} finally {
  await db.destroy();
  await watcher.destroy();
  await leave();
  await rm(folder, { recursive: true });
}

type Size = { readonly table: string; readonly rows: number; readonly data: number; readonly indexes: number };

async function fill(shop: Database): Promise<void> {
  await putMany(shop, manyProducts(PRODUCTS));
  await stockShop(shop);
  const trackers = postgresTrackers(shop);
  const buyers: Buyer[] = [];
  for (let nth = 0; nth < CUSTOMERS; nth += 1) {
    const buyer = await aBuyer(shop, nth);
    await anOrderOf(shop, buyer);
    buyers.push(buyer);
  }
  const note = async ({ id }: Buyer) => {
    const presses = Array.from({ length: ENTRIES }, (_, press) => aPut([aGlass(200 + press), aRoti(), aWalk()][press % 3] ?? aGlass()));
    for (let from = 0; from < ENTRIES; from += TOGETHER) await trackers.take(id, presses.slice(from, from + TOGETHER), Date.now());
  };
  for (const buyer of buyers.slice(0, FIRST)) await note(buyer);
  await sql`analyze`.execute(shop); // As PostgreSQL does by itself within a minute: until then it takes the tables for empty, and any index for as good as another.
  const before = await used();
  for (const buyer of buyers.slice(FIRST)) await note(buyer);
  const after = await used();
  const notifications = postgresNotifications(shop, () => EMPTY);
  const ticks = postgresTicks(shop);
  for (const { id } of buyers)
    for (let nth = 0; nth < NEWS; nth += 1) {
      const cause = `${id} ${nth}`;
      const text = { en: "Your appointment is on Thursday at 10:30.", hi: "आपकी अपॉइंटमेंट गुरुवार को 10:30 बजे है।" };
      const announcement = { topic: "appointment", text, path: "/appointments/1042" } as const;
      await notifications.announce(id, { id: notificationId(randomUUID()), cause, ...announcement, at: Date.now(), messages: [] });
      await ticks.put(id, { booking: payableId(randomUUID()), item: "item-1", day: day("2026-11-23"), time: "morning" }, Date.now());
    }
  await publish(shop, buyers);
  const each = (of: "server" | "database") => ((after[of] - before[of]) / ((CUSTOMERS - FIRST) * ENTRIES)).toFixed(3);
  console.log(
    `an entry that comes with two others: ${each("server")} + ${each("database")} ms of the use case's and the database's processor`,
  );
}

/** A post of each, which the next one comments on and likes. */
async function publish(shop: Database, buyers: readonly Buyer[]): Promise<void> {
  const posts = postgresPosts(shop);
  const limits = { count: async () => ({ kind: "counted" }) as const };
  const needs = { posts, limits, customers: { joinedAt: async () => null }, now: Date.now, newId: randomUUID };
  const [put, comment, like] = [makePublishPost(needs), makeWriteComment(needs), makeLikePost(needs)];
  const text = postTextIn(POSTED, LONGEST_POST);
  if (text === null) throw new TypeError("nothing is written");
  for (const { id } of buyers) await putFitbookProfile(shop, { customer: id, profile: aFitbookProfile("Asha"), at: Date.now() });
  for (const [nth, { id }] of buyers.entries()) {
    const post = await put(id, { key: randomUUID(), text, audience: "everybody", group: null });
    const reader = buyers[(nth + 1) % buyers.length]?.id;
    if (post.kind === "refused" || reader === undefined) throw new TypeError("nothing was published");
    await comment(reader, { post: post.value.id, parent: null, key: randomUUID(), text });
    await like(reader, { post: post.value.id, isLiked: true });
  }
}

/** Milliseconds of processor, so far. */
async function used(): Promise<Cost> {
  database ??= processorOf((await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(watcher)).rows[0]?.pid ?? 0);
  const { user, system } = process.cpuUsage();
  return { server: (user + system) / 1_000, database: database() };
}
