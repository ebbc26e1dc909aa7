import { sql } from "kysely";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { inTransaction } from "#adapters/postgres/engine/in-transaction.ts";
import { putAudit } from "#adapters/postgres/staff/audit-log.ts";
import type { LandingPage } from "#core/content/landing-pages/landing-page.ts";
import type { LandingPages } from "#core/content/landing-pages/landing-pages.port.ts";
import type { LandingPageRegister } from "#core/staff/landing-pages/landing-page-register.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

export const postgresLandingPages = (db: Database): LandingPages =>
  namingOutages("landing pages", {
    named: async (name) => (await db.selectFrom("landing_page").select("page").where("name", "=", name).executeTakeFirst())?.page ?? null,
  });

export const postgresLandingPageRegister = (db: Database): LandingPageRegister =>
  namingOutages<LandingPageRegister>("landing page register", {
    all: () => allIn(db),
    async categories() {
      const rows = await db.selectFrom("shelf").select("slug").where("kind", "=", "category").execute();
      return new Set(rows.map(({ slug }) => slug));
    },
    change: (decide) =>
      inTransaction(db, async (trx) => {
        await sql`lock table landing_page in share row exclusive mode`.execute(trx); // Readers go on; a second import waits.
        const { put, audit, answer } = decide(await allIn(trx));
        await putLandingPages(trx, put);
        if (audit !== null) await putAudit(trx, audit);
        return answer;
      }),
  });

/** Puts pages in the place of those of the same names. */
export async function putLandingPages(db: Database, pages: readonly LandingPage[]): Promise<void> {
  if (pages.length === 0) return;
  await db
    .insertInto("landing_page")
    .values(pages.map((page) => ({ name: page.name, page: JSON.stringify(page) })))
    .onConflict((stored) => stored.column("name").doUpdateSet((put) => ({ page: put.ref("excluded.page") })))
    .execute();
}

async function allIn(db: Database): Promise<readonly LandingPage[]> {
  const rows = await db.selectFrom("landing_page").select("page").orderBy(sql`name collate "C"`).execute();
  return rows.map(({ page }) => page);
}
