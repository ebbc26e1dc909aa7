import { sql } from "kysely";
import { rewardEntryId } from "#core/account/reward-points.port.ts";
import { fileId } from "#core/files/file-id.ts";
import { namingOutages } from "./database.ts";
import type { Profiles } from "#core/account/profiles.port.ts";
import type { RewardPoints } from "#core/account/reward-points.port.ts";
import type { Database } from "./database.ts";

export const postgresProfiles = (db: Database): Profiles =>
  namingOutages("profiles", {
    async standing(customer) {
      const { rows } = await sql<{ thumb: string | null; points: number }>`
        select (select upload from profile_picture where customer = ${customer}) as thumb,
          (select coalesce(sum(points), 0)::int8 from reward_entry where customer = ${customer}) as points
      `.execute(db);
      const [row] = rows;
      return { thumb: row === undefined || row.thumb === null ? null : fileId(row.thumb), rewardPoints: row?.points ?? 0 };
    },
    async putGender(customer, gender) {
      await db.updateTable("customer").set({ gender }).where("id", "=", customer).execute();
    },
    async putBirthdate(customer, birthdate) {
      await db.updateTable("customer").set({ birthdate }).where("id", "=", customer).execute();
    },
    putThumb: (customer, thumb) =>
      db.transaction().execute(async (trx) => {
        await trx.selectFrom("customer").select("id").where("id", "=", customer).forNoKeyUpdate().execute(); // One after the other.
        const before = await trx.selectFrom("profile_picture").select("upload").where("customer", "=", customer).executeTakeFirst();
        await trx
          .insertInto("profile_picture")
          .values({ customer, upload: thumb })
          .onConflict((kept) => kept.column("customer").doUpdateSet({ upload: thumb }))
          .execute();
        return before === undefined ? null : fileId(before.upload);
      }),
  });

export const postgresRewardPoints = (db: Database): RewardPoints =>
  namingOutages("reward points", {
    async ledger(customer, { after, limit }) {
      const { balance } = await db
        .selectFrom("reward_entry")
        .select(sql<number>`coalesce(sum(points), 0)::int8`.as("balance"))
        .where("customer", "=", customer)
        .executeTakeFirstOrThrow();
      const rows = await db
        .selectFrom("reward_entry")
        .select(["id", "points", "reason", "entered_at"])
        .where("customer", "=", customer)
        .$if(after !== null, (query) => query.where("id", "<", after ?? ""))
        .orderBy("id", "desc")
        .limit(limit + 1) // One more tells whether there is a next page.
        .execute();
      const entries = rows
        .slice(0, limit)
        .map(({ id, points, reason, entered_at }) => ({ id: rewardEntryId(id), points, reason, at: entered_at.getTime() }));
      return { balance, entries, next: rows.length > limit ? (entries.at(-1)?.id ?? null) : null };
    },
    async enter(customer, { id, points, reason, at }) {
      await db
        .insertInto("reward_entry")
        .values({ id, customer, points, reason, entered_at: new Date(at) })
        .onConflict((kept) => kept.column("id").doNothing())
        .execute();
    },
  });
