import { withEntries } from "#core/ledger/ledger.ts";
import type { Entry } from "#core/ledger/entry.ts";
import type { Ledger } from "#core/ledger/ledger.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Stores the entries that the ledger does not have yet, as part of the caller's transaction. Throws if one would move other money under a known key. */
export async function putEntries(trx: Database, ledger: Ledger, entries: readonly Entry[]): Promise<void> {
  const fresh = withEntries(ledger, entries).slice(ledger.length);
  if (fresh.length === 0) return;
  const rows = fresh.map((one) => ({ ...one, at: new Date(one.at), postings: JSON.stringify(one.postings) }));
  await trx.insertInto("ledger_entry").values(rows).execute();
}
