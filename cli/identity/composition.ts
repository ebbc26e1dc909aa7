import { postgresCustomers } from "#adapters/postgres/identity/customers.ts";
import type { Customers } from "#core/identity/customers.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

export const customersIn = (db: Database): Customers => postgresCustomers(db);
