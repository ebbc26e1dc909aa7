import { postgresPractitionerRegister } from "#adapters/postgres/consultations/practitioner-register.ts";
import { postgresPractitioners } from "#adapters/postgres/consultations/practitioners.ts";
import { now } from "#tests/fixtures.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

import type { RegisterPlace } from "#tests/core/consultations/a-register.ts";

export function registerInPostgres(db: Database): RegisterPlace {
  return {
    register: postgresPractitionerRegister(db),
    practitioners: postgresPractitioners(db),
    async customer(id, mobile) {
      await db
        .insertInto("customer")
        .values({ id, name: "Asha Kulkarni", mobile, email: null, created_at: new Date(now) })
        .execute();
    },
    async roleOf(id) {
      const row = await db.selectFrom("customer").select("role").where("id", "=", id).executeTakeFirst();
      return row?.role ?? null;
    },
    async book({ id, practitioner, patient, start, length, buffer, state, expiresAt }) {
      const expires_at = expiresAt === null ? null : new Date(expiresAt);
      await db
        .insertInto("booking")
        .values({ id, practitioner, customer: patient, member: null, starts_at: new Date(start), length, buffer, state, expires_at })
        .execute();
    },
    async actions() {
      const rows = await db.selectFrom("audit_entry").select("action").orderBy("number").execute();
      return rows.map(({ action }) => action);
    },
  };
}
