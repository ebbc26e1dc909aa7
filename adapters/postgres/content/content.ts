import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import type { Content, Contents } from "#core/content/content.port.ts";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";

export const postgresContent = (db: Database): Content =>
  namingOutages("content", {
    company: async () => (await rowsOf<Pick<Contents, "company">>(db, COMPANY, []))[0]?.company ?? null,
    landing: async () => (await db.selectFrom("content").select("landing").executeTakeFirst())?.landing ?? null,
    menus: async () => (await rowsOf<Pick<Contents, "menus">>(db, MENUS, []))[0]?.menus ?? null,
    hospitalPage: async () => (await db.selectFrom("content").select("hospital_page").executeTakeFirst())?.hospital_page ?? null,
    healthPlanPage: async () => (await db.selectFrom("content").select("health_plan_page").executeTakeFirst())?.health_plan_page ?? null,
    async putHealthPlanPage(page) {
      const row = { health_plan_page: JSON.stringify(page) };
      await db
        .insertInto("content")
        .values(row)
        .onConflict((kept) => kept.column("only_row").doUpdateSet(row))
        .execute();
    },
  });

/** What every page asks for. */
const COMPANY: Statement = { name: "company of content", text: "select company from content" };
const MENUS: Statement = { name: "menus of content", text: "select menus from content" };

/** Replaces the stored contents. */
export async function putContents(db: Database, contents: Contents): Promise<void> {
  const row = {
    company: JSON.stringify(contents.company),
    landing: JSON.stringify(contents.landing),
    menus: JSON.stringify(contents.menus),
    hospital_page: JSON.stringify(contents.hospitalPage),
    health_plan_page: JSON.stringify(contents.healthPlanPage),
  };
  await db
    .insertInto("content")
    .values(row)
    .onConflict((kept) => kept.column("only_row").doUpdateSet(row))
    .execute();
}
