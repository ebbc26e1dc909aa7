import { sql } from "kysely";
import { fileId } from "#core/files/file-id.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { summaryOf } from "#core/reviews/review-summary.ts";
import { myReviewIn, reviewId, shownName } from "#core/reviews/review.ts";
import { grouped } from "#core/shared/grouped.ts";
import { putAudit } from "#adapters/postgres/staff/audit-log.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { inTransaction } from "#adapters/postgres/engine/in-transaction.ts";
import type { FileId } from "#core/files/file-id.ts";
import type { Upload } from "#core/files/upload.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { FullName } from "#core/identity/full-name.ts";
import type { Review, ReviewSubject } from "#core/reviews/review.ts";
import type { ReviewOwner, Reviews, ReviewQuery } from "#core/reviews/reviews.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { ReviewRow } from "./tables.ts";

export const postgresReviews = (db: Database): Reviews =>
  namingOutages("reviews", {
    change: ({ of, pictures, decide }) =>
      inTransaction(db, async (trx) => {
        const owner = await ownerOf(trx, of);
        if (owner === null) return decide({ versions: [], own: new Map() }).answer;
        const { customer, subject } = owner;
        await oneAtATime(trx, customer);
        const { change, answer } = decide({
          versions: await versions(trx, customer, subject),
          own: await ownAmong(trx, customer, pictures),
        });
        if (change === null) return answer;
        for (const one of change.changed) await put(trx, one);
        if (change.written !== null) await insert(trx, change.written);
        if (change.audit !== null) await putAudit(trx, change.audit);
        return answer;
      }),

    of: async (customer, subject) => myReviewIn(await versions(db, customer, subject)),

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

/** Changes of one customer's reviews are made one after the other, whoever makes them. */
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

/** null: there is no such version. */
async function ownerOf(trx: Database, of: ReviewOwner): Promise<Pick<Review, "customer" | "subject"> | null> {
  if (!("version" in of)) return of;
  const row = await trx
    .selectFrom("review")
    .select(["customer", "subject_kind", "subject"])
    .where("id", "=", of.version)
    .executeTakeFirst();
  return row === undefined ? null : { customer: customerId(row.customer), subject: { kind: row.subject_kind, id: row.subject } };
}

async function ownAmong(trx: Database, customer: CustomerId, pictures: readonly FileId[]): Promise<ReadonlyMap<FileId, Upload["kind"]>> {
  if (pictures.length === 0) return new Map();
  const rows = await trx
    .selectFrom("upload")
    .select(["id", "kind"])
    .where("id", "in", [...pictures])
    .where("owner", "=", customer)
    .forKeyShare() // None of them is forgotten meanwhile.
    .execute();
  return new Map(rows.map(({ id, kind }) => [fileId(id), kind]));
}

async function insert(trx: Database, review: Review): Promise<void> {
  const { id, customer, subject, version, state, stars, text, reason, pictures, writtenAt, boughtAt } = review;
  await trx
    .insertInto("review")
    .values({
      id,
      customer,
      subject_kind: subject.kind,
      subject: subject.id,
      version,
      state,
      stars,
      text,
      reason,
      written_at: new Date(writtenAt),
      bought_at: boughtAt === null ? null : new Date(boughtAt),
    })
    .execute();
  if (pictures.length === 0) return;
  await trx
    .insertInto("review_picture")
    .values(pictures.map((upload, index) => ({ review: id, place: index + 1, upload })))
    .execute();
}

/** Stores the state of a version. Others see its pictures as long as they see a version that contains them. */
async function put(trx: Database, review: Review): Promise<void> {
  const { state, reason } = review;
  await trx.updateTable("review").set({ state, reason }).where("id", "=", review.id).execute();
  if (review.pictures.length === 0) return;
  await sql`update upload set audience = case when exists (
      select from review_picture join review on review.id = review_picture.review where review_picture.upload = upload.id and review.state = 'published'
    ) then 'anyone' else 'owner' end
    where id in (select upload from review_picture where review = ${review.id})`.execute(trx);
}

async function published(db: Database, { subject, stars, buyers, order, after, limit }: ReviewQuery) {
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
    .$if(stars !== null, (query) => query.where("stars", "=", stars ?? 5))
    .$if(buyers === "verified", (query) => query.where("bought_at", "is not", null))
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
    author: shownName((authors.get(id) ?? "") as FullName), // Every name in the table was read in the same way.
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
