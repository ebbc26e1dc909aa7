import { describe, expect, it, onTestFinished } from "vitest";
import { memoryLandingPageRegister, memoryLandingPages } from "#adapters/memory/content/landing-pages.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { postgresLandingPageRegister, postgresLandingPages } from "#adapters/postgres/content/landing-pages.ts";
import { putProducts } from "#tests/builders/put-products.ts";
import { aLandingPage } from "#tests/builders/content/a-landing-page.ts";
import { products } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { LandingPage } from "#core/content/landing-pages/landing-page.ts";
import type { LandingPageRegister } from "#core/staff/landing-pages/landing-page-register.port.ts";

const adapters = {
  memory: async () => {
    const memory = Object.assign(new Memory(), { products });
    return { pages: memoryLandingPages(memory), register: memoryLandingPageRegister(memory) };
  },
  postgres: async () => {
    const db = await aDatabase();
    onTestFinished(() => db.destroy());
    await db.transaction().execute((trx) => putProducts(trx, products));
    return { pages: postgresLandingPages(db), register: postgresLandingPageRegister(db) };
  },
};

const put = (register: LandingPageRegister, ...pages: readonly LandingPage[]) =>
  register.change(() => ({ put: pages, audit: null, answer: null }));

describe.each(Object.entries(adapters))("landing pages kept in %s", (_, holding) => {
  it("are found by their names, letter by letter, and replace those of the same names", async () => {
    const { pages, register } = await holding();
    expect(await pages.named("monsoon")).toBeNull();
    const first = aLandingPage({ title: { english: "'\\ \u2028 <b>", hindi: "बरसात" } });
    await put(register, first, aLandingPage({ name: "a-2" }));
    expect(await pages.named("monsoon")).toEqual(first);
    const later = aLandingPage({ until: 5, blocks: [] });
    await put(register, later);
    expect(await pages.named("monsoon")).toEqual(later);
    expect((await register.all()).map(({ name }) => name)).toEqual(["a-2", "monsoon"]);
  });

  it("lose no change of two that come together", async () => {
    const { register } = await holding();
    const grow = () => register.change((stored) => ({ put: [aLandingPage({ name: `p-${stored.length}` })], audit: null, answer: null }));
    await Promise.all(Array.from({ length: 8 }, grow));
    expect((await register.all()).length).toBe(8);
  });

  it("know the shop's categories", async () => {
    const { register } = await holding();
    const known = await register.categories();
    expect(known.has("ayurveda")).toBe(true);
    expect(known.has("Ayurveda") || known.has("gone")).toBe(false);
  });
});
