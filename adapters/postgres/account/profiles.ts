import { fileId } from "#core/files/file-id.ts";
import { inviteCodeIn } from "#core/identity/invite-code.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import type { Profiles } from "#core/account/profiles.port.ts";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";

export const postgresProfiles = (db: Database): Profiles =>
  namingOutages("profiles", {
    async extras(customer, now) {
      const [[row], [sum]] = await Promise.all([
        rowsOf<ExtrasRow>(db, EXTRAS, [customer]),
        rowsOf<{ points: number }>(db, POINTS, [customer, new Date(now)]),
      ]);
      return {
        thumb: row === undefined || row.thumb === null ? null : fileId(row.thumb),
        rewardPoints: sum?.points ?? 0,
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
          .onConflict((stored) => stored.column("customer").doUpdateSet({ upload: thumb }))
          .execute();
        return before === undefined ? null : fileId(before.upload);
      }),
  });

type ExtrasRow = {
  readonly thumb: string | null;
  readonly invite_code: string | null;
  readonly invited: number;
};

const CUSTOMER = "(select $1::text)";

/** Of a customer ($1), each in a query of its own, so that PostgreSQL plans this once and not for them. */
const EXTRAS: Statement = {
  name: "profile extras",
  text: `select (select upload from profile_picture where customer = ${CUSTOMER}) as thumb,
    (select invite_code from customer where id = ${CUSTOMER}),
    (select count(*)::int8 from customer_invite where inviter = ${CUSTOMER}) as invited`,
};

/**
 * Of a customer ($1) at a moment ($2), apart from the others: points may lie on another node. The moment is in a query of its own, as
 * above.
 */
const POINTS: Statement = {
  name: "profile points",
  text: `select coalesce(sum(points), 0)::int8 as points from reward_entry
    where customer = $1 and usable_from <= (select $2::timestamptz) and expires_at > (select $2::timestamptz)`,
};
