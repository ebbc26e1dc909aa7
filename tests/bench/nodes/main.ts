// What it costs that what customers keep, order and note and are told lies on three nodes: a change of a cart, an order, a list of
// somebody's orders, three presses that come at once, news of one with a message, and a list of ten, in a database whose tables all lie on
// the coordinator and in one that `database distribute` has spread, both on the same four servers, in alternating rounds. Needs Citus
// (docs/operations.md, A distributed PostgreSQL).
import { randomUUID } from "node:crypto";
import { EMPTY } from "rxjs";
import { notificationId } from "#core/notifications/notification.ts";
import { jobKinds } from "#adapters/composition/server/job-kinds.ts";
import { openDatabase } from "#adapters/postgres/engine/database.ts";
import { migrate } from "#adapters/postgres/migrate.ts";
import { postgresNotifications } from "#adapters/postgres/notifications/notifications.ts";
import { postgresTrackers } from "#adapters/postgres/trackers/trackers.ts";
import { postgresOrders } from "#adapters/postgres/orders/orders.ts";
import { aBuyer, anOrderOf, CART, stockShop } from "#tests/bench/made/many-orders.ts";
import { aGlass, aPut } from "#tests/builders/a-tracker-op.ts";
import { databaseOver, distributedServers } from "#tests/cluster/distributed-servers.ts";
import { aSpreadShop } from "#tests/cluster/spread-shop.ts";
import { postgresShop } from "#tests/ports/orders/an-order-shop.ts";
import { fill } from "#tests/core/orders/a-stocked-shop.ts";
import { printCosts } from "./rounds.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { Buyer } from "#tests/core/orders/a-stocked-shop.ts";

const CUSTOMERS = 20;
const TOGETHER = 3;

const servers = await distributedServers(3);
const opened: Database[] = [];
try {
  const ports = { coordinator: servers.coordinator.port, nodes: servers.nodes.map(({ port }) => port) };
  const one = openDatabase(await databaseOver(ports, "one"));
  const three = openDatabase(await aSpreadShop(ports, "three"));
  opened.push(one, three);
  await migrate(one, "the bench", jobKinds);
  const sides = { one: await filled(one), three: await filled(three) };
  const acts = {
    "three presses at once": ({ db, buyers }: Side) => each(buyers, ({ id }) => press(db, id)),
    "a change of a cart": ({ db, buyers }: Side) => each(buyers, (buyer) => fill(postgresShop(db), buyer, CART)),
    "an order": ({ db, buyers }: Side) => each(buyers, (buyer) => anOrderOf(db, buyer)),
    "a list of ten orders": ({ db, buyers }: Side) =>
      each(buyers, ({ id }) => postgresOrders(db).of(id, { text: null, filter: "all", after: null, limit: 10 })),
    "news with a message": ({ db, buyers }: Side) => each(buyers, ({ id }) => tell(db, id)),
    "a list of ten": ({ db, buyers }: Side) => each(buyers, ({ id }) => told(db).listed(id, { after: null, limit: 10 })),
  };
  for (const [name, act] of Object.entries(acts))
    await printCosts(ports, CUSTOMERS, {
      [`${name}, all on the coordinator`]: () => act(sides.one),
      [`${name}, spread over three nodes`]: () => act(sides.three),
    });
} finally {
  for (const db of opened) await db.destroy();
  await servers.end();
}

type Side = { readonly db: Database; readonly buyers: readonly Buyer[] };

async function filled(db: Database): Promise<Side> {
  await stockShop(db);
  const buyers: Buyer[] = [];
  for (let nth = 0; nth < CUSTOMERS; nth += 1) buyers.push(await aBuyer(db, nth));
  return { db, buyers };
}

async function each(buyers: readonly Buyer[], act: (buyer: Buyer) => Promise<unknown>): Promise<void> {
  for (const buyer of buyers) await act(buyer);
}

function told(db: Database): ReturnType<typeof postgresNotifications> {
  return postgresNotifications(db, () => EMPTY);
}

async function tell(db: Database, id: Buyer["id"]): Promise<void> {
  const text = { en: "Your appointment is on Thursday at 10:30.", hi: "आपकी अपॉइंटमेंट गुरुवार को 10:30 बजे है।" };
  const announcement = { topic: "appointment", text, path: "/appointments/1042" } as const;
  const messages = [{ kind: "send-sms", mobile: "9820012345", text: text.en }] as const;
  await told(db).announce(id, { id: notificationId(randomUUID()), cause: randomUUID(), ...announcement, at: Date.now(), messages });
}

async function press(db: Database, id: Buyer["id"]): Promise<void> {
  const presses = Array.from({ length: TOGETHER }, () => aPut(aGlass()));
  await postgresTrackers(db).take(id, presses, Date.now());
}
