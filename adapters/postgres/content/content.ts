import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { hindiOrNone } from "#adapters/postgres/engine/hindi-or-none.ts";
import { sharedRowsOf } from "#adapters/postgres/engine/rows.ts";
import { keptHealthPlanPage, keptHospitalPage } from "./kept-care-page.ts";
import type { Content, Contents } from "#core/content/content.port.ts";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";

export const postgresContent = (db: Database): Content =>
  namingOutages("content", {
    company: async () => (await frameIn(db))?.company ?? null,
    async landing() {
      const landing = (await db.selectFrom("content").select("landing").executeTakeFirst())?.landing ?? null;
      return landing && { ...landing, banners: landing.banners.map(hindiOrNone) };
    },
    menus: async () => (await frameIn(db))?.menus ?? null,
    hospitalPage: async () =>
      keptHospitalPage((await db.selectFrom("content").select("hospital_page").executeTakeFirst())?.hospital_page ?? null),
    healthPlanPage: async () =>
      keptHealthPlanPage((await db.selectFrom("content").select("health_plan_page").executeTakeFirst())?.health_plan_page ?? null),
    async putHealthPlanPage(page) {
      const row = { health_plan_page: JSON.stringify(page) };
      await db
        .insertInto("content")
        .values(row)
        .onConflict((stored) => stored.column("only_row").doUpdateSet(row))
        .execute();
    },
  });

/** What every page asks for, both at once. */
const frameIn = async (db: Database) => (await sharedRowsOf<Pick<Contents, "company" | "menus">>(db, FRAME, []))[0];
const FRAME: Statement = { name: "frame of content", text: "select company, menus from content" };

type PutContents = Omit<Contents, "hospitalPage"> & Partial<Pick<Contents, "hospitalPage">>;

/** Replaces the stored contents; without a page of hospitals that one stays as it is. */
export async function putContents(db: Database, { hospitalPage, ...contents }: PutContents): Promise<void> {
  const row = {
    company: JSON.stringify(contents.company),
    landing: JSON.stringify(contents.landing),
    menus: JSON.stringify(contents.menus),
    ...(hospitalPage === undefined ? {} : { hospital_page: JSON.stringify(hospitalPage) }),
    health_plan_page: JSON.stringify(contents.healthPlanPage),
  };
  await db
    .insertInto("content")
    .values(row)
    .onConflict((stored) => stored.column("only_row").doUpdateSet(row))
    .execute();
}
