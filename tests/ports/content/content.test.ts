import { describe, expect, it, onTestFinished } from "vitest";
import { memoryContent } from "#adapters/memory/content/content.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { postgresContent, putContents } from "#adapters/postgres/content/content.ts";
import { someContents } from "#tests/builders/some-contents.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { Content, Contents } from "#core/content/content.port.ts";

const adapters: Record<string, (...puts: readonly Contents[]) => Promise<Content>> = {
  memory: async (...puts) => memoryContent(Object.assign(new Memory(), ...puts.map((contents) => ({ contents })))),
  postgres: async (...puts) => {
    const db = await aDatabase();
    onTestFinished(() => db.destroy());
    for (const stored of puts) await putContents(db, stored);
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
    expect(Object.values(await all(await holding()))).toEqual([null, null, null, null, null]);
  });

  it("take a health-plan page of its own, and keep the rest", async () => {
    const content = await holding(someContents());
    const healthPlanPage = { ...someContents().healthPlanPage, plans: [] };
    await content.putHealthPlanPage(healthPlanPage);
    expect(await all(content)).toEqual({ ...someContents(), healthPlanPage });
  });

  it("are the last that were put, letter by letter", async () => {
    const later = someContents({ company: { ...someContents().company, name: 'निरामय "Care" \\ & Söhne' } });
    expect(await all(await holding(someContents(), later))).toEqual(later);
  });
});
