import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { UNNARROWED } from "#core/catalogue/collection.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { reviewId } from "#core/reviews/review.ts";
import { memoryCatalogue } from "#adapters/memory/catalogue/catalogue.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryReviews } from "#adapters/memory/reviews/reviews.ts";
import { memoryWishlists } from "#adapters/memory/wishlist/wishlists.ts";
import { postgresCatalogue } from "#adapters/postgres/catalogue/catalogue.ts";
import { putProducts } from "#tests/builders/put-products.ts";
import { postgresReviews } from "#adapters/postgres/reviews/reviews.ts";
import { postgresWishlists } from "#adapters/postgres/wishlist/wishlists.ts";
import { now, products } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import { decideReview, withdrawReview, writeReview } from "#tests/ports/reviews/change-reviews.ts";
import type { Catalogue } from "#core/catalogue/catalogue.port.ts";
import type { Rating } from "#core/catalogue/product.ts";
import type { Wishlists } from "#core/wishlist/wishlists.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Stars } from "#core/reviews/review.ts";
import type { Reviews } from "#core/reviews/reviews.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
  await db.transaction().execute((trx) => putProducts(trx, products));
});
afterAll(() => db.destroy());

type Kept = {
  readonly catalogue: Catalogue;
  readonly reviews: Reviews;
  readonly wishlists: Wishlists;
  readonly someone: () => Promise<CustomerId>;
};
const adapters: Record<string, () => Kept> = {
  memory: () => {
    const memory = Object.assign(new Memory(), { products });
    return {
      catalogue: memoryCatalogue(memory),
      reviews: memoryReviews(memory),
      wishlists: memoryWishlists(memory),
      someone: async () => customerId(randomUUID()),
    };
  },
  postgres: () => ({
    catalogue: postgresCatalogue(db),
    reviews: postgresReviews(db),
    wishlists: postgresWishlists(db),
    async someone() {
      const id = randomUUID();
      await db
        .insertInto("customer")
        .values({ id, name: "Asha", mobile: null, email: null, created_at: new Date(now) })
        .execute();
      return customerId(id);
    },
  }),
};

const subject = { kind: "product", id: "id-rose-water" } as const;

async function publish(reviews: Reviews, customer: CustomerId, stars: Stars): Promise<void> {
  const id = reviewId(randomUUID());
  await writeReview(reviews, { id, customer, subject, stars, text: "", pictures: [], at: now, boughtAt: null });
  await decideReview(reviews, id, { kind: "publish" });
}

describe.each(Object.entries(adapters))("a product's rating, kept in %s", (_, kept) => {
  it("stands with it on every list, of its published reviews alone, until the last is withdrawn", async () => {
    const { catalogue, reviews, wishlists, someone } = kept();
    const [asha, ravi, meera] = [await someone(), await someone(), await someone()];
    for (const id of ["id-old-balm", subject.id]) await wishlists.add(asha, id, 9);
    const told = async (): Promise<Rating | null | undefined> => {
      const lists = [
        (await catalogue.find({ on: null, narrowing: UNNARROWED }, { order: "popular", after: null, limit: 50 }))?.products ?? [],
        await catalogue.productsWithIds(["id-old-balm", subject.id]),
        await catalogue.productsMatching("rose water", { limit: 9, without: null }),
        await wishlists.of(asha),
      ];
      for (const list of lists) for (const { id, rating } of list) if (id !== subject.id) expect(rating).toBeNull();
      const ratings = lists.map((list) => list.find(({ id }) => id === subject.id)?.rating);
      for (const rating of ratings) expect(rating).toEqual(ratings[0]);
      return ratings[0];
    };
    expect(await told()).toBeNull();
    await publish(reviews, asha, 5);
    await publish(reviews, ravi, 4);
    await publish(reviews, meera, 4);
    await writeReview(reviews, {
      id: reviewId(randomUUID()),
      customer: asha,
      subject,
      stars: 1,
      text: "",
      pictures: [],
      at: now,
      boughtAt: null,
    });
    expect(await told()).toEqual({ average: 4.3, ratings: 3 });
    for (const customer of [asha, ravi, meera]) await withdrawReview(reviews, customer, subject);
    expect(await told()).toBeNull();
  });
});
