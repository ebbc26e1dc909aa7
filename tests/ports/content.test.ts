import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { memoryContent } from "#adapters/memory/content.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { postgresContent, putContents } from "#adapters/postgres/content.ts";
import { someContents } from "#tests/builders/some-contents.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { Content, Contents } from "#core/content/content.port.ts";
import type { Database } from "#adapters/postgres/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

const adapters: Record<string, (kept: Contents | null) => Promise<Content>> = {
  memory: async (kept) => memoryContent(Object.assign(new Memory(), kept === null ? {} : { contents: kept })),
  postgres: async (kept) => {
    if (kept !== null) await putContents(db, kept);
    return postgresContent(db);
  },
};

const all = async (content: Content) => ({
  company: await content.company(),
  landing: await content.landing(),
  menus: await content.menus(),
  hospitalPage: await content.hospitalPage(),
  healthPlanPage: await content.healthPlanPage(),
});

describe.each(Object.entries(adapters))("contents kept in %s", (_, holding) => {
  it("are absent until some are put", async () => {
    expect(Object.values(await all(await holding(null)))).toEqual([null, null, null, null, null]);
  });

  it("take a health-plan page of its own, and keep the rest", async () => {
    await holding(someContents());
    const content = await holding(null);
    const page = { ...someContents().healthPlanPage, plans: [] };
    await content.putHealthPlanPage(page);
    expect(await content.healthPlanPage()).toEqual(page);
  });

  it("are the last that were put, letter by letter", async () => {
    await holding(someContents());
    const later = someContents({ company: { ...someContents().company, name: 'निरामय "Care" \\ & Söhne' } });
    expect(await all(await holding(later))).toEqual(later);
  });
});
