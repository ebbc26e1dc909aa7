import { randomUUID } from "node:crypto";
import { setTimeout as passed } from "node:timers/promises";
import { sql } from "kysely";
import { HEALTH_CONSENT_TEXT } from "#core/account/health-consent.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ListTrackerChanges } from "#core/trackers/calls/list-tracker-changes.use-case.ts";
import { SyncTrackers } from "#core/trackers/calls/sync-trackers.use-case.ts";
import { aGlass, aPut } from "#tests/builders/a-tracker-op.ts";
import { signedIn } from "#tests/faults/shop-process.ts";
import { valueOf } from "#tests/core/customer-cart/a-customers-cart.ts";
import { clientOf } from "#tests/http/over-http.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { Buyer } from "#tests/faults/buyers.ts";

/** Somebody who notes glasses of water, and the port of the node on which these lie. */
export type Presser = Buyer & { readonly node: number };

/** New customers who allow that their health data are kept. */
export async function pressersIn(db: Database, count: number): Promise<readonly Presser[]> {
  const people = await signedIn(db, count);
  for (const { customer } of people)
    await db.insertInto("health_consent").values({ customer, given_at: new Date(), text_version: HEALTH_CONSENT_TEXT }).execute();
  return Promise.all(
    people.map(async (person) => ({
      ...person,
      node: await nodeOf(db, person.customer),
    })),
  );
}

/** The port of the node on which what a customer notes lies. */
export async function nodeOf(db: Database, customer: string): Promise<number> {
  const { rows } = await sql<{
    port: number;
  }>`select nodeport as port from pg_dist_shard_placement
    where shardid = get_shard_id_for_distribution_column('tracker_op', ${customer}::text)`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new TypeError("a node");
  return row.port;
}

/** A call that the shop answered with 503. */
export type Failure = { readonly customer: string; readonly at: number };

export type Pressing = {
  readonly address: string;
  readonly failed: (failure: Failure) => void;
};

/** Notes a glass, once more as a device does where the shop can't be reached. Answers its entry once it is acknowledged. */
export async function press({ customer, bearer }: Buyer, { address, failed }: Pressing): Promise<string> {
  const glass = aPut(aGlass(200, Date.now()), { at: Date.now() });
  for (let tries = 0; ; tries += 1) {
    try {
      const { accepted, repeated } = valueOf(await clientOf(address, bearer).get(SyncTrackers)(customerId(customer), [glass]));
      if (![...accepted, ...repeated].includes(glass.op)) throw new Error("a glass was refused");
      return glass.entry;
    } catch (error) {
      if (!(error instanceof PortUnavailable) || tries === 400) throw error;
      failed({ customer, at: Date.now() });
      await passed(200);
    }
  }
}

/** What is amiss with what somebody has noted after `acknowledged` were: entries that are lost, doubled or come from nowhere. */
export async function lossesOf(address: string, { customer, bearer }: Buyer, acknowledged: readonly string[]): Promise<readonly string[]> {
  const { entries } = await clientOf(address, bearer).get(ListTrackerChanges)(customerId(customer), 0);
  const stored = entries.map(({ entry }) => entry);
  const losses = acknowledged
    .filter((entry) => !stored.includes(entry))
    .map((entry) => `${entry} of ${customer} was acknowledged and is lost`);
  if (stored.length !== new Set(acknowledged).size) losses.push(`${customer} has ${stored.length} entries of ${acknowledged.length}`);
  return losses;
}

/** A database of the test's own. */
export const aName = (): string => `shop_${randomUUID().replaceAll("-", "")}`;
