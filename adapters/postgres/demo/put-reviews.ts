import { postgresPurchases } from "#adapters/postgres/orders/purchases.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Stars } from "#core/reviews/review.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** A published review. `writtenAt` in milliseconds since 1970. */
export type KeptReview = {
  readonly id: string;
  readonly customer: CustomerId;
  readonly product: string;
  readonly stars: Stars;
  readonly text: string;
  readonly writtenAt: number;
};

/**
 * Stores published reviews of existing customers. If a customer received the product, the review says so. Part of the caller's transaction.
 */
export async function putReviews(trx: Database, reviews: readonly KeptReview[]): Promise<void> {
  const purchases = postgresPurchases(trx);
  for (const { id, customer, product, stars, text, writtenAt } of reviews) {
    const known = await trx.selectFrom("customer").select("id").where("id", "=", customer).executeTakeFirst();
    if (known === undefined) continue;
    const boughtAt = await purchases.deliveredTo(customer, product);
    await trx
      .insertInto("review")
      .values({
        id,
        customer,
        subject_kind: "product",
        subject: product,
        version: 1,
        state: "published",
        stars,
        text,
        reason: null,
        written_at: new Date(writtenAt),
        bought_at: boughtAt === null ? null : new Date(boughtAt),
      })
      .onConflict((stored) => stored.columns(["customer", "subject_kind", "subject", "version"]).doNothing())
      .execute();
  }
}

/** The products that were delivered to a customer, those of the oldest order first. */
export async function productsGot(db: Database, customer: CustomerId): Promise<readonly string[]> {
  const orders = await db
    .selectFrom("shop_order")
    .select("products")
    .where("customer", "=", customer)
    .where("stage", "=", "placed")
    .orderBy("listed_at")
    .execute();
  const purchases = postgresPurchases(db);
  const got: string[] = [];
  for (const product of new Set(orders.flatMap(({ products }) => products)))
    if ((await purchases.deliveredTo(customer, product)) !== null) got.push(product);
  return got;
}
