import { sql } from "kysely";
import { fileId } from "#core/files/file-id.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { summaryOf } from "#core/reviews/review-summary.ts";
import { nextReview } from "#core/reviews/review-state.ts";
import { arePicturesTaken, isSameOpinion, myReviewIn, reviewId, shownName } from "#core/reviews/review.ts";
import { grouped } from "#core/shared/grouped.ts";
import { ok, refused } from "#core/shared/result.ts";
import { putAudit } from "#adapters/postgres/staff/audit-log.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { inTransaction } from "#adapters/postgres/engine/in-transaction.ts";
import type { FileId } from "#core/files/file-id.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { FullName } from "#core/identity/full-name.ts";
import type { MyReview, Review, ReviewSubject } from "#core/reviews/review.ts";
import type { ReviewEvent } from "#core/reviews/review-state.ts";
import type { NewReview, Reviews, ReviewQuery } from "#core/reviews/reviews.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { ReviewRow } from "./tables.ts";

export const postgresReviews = (db: Database): Reviews =>
  namingOutages("reviews", {
    write: (review) =>
      inTransaction(db, async (trx) => {
        const { customer, subject } = review;
        await oneAtATime(trx, customer);
        const all = await versions(trx, customer, subject);
        const before = myReviewIn(all);
        const stands = before !== null && (before.newest.state === "pending" || before.newest.state === "published");
        if (stands && isSameOpinion(before.newest, review)) return ok(before);
        if (!(await areTheirs(trx, customer, review.pictures))) return refused({ kind: "unknown-picture" });
        for (const one of all) if (one.state === "pending") await step(trx, one, { event: "replace", reason: null });
        await insert(trx, review, (before?.newest.version ?? 0) + 1);
        return ok(await mine(trx, customer, subject));
      }),

    withdraw: (customer, subject) =>
      inTransaction(db, async (trx) => {
        await oneAtATime(trx, customer);
        const standing = (await versions(trx, customer, subject)).filter(({ state }) => state === "pending" || state === "published");
        for (const one of standing) await step(trx, one, { event: "withdraw", reason: null });
        return standing.length === 0 ? null : mine(trx, customer, subject);
      }),

    of: async (customer, subject) => myReviewIn(await versions(db, customer, subject)),

    decide: (id, decision, audit) =>
      inTransaction(db, async (trx) => {
        const whose = await trx.selectFrom("review").select("customer").where("id", "=", id).executeTakeFirst();
        if (whose === undefined) return refused({ kind: "unknown-review" });
        await oneAtATime(trx, customerId(whose.customer));
        const [review] = await withPictures(trx, await trx.selectFrom("review").selectAll().where("id", "=", id).execute());
        if (review === undefined) return refused({ kind: "unknown-review" });
        const state = nextReview(review.state, decision.kind);
        if (state === null) return refused({ kind: "does-not-fit", state: review.state });
        if (state === review.state) return ok(review);
        if (state === "published") {
          const all = await versions(trx, review.customer, review.subject);
          for (const one of all) if (one.state === "published") await step(trx, one, { event: "replace", reason: null });
        }
        const reason = decision.kind === "reject" ? decision.reason : null;
        await step(trx, review, { event: decision.kind, reason });
        await putAudit(trx, audit);
        return ok({ ...review, state, reason });
      }),

    published: (wanted) => published(db, wanted),

    async summary({ kind, id }) {
      const row = await db
        .selectFrom("review_summary")
        .select("counts")
        .where("subject_kind", "=", kind)
        .where("subject", "=", id)
        .executeTakeFirst();
      return summaryOf((stars) => row?.counts[stars - 1] ?? 0);
    },

    async list({ state, after, limit }) {
      const rows = await db
        .selectFrom("review")
        .selectAll()
        .$if(state !== null, (query) => query.where("state", "=", state ?? "pending"))
        .$if(after !== null, (query) => query.where("id", ">", after ?? ""))
        .orderBy("id")
        .limit(limit)
        .execute();
      return withPictures(db, rows);
    },
  });

/** What is done to a customer's reviews comes one after the other, whoever does it. */
async function oneAtATime(trx: Database, customer: CustomerId): Promise<void> {
  await trx.selectFrom("customer").select("id").where("id", "=", customer).forNoKeyUpdate().execute();
}

async function versions(db: Database, customer: CustomerId, { kind, id }: ReviewSubject): Promise<readonly Review[]> {
  const rows = await db
    .selectFrom("review")
    .selectAll()
    .where("customer", "=", customer)
    .where("subject_kind", "=", kind)
    .where("subject", "=", id)
    .execute();
  return withPictures(db, rows);
}

async function mine(db: Database, customer: CustomerId, subject: ReviewSubject): Promise<MyReview> {
  const review = myReviewIn(await versions(db, customer, subject));
  if (review === null) throw new TypeError("it was just there");
  return review;
}

async function areTheirs(trx: Database, customer: CustomerId, pictures: readonly FileId[]): Promise<boolean> {
  if (pictures.length === 0) return true;
  const rows = await trx
    .selectFrom("upload")
    .select(["id", "kind"])
    .where("id", "in", [...pictures])
    .where("owner", "=", customer)
    .forKeyShare() // None of them is forgotten meanwhile.
    .execute();
  return arePicturesTaken(pictures, new Map(rows.map(({ id, kind }) => [fileId(id), kind])));
}

async function insert(
  trx: Database,
  { id, customer, subject, stars, text, pictures, at, boughtAt }: NewReview,
  version: number,
): Promise<void> {
  await trx
    .insertInto("review")
    .values({
      id,
      customer,
      subject_kind: subject.kind,
      subject: subject.id,
      version,
      state: "pending",
      stars,
      text,
      reason: null,
      written_at: new Date(at),
      bought_at: boughtAt === null ? null : new Date(boughtAt),
    })
    .execute();
  if (pictures.length === 0) return;
  await trx
    .insertInto("review_picture")
    .values(pictures.map((upload, index) => ({ review: id, place: index + 1, upload })))
    .execute();
}

/** Brings a version on. Its pictures are shown to others as long as a version that holds them is. */
async function step(
  trx: Database,
  review: Review,
  { event, reason }: { readonly event: ReviewEvent; readonly reason: string | null },
): Promise<void> {
  const state = nextReview(review.state, event);
  if (state === null) throw new TypeError(`${event} does not fit ${review.state}`);
  await trx.updateTable("review").set({ state, reason }).where("id", "=", review.id).execute();
  if (review.pictures.length === 0) return;
  await sql`update upload set audience = case when exists (
      select from review_picture join review on review.id = review_picture.review where review_picture.upload = upload.id and review.state = 'published'
    ) then 'anyone' else 'owner' end
    where id in (select upload from review_picture where review = ${review.id})`.execute(trx);
}

async function published(db: Database, { subject, order, after, limit }: ReviewQuery) {
  const byStars = order === "most-stars";
  const behind =
    after === null
      ? null
      : byStars
        ? sql<boolean>`(review.stars, review.written_at, review.id) < (${after.stars}, ${new Date(after.writtenAt)}, ${after.id})`
        : sql<boolean>`(review.written_at, review.id) < (${new Date(after.writtenAt)}, ${after.id})`;
  const rows = await db
    .selectFrom("review")
    .innerJoin("customer", "customer.id", "review.customer")
    .selectAll("review")
    .select("customer.name")
    .where("subject_kind", "=", subject.kind)
    .where("subject", "=", subject.id)
    .where("state", "=", "published")
    .$if(behind !== null, (query) => query.where(behind ?? sql<boolean>`true`))
    .$if(byStars, (query) => query.orderBy("review.stars", "desc"))
    .orderBy("review.written_at", "desc")
    .orderBy("review.id", "desc")
    .limit(limit)
    .execute();
  const authors = new Map(rows.map(({ id, name }) => [id, name]));
  return (await withPictures(db, rows)).map(({ id, stars, text, pictures, writtenAt, boughtAt }) => ({
    id,
    stars,
    text,
    pictures,
    author: shownName((authors.get(id) ?? "") as FullName), // As every name in the table was read.
    isVerifiedBuyer: boughtAt !== null,
    writtenAt,
  }));
}

async function withPictures(db: Database, rows: readonly ReviewRow[]): Promise<readonly Review[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const pictures = await db.selectFrom("review_picture").selectAll().where("review", "in", ids).orderBy("place").execute();
  const of = grouped(pictures, ({ review }) => review);
  return rows.map((row) => ({
    id: reviewId(row.id),
    customer: customerId(row.customer),
    subject: { kind: row.subject_kind, id: row.subject },
    version: row.version,
    state: row.state,
    reason: row.reason,
    stars: row.stars,
    text: row.text,
    pictures: (of.get(row.id) ?? []).map(({ upload }) => fileId(upload)),
    writtenAt: row.written_at.getTime(),
    boughtAt: row.bought_at?.getTime() ?? null,
  }));
}
