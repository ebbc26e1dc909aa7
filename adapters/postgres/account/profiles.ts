import { sql } from "kysely";
import { fileId } from "#core/files/file-id.ts";
import { inviteCodeIn } from "#core/identity/invite-code.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import type { Profiles } from "#core/account/profiles.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

export const postgresProfiles = (db: Database): Profiles =>
  namingOutages("profiles", {
    async extras(customer, now) {
      const { rows } = await sql<{ thumb: string | null; points: number; invite_code: string | null; invited: number }>`
        select (select upload from profile_picture where customer = ${customer}) as thumb,
          (select invite_code from customer where id = ${customer}),
          (select count(*)::int8 from customer_invite where inviter = ${customer}) as invited,
          (select coalesce(sum(points), 0)::int8 from reward_entry
            where customer = ${customer} and usable_from <= ${new Date(now)} and expires_at > ${new Date(now)}) as points
      `.execute(db);
      const [row] = rows;
      return {
        thumb: row === undefined || row.thumb === null ? null : fileId(row.thumb),
        rewardPoints: row?.points ?? 0,
        inviteCode: inviteCodeIn(row?.invite_code ?? ""),
        invited: row?.invited ?? 0,
      };
    },
    async putGender(customer, gender) {
      await db.updateTable("customer").set({ gender }).where("id", "=", customer).execute();
    },
    async putBirthdate(customer, birthdate) {
      await db.updateTable("customer").set({ birthdate }).where("id", "=", customer).execute();
    },
    putThumb: (customer, thumb) =>
      db.transaction().execute(async (trx) => {
        await trx.selectFrom("customer").select("id").where("id", "=", customer).forNoKeyUpdate().execute(); // Changes of one customer are made one after the other.
        const before = await trx.selectFrom("profile_picture").select("upload").where("customer", "=", customer).executeTakeFirst();
        await trx
          .insertInto("profile_picture")
          .values({ customer, upload: thumb })
          .onConflict((kept) => kept.column("customer").doUpdateSet({ upload: thumb }))
          .execute();
        return before === undefined ? null : fileId(before.upload);
      }),
  });
