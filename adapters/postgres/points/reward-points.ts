import { sql } from "kysely";
import { payableId } from "#core/ledger/entry.ts";
import { rewardEntryId } from "#core/points/reward-points.port.ts";
import { fromCustomer } from "#adapters/postgres/account/known-customer.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import type { RewardEntry, RewardPoints } from "#core/points/reward-points.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { RewardEntryRow } from "./tables.ts";

export const postgresRewardPoints = (db: Database): RewardPoints =>
  namingOutages("reward points", {
    async ledger(customer, { after, limit, now }) {
      const at = new Date(now);
      const { balance, pending } = await db
        .selectFrom("reward_entry")
        .select([
          sql<number>`coalesce(sum(points) filter (where usable_from <= ${at}), 0)::int8`.as("balance"),
          sql<number>`coalesce(sum(points) filter (where usable_from > ${at}), 0)::int8`.as("pending"),
        ])
        .where("customer", "=", customer)
        .where("expires_at", ">", at)
        .executeTakeFirstOrThrow();
      const rows = await db
        .selectFrom("reward_entry")
        .selectAll()
        .where("customer", "=", customer)
        .$if(after !== null, (query) =>
          query.where(
            sql<boolean>`(entered_at, id) < (select entered_at, id from reward_entry where id = ${after} and customer = ${customer})`,
          ),
        )
        .orderBy("entered_at", "desc")
        .orderBy("id", "desc")
        .limit(limit + 1) // One more tells whether there is a next page.
        .execute();
      const entries = rows.slice(0, limit).map(entryIn);
      return { balance, pending, entries, next: rows.length > limit ? (entries.at(-1)?.id ?? null) : null };
    },
    async enter(customer, entries) {
      if (entries.length === 0) return;
      // No key is named that an entry may meet: on one PostgreSQL it has two, and where those who enter the same at once met the other,
      // they would be refused.
      await sql`insert into reward_entry (${COLUMNS}, customer) select ${COLUMNS}, holder from (select id as holder ${fromCustomer(customer)}) held,
        json_populate_recordset(null::reward_entry, ${JSON.stringify(entries.map(rowOf))}::json) on conflict do nothing`.execute(db);
    },
  });

const COLUMNS = sql.raw("id, points, kind, reason, payable, entered_at, usable_from, expires_at");

const rowOf = ({ id, points, cause, at, usableFrom, expires }: RewardEntry): Omit<RewardEntryRow, "customer"> => ({
  id,
  points,
  kind: cause.kind,
  reason: cause.kind === "opening" ? cause.reason : "",
  payable: cause.kind === "opening" ? null : cause.order,
  entered_at: new Date(at),
  usable_from: new Date(usableFrom),
  expires_at: new Date(expires),
});

const entryIn = ({ id, points, kind, reason, payable, entered_at, usable_from, expires_at }: RewardEntryRow): RewardEntry => ({
  id: rewardEntryId(id),
  points,
  cause: kind === "opening" || payable === null ? { kind: "opening", reason } : { kind, order: payableId(payable) },
  at: entered_at.getTime(),
  usableFrom: usable_from.getTime(),
  expires: expires_at.getTime(),
});
