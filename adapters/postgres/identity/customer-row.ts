import { customerId } from "#core/identity/customer-id.ts";
import { emailIn } from "#core/identity/email-address.ts";
import { fullNameIn } from "#core/identity/full-name.ts";
import { mobileIn } from "#core/identity/mobile.ts";
import { day } from "#core/shared/day.ts";
import type { Selectable } from "kysely";
import type { AccountStatus } from "#core/identity/account-status.ts";
import type { Customer } from "#core/identity/customer.ts";
import type { CustomerRow } from "./tables.ts";

export const customerColumns = [
  "customer.id",
  "customer.name",
  "customer.mobile",
  "customer.email",
  "customer.role",
  "customer.gender",
  "customer.birthdate",
  "customer.aggregator",
  "customer.standing",
  "customer.due_from",
] as const;

/** What `customerColumns` read. */
export type CustomerColumns = Pick<
  Selectable<CustomerRow>,
  "id" | "name" | "mobile" | "email" | "role" | "gender" | "birthdate" | "aggregator" | "standing" | "due_from"
>;

/** A row of `customerColumns` as core knows it. Throws if the row breaks a rule of core. */
export const customerIn = (row: CustomerColumns): Customer => ({
  id: customerId(row.id),
  name: kept(fullNameIn(row.name), "name"),
  mobile: row.mobile === null ? null : kept(mobileIn(row.mobile), "mobile"),
  email: row.email === null ? null : kept(emailIn(row.email), "e-mail address"),
  role: row.role,
  gender: row.gender,
  birthdate: row.birthdate === null ? null : day(row.birthdate),
  aggregator: row.aggregator,
  status: accountStatusIn(row),
});

export function accountStatusIn({ standing, due_from }: Pick<CustomerColumns, "standing" | "due_from">): AccountStatus {
  const due = due_from?.getTime() ?? 0;
  switch (standing) {
    case "staying":
    case "blocked":
      return { kind: standing };
    case "leaving":
      return { kind: standing, erasedFrom: due };
    case "erased":
      return { kind: standing, forgottenFrom: due };
  }
}

function kept<Value>(value: Value | null, what: string): Value {
  if (value === null) throw new TypeError(`a customer's ${what} is kept that is none`);
  return value;
}
