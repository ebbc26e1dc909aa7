import type { SelectQueryBuilder } from "kysely";
import type { KeptReport } from "#core/fitbook/reports/report.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { Tables } from "#adapters/postgres/engine/tables.ts";

/** Whether upheld reports but for `except` suspend somebody, and whether they are blocked beside these; null: none does. */
export async function suspensionOf(
  trx: Database,
  author: CustomerId | null,
  except: string | null,
): Promise<Pick<KeptReport, "stoodBefore"> | null> {
  const all = trx.selectFrom("fitbook_report").select("was_blocked").where("author", "=", author);
  const others = except === null ? all : all.where("id", "<>", except);
  const row = await others
    .where("sanction", "=", "suspend")
    .where("state", "in", ["upheld", "appealed"])
    .orderBy("was_blocked", "desc")
    .executeTakeFirst();
  return row === undefined ? null : { stoodBefore: row.was_blocked };
}

/** The reports of what some people made: nothing else changes them until the caller's transaction ends. */
export async function lockedReports(
  trx: Database,
  authors: SelectQueryBuilder<Tables, "customer", { readonly id: string }>,
): Promise<readonly string[]> {
  const rows = await trx.selectFrom("fitbook_report").select("id").where("author", "in", authors).orderBy("id").forNoKeyUpdate().execute();
  return rows.map(({ id }) => id);
}

type Block = { readonly reports: readonly string[]; readonly author: CustomerId; readonly stoodBefore: boolean };

/** Keeps with those of the locked reports that suspend somebody whether taking them back leaves the account blocked. */
export async function keepWhetherBlocked(trx: Database, { reports, author, stoodBefore }: Block): Promise<void> {
  if (reports.length === 0) return;
  await trx
    .updateTable("fitbook_report")
    .set({ was_blocked: stoodBefore })
    .where("id", "in", [...reports])
    .where("author", "=", author)
    .where("sanction", "=", "suspend")
    .where("state", "in", ["upheld", "appealed"])
    .execute();
}
