import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { UPCOMING } from "#core/alerts/coming-area.ts";
import { isFulfilled } from "#core/alerts/fulfilment.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { mobileIn } from "#core/identity/mobile.ts";
import { demoCustomerId } from "#adapters/demo-people/people-at.ts";
import { demoReviews } from "#adapters/demo-people/reviews.ts";
import { reviewsIn } from "#core/reviews/review-summary.ts";
import { postgresAlerts } from "#adapters/postgres/alerts/alerts.ts";
import { postgresCatalogue } from "#adapters/postgres/catalogue/catalogue.ts";
import { postgresReviews } from "#adapters/postgres/reviews/reviews.ts";
import { postgresCarts } from "#adapters/postgres/customer-cart/carts.ts";
import { postgresCustomers } from "#adapters/postgres/identity/customers.ts";
import { postgresWishlists } from "#adapters/postgres/wishlist/wishlists.ts";
import { now } from "#tests/fixtures.ts";
import { aStockedDatabase } from "#tests/stocked-template.ts";
import { sql } from "kysely";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { Mobile } from "#core/identity/mobile.ts";

let db: Database;
beforeAll(async () => {
  db = await aStockedDatabase();
}, 180_000);
afterAll(() => db.destroy());

const numbered = (written: string): Mobile => {
  const mobile = mobileIn(written);
  if (mobile === null) throw new RangeError(written);
  return mobile;
};
const id = (key: string) => customerId(demoCustomerId(key));

describe("the demo's people in a new shop", () => {
  it("are found by their numbers", async () => {
    const customers = postgresCustomers(db);
    expect(await customers.withMobile(numbered("55555 00001"))).toMatchObject({
      id: id("asha"),
      name: "Asha Kulkarni",
      status: { kind: "staying" },
    });
    expect(await customers.withId(id("devanshi"))).toMatchObject({ name: "देवांशी पटेल", mobile: null });
  });

  it("come with a company whose app may speak for its own people alone", async () => {
    const customers = postgresCustomers(db);
    const key = "demo-arogya-benefits-key";
    expect(await customers.withId(id("meera"))).toMatchObject({ aggregator: "arogya-benefits" });
    expect(await customers.isBroughtBy(id("meera"), key)).toBe(true);
    expect(await customers.isBroughtBy(id("meera"), `${key}x`)).toBe(false);
    expect(await customers.isBroughtBy(id("asha"), key)).toBe(false);
  });

  it("have carts and wishlists of goods that can be bought", async () => {
    const { cart, choice } = await shown("asha");
    expect(cart.length).toBe(3);
    expect(choice).toMatchObject({ code: "WELCOME50" });
    for (const { product, quantity } of cart) {
      expect(product.status).toBe("active");
      expect(product.offer?.stock).toBeGreaterThanOrEqual(quantity);
      expect(quantity).toBeGreaterThanOrEqual(product.minimumQuantity);
    }
    expect((await shown("kabir")).cart).toEqual([]);
    expect((await postgresWishlists(db).of(id("gurpreet"))).length).toBe(10);
  });

  it("leave on their day: who asked twelve days ago is erased in eighteen", async () => {
    const leaver = await postgresCustomers(db).withId(id("thomas"));
    expect(leaver?.status).toEqual({ kind: "leaving", erasedFrom: now + 18 * 24 * 60 * 60 * 1000 });
    const { rows } = await sql<{ due: Date }>`select start_after as due from jobs.job where name = 'erase-account'`.execute(db);
    expect(rows.map(({ due }) => due.getTime())).toEqual([now + 18 * 24 * 60 * 60 * 1000]);
  });
});

describe("the demo's appointments in a new shop", () => {
  it("were taken days ago, so that nobody has held too many times within the hour", async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from booking where made_at > ${new Date(now - 2 * 60 * 60 * 1000)}`.execute(db);
    expect(rows).toEqual([{ count: 0 }]);
  });
});

async function shown(key: string) {
  const stored = await postgresCarts(db).of(id(key));
  return { cart: stored.lines, choice: stored.choice };
}

describe("the demo's reviews in a new shop", () => {
  it("are published, of goods that are there, and by buyers where they got them", async () => {
    const reviews = postgresReviews(db);
    const rows = await db
      .selectFrom("review")
      .innerJoin("product", "product.id", "review.subject")
      .select(["review.subject", "bought_at", "state"])
      .execute();
    expect(rows.length).toBeGreaterThan(8_000 + demoReviews.length);
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(["published"]));
    expect(rows.filter(({ bought_at }) => bought_at !== null).length).toBeGreaterThanOrEqual(3);
    const [most, ...others] = [...Map.groupBy(rows, ({ subject }) => subject)].toSorted(([, a], [, b]) => b.length - a.length);
    for (const [id, all] of most === undefined ? [] : [most, ...others.slice(0, 5)])
      expect(reviewsIn(await reviews.summary({ kind: "product", id }))).toBe(all.length);
    expect(most?.[1].length).toBeGreaterThan(200);
    const asha = await reviews.list({ state: "published", after: null, limit: 20_000 });
    expect(
      asha.filter(({ customer }) => customer === id("asha")).every(({ boughtAt, writtenAt }) => boughtAt !== null && boughtAt < writtenAt),
    ).toBe(true);
  });
});

describe("the demo's alerts in a new shop", () => {
  it("wait for what has not come about, and customers were told of what has", async () => {
    const alerts = postgresAlerts(db);
    expect(await alerts.due({ upcoming: UPCOMING, at: now })).toEqual([]);
    const waiting = await alerts.waiting({ upcoming: UPCOMING, at: now });
    expect(new Set(waiting.map(({ subject }) => subject.kind))).toEqual(new Set(["back-in-stock", "price-at-most"]));
    const asha = await alerts.of(id("asha"));
    expect(asha.map(({ about, toldAt }) => [about.kind, toldAt === null])).toEqual([
      ["back-in-stock", true],
      ["back-in-stock", true],
      ["price-at-most", true],
      ["price-at-most", false],
      ["back-in-stock", false],
      ["price-at-most", true],
    ]);
    for (const { about, toldAt } of asha) {
      if (!("product" in about)) continue;
      const [product] = await postgresCatalogue(db).productsWithIds([about.product.id]);
      const today = { product: product ?? null, quiz: null, upcoming: UPCOMING, at: now };
      expect(isFulfilled({ ...about, product: about.product.id }, today)).toBe(toldAt !== null);
    }
  });

  it("stand in the notifications of who was told, as read, and no letter waits to be sent", async () => {
    const told = await db.selectFrom("alert").select(["customer", "told_at"]).where("state", "=", "told").execute();
    const announced = await db
      .selectFrom("notification")
      .select(["customer", "created_at", "read_at"])
      .where("kind", "=", "announcement")
      .execute();
    const days = (rows: readonly { readonly customer: string | null; readonly at: Date | null }[]) =>
      rows.map(({ customer, at }) => `${customer} ${at?.toISOString()}`).toSorted();
    expect(days(announced.map(({ customer, created_at: at }) => ({ customer, at })))).toEqual(
      days(told.map(({ customer, told_at: at }) => ({ customer, at }))),
    );
    expect(announced.filter(({ read_at }) => read_at === null)).toEqual([]);
    const { rows } = await sql`select name from jobs.job where name = 'send-email'`.execute(db);
    expect(rows).toEqual([]);
  });
});
