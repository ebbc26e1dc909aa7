import { customerColumns, customerIn } from "#adapters/postgres/identity/customer-row.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import type { Roles } from "#core/staff/roles.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

export const postgresRoles = (db: Database): Roles =>
  namingOutages("roles", {
    async of(customer) {
      const row = await db
        .selectFrom("customer")
        .select("role")
        .where("id", "=", customer)
        .where("standing", "=", "staying")
        .executeTakeFirst();
      return row?.role ?? null;
    },
    async holders() {
      const rows = await db
        .selectFrom("customer")
        .select(customerColumns)
        .where("role", "!=", "customer")
        .where("standing", "=", "staying")
        .orderBy("name")
        .execute();
      return rows.map(customerIn).map(({ id, name, mobile, email, role }) => ({ id, name, mobile, email, role }));
    },
  });
