import { expect, it, onTestFinished } from "vitest";
import { UNNARROWED } from "#core/catalogue/collection.ts";
import { putDemo } from "#adapters/composition/demo.ts";
import { postgresCatalogue } from "#adapters/postgres/catalogue/catalogue.ts";
import { postgresCoupons } from "#adapters/postgres/coupons/coupons.ts";
import { postgresShipping } from "#adapters/postgres/shipping/shipping.ts";
import { seedOnce } from "#adapters/postgres/demo/seed-once.ts";
import { demo } from "#tests/builders/demo.ts";
import { aDatabase } from "#tests/postgres.ts";

it("a new shop holds the demo's goods a moment later: products on shelves, coupons, shipping and pincodes", {
  timeout: 180_000,
}, async () => {
  const db = await aDatabase();
  onTestFinished(() => db.destroy());
  const begun = performance.now();
  await seedOnce(db, (trx) => putDemo(trx, demo));
  expect(performance.now() - begun).toBeLessThan(60_000); // A second and a half on a machine that does nothing else.

  const catalogue = postgresCatalogue(db);
  expect((await catalogue.filters({ on: null, narrowing: UNNARROWED }))?.count.products).toBeGreaterThan(550);
  const categories = await catalogue.categories();
  expect(categories.map(({ title }) => title)).toEqual(
    expect.arrayContaining(["Ayurveda", "Unani", "Dietary Needs", "Chronic Disease", "Women's Health", "Accessories", "Health package"]),
  );
  expect(categories.filter(({ products }) => products === 0)).toEqual([]);
  expect((await catalogue.productsMatching("त्रिफला", { limit: 10, without: null })).length).toBeGreaterThan(0);
  expect((await postgresCoupons(db).publicOnes()).length).toBe(10); // Of twelve one is private and one for the app alone.
  expect((await postgresShipping(db).settings()).basic).not.toBeNull();
  expect(
    Number(
      (
        await db
          .selectFrom("pincode")
          .select(({ fn }) => fn.countAll().as("all"))
          .executeTakeFirstOrThrow()
      ).all,
    ),
  ).toBeGreaterThanOrEqual(200);

  const imports = await db.selectFrom("audit_entry").select(["who", "action"]).where("action", "like", "%import").execute();
  expect(imports.map(({ who, action }) => `${who}: ${action}`).toSorted()).toEqual(
    ["calendar", "catalogue", "event", "hospital", "lab", "landing", "pincode", "plan", "practitioner", "quiz"].map(
      (what) => `demo: ${what} import`,
    ),
  );
});
