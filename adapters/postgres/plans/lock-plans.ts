import { sql } from "kysely";
import type { Database } from "#adapters/postgres/engine/database.ts";

/**
 * Nobody else changes this account's plans until the transaction ends, nor holds what one of them could pay for: holds take the same lock.
 */
export const lockPlans = (trx: Database, customer: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`account ${customer}`}, 45))`.execute(trx);
