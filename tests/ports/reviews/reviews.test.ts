import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { fileId } from "#core/files/file-id.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { reviewsIn } from "#core/reviews/review-summary.ts";
import { reviewId } from "#core/reviews/review.ts";
import { EVERY_REVIEW } from "#core/reviews/reviews.port.ts";
import { changeByWriting } from "#core/reviews/review-change.ts";
import { refused } from "#core/shared/result.ts";
import { memoryAuditLog } from "#adapters/memory/staff/audit-log.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryReviews } from "#adapters/memory/reviews/reviews.ts";
import { memoryUploads } from "#adapters/memory/files/uploads.ts";
import { postgresAuditLog } from "#adapters/postgres/staff/audit-log.ts";
import { postgresReviews } from "#adapters/postgres/reviews/reviews.ts";
import { postgresUploads } from "#adapters/postgres/files/uploads.ts";
import { now } from "#tests/fixtures.ts";
import { aHeardDatabase } from "#tests/postgres.ts";
import { relationsInPostgres } from "#tests/ports/fitbook/relations.ts";
import { relationsInMemory } from "#tests/core/fitbook/relations-in-memory.ts";
import { decideReview, withdrawReview, writeReview } from "#tests/ports/reviews/change-reviews.ts";
import type { Upload } from "#core/files/upload.ts";
import type { Uploads } from "#core/files/uploads.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { AuditLog } from "#core/staff/audit-log.port.ts";
import type { MyReview, Review, ReviewSubject, Stars } from "#core/reviews/review.ts";
import type { Decision, NewReview } from "#core/reviews/review-change.ts";
import type { ReviewChoice, ReviewOrder, ReviewPlace, Reviews } from "#core/reviews/reviews.port.ts";
import type { RelationPorts } from "#tests/core/fitbook/relations-in-memory.ts";

const { db, beats } = await aHeardDatabase();

type Kept = { readonly reviews: Reviews; readonly uploads: Uploads; readonly audit: AuditLog; readonly someone: RelationPorts["someone"] };
const adapters: Record<string, () => Kept> = {
  memory: () => {
    const memory = new Memory();
    return {
      reviews: memoryReviews(memory),
      uploads: memoryUploads(memory),
      audit: memoryAuditLog(memory),
      someone: relationsInMemory(memory).someone,
    };
  },
  postgres: () => ({
    reviews: postgresReviews(db),
    uploads: postgresUploads(db),
    audit: postgresAuditLog(db),
    someone: relationsInPostgres(db, beats).someone,
  }),
};

let counted = 0;
const aSubject = (): ReviewSubject => ({ kind: "product", id: randomUUID() });
const aReview = (customer: CustomerId, subject: ReviewSubject, given: Partial<NewReview> = {}): NewReview => ({
  id: reviewId(`review-${String(++counted).padStart(6, "0")}`),
  customer,
  subject,
  stars: 5,
  text: "Good",
  pictures: [],
  at: now,
  boughtAt: now - 1,
  ...given,
});
const aPicture = (owner: CustomerId, kind: Upload["kind"] = "review-picture"): Upload => ({
  id: fileId(`review-picture-${++counted}`),
  owner,
  kind,
  audience: "owner",
  mediaType: "image/webp",
  bytes: 10,
  uploadedAt: now,
});

async function written(reviews: Reviews, review: NewReview): Promise<MyReview> {
  const answer = await writeReview(reviews, review);
  if (answer.kind === "refused") throw new TypeError("it was not written");
  return answer.value;
}

const PUBLISH: Decision = { kind: "publish" };
const REJECT: Decision = { kind: "reject", reason: "About the delivery" };
const decide = (reviews: Reviews, { id }: Pick<Review, "id">, decision: Decision) => decideReview(reviews, id, decision);

async function published(reviews: Reviews, review: NewReview): Promise<Review> {
  const { newest } = await written(reviews, review);
  const answer = await decide(reviews, newest, PUBLISH);
  if (answer.kind === "refused") throw new TypeError("it was not published");
  return answer.value;
}

const shown = async (reviews: Reviews, subject: ReviewSubject, order: ReviewOrder = "newest") =>
  (await reviews.published({ ...EVERY_REVIEW, subject, order, after: null, limit: 50 })).map(({ text }) => text);
const counts = async (reviews: Reviews, subject: ReviewSubject) => Object.values(await reviews.summary(subject));

describe.each(Object.entries(adapters))("reviews kept in %s", (_, kept) => {
  it("wait until they are published, and are shown with a first name and an initial", async () => {
    const { reviews, someone } = kept();
    const [asha, subject] = [await someone("Asha Devi Kulkarni"), aSubject()];
    const review = aReview(asha, subject, { stars: 4, text: "अच्छा है" });
    const { newest, shown: none } = await written(reviews, review);
    expect([newest, none]).toEqual([
      {
        id: review.id,
        customer: asha,
        subject,
        version: 1,
        state: "pending",
        reason: null,
        stars: 4,
        text: "अच्छा है",
        pictures: [],
        writtenAt: now,
        boughtAt: now - 1,
      },
      null,
    ]);
    expect([await shown(reviews, subject), await counts(reviews, subject)]).toEqual([[], [0, 0, 0, 0, 0]]);
    await decide(reviews, newest, PUBLISH);
    expect(await reviews.published({ ...EVERY_REVIEW, subject, order: "newest", after: null, limit: 5 })).toEqual([
      { id: review.id, author: "Asha K.", isVerifiedBuyer: true, stars: 4, text: "अच्छा है", pictures: [], writtenAt: now },
    ]);
    expect(await counts(reviews, subject)).toEqual([0, 0, 0, 1, 0]);
    expect(await reviews.of(asha, subject)).toEqual({
      newest: { ...newest, state: "published" },
      shown: { ...newest, state: "published" },
    });
    expect(await reviews.of(await someone(), subject)).toBeNull();
  });

  it("are changed by a new version, and what was published is shown until that is", async () => {
    const { reviews, someone } = kept();
    const [asha, subject] = [await someone(), aSubject()];
    await published(reviews, aReview(asha, subject, { stars: 5, text: "first" }));
    await written(reviews, aReview(asha, subject, { stars: 2, text: "second" }));
    const third = await written(reviews, aReview(asha, subject, { stars: 1, text: "third" }));
    expect([third.newest.version, third.shown?.text]).toEqual([3, "first"]);
    expect([await shown(reviews, subject), await counts(reviews, subject)]).toEqual([["first"], [0, 0, 0, 0, 1]]);
    await decide(reviews, third.newest, PUBLISH);
    expect([await shown(reviews, subject), await counts(reviews, subject)]).toEqual([["third"], [1, 0, 0, 0, 0]]);
    const states = (await reviews.list({ state: null, after: null, limit: 5_000 })).filter((one) => one.subject.id === subject.id);
    expect(states.map(({ version, state }) => [version, state])).toEqual([
      [1, "withdrawn"],
      [2, "withdrawn"],
      [3, "published"],
    ]);
  });

  it("are written once where the same is sent many times at once", async () => {
    const { reviews, someone } = kept();
    const [asha, subject] = [await someone(), aSubject()];
    const answers = await Promise.all(Array.from({ length: 15 }, () => written(reviews, aReview(asha, subject))));
    expect(new Set(answers.map(({ newest }) => newest.id)).size).toBe(1);
    expect(answers[0]?.newest.version).toBe(1);
  });

  it("are rejected with a reason, also once they are shown, and may be written anew", async () => {
    const { reviews, audit, someone } = kept();
    const [asha, subject] = [await someone(), aSubject()];
    const first = await published(reviews, aReview(asha, subject, { text: "rude" }));
    for (let count = 0; count < 2; count += 1)
      expect(await decide(reviews, first, REJECT)).toMatchObject({ value: { state: "rejected", reason: REJECT.reason } });
    expect([await shown(reviews, subject), await counts(reviews, subject)]).toEqual([[], [0, 0, 0, 0, 0]]);
    expect(await decide(reviews, first, PUBLISH)).toEqual(refused({ kind: "does-not-fit", state: "rejected" }));
    expect(await decide(reviews, { id: reviewId("none") }, PUBLISH)).toEqual(refused({ kind: "unknown-review" }));
    expect((await written(reviews, aReview(asha, subject, { text: "rude" }))).newest).toMatchObject({ version: 2, state: "pending" });
    const subjectOf = { kind: "review", id: first.id } as const;
    expect((await audit.list({ subject: subjectOf, before: null, limit: 9 })).map(({ action }) => action)).toEqual([
      "review reject",
      "review publish",
    ]);
  });

  it("are withdrawn whole, and once", async () => {
    const { reviews, someone } = kept();
    const [asha, subject] = [await someone(), aSubject()];
    expect(await withdrawReview(reviews, asha, subject)).toBeNull();
    await published(reviews, aReview(asha, subject, { text: "first" }));
    const { newest } = await written(reviews, aReview(asha, subject, { text: "second" }));
    expect(await withdrawReview(reviews, asha, subject)).toMatchObject({ newest: { id: newest.id, state: "withdrawn" }, shown: null });
    expect([await shown(reviews, subject), await counts(reviews, subject)]).toEqual([[], [0, 0, 0, 0, 0]]);
    expect(await withdrawReview(reviews, asha, subject)).toBeNull();
    expect(await decide(reviews, newest, PUBLISH)).toEqual(refused({ kind: "does-not-fit", state: "withdrawn" }));
  });

  it("show their pictures to others as long as they are shown, and take none but the customer's own", async () => {
    const { reviews, uploads, someone } = kept();
    const [asha, ravi, subject] = [await someone(), await someone(), aSubject()];
    const [first, second, theirs, bill] = [aPicture(asha), aPicture(asha), aPicture(ravi), aPicture(asha, "return-bill")];
    const many = Array.from({ length: 6 }, () => aPicture(asha));
    for (const upload of [first, second, theirs, bill, ...many]) await uploads.add(upload, 20);
    for (const pictures of [[theirs.id], [bill.id], [fileId("none")], [first.id, first.id], many.map(({ id }) => id)])
      expect(await writeReview(reviews, aReview(asha, subject, { pictures }))).toEqual(refused({ kind: "unknown-picture" }));
    const audiences = async () => [(await uploads.withId(first.id))?.audience, (await uploads.withId(second.id))?.audience];
    const { newest } = await written(reviews, aReview(asha, subject, { pictures: [second.id, first.id] }));
    expect([newest.pictures, await audiences()]).toEqual([
      [second.id, first.id],
      ["owner", "owner"],
    ]);
    await decide(reviews, newest, PUBLISH);
    expect(await audiences()).toEqual(["anyone", "anyone"]);
    await published(reviews, aReview(asha, subject, { pictures: [first.id] }));
    expect(await audiences()).toEqual(["anyone", "owner"]);
    await withdrawReview(reviews, asha, subject);
    expect(await audiences()).toEqual(["owner", "owner"]);
  });

  it.each(["newest", "most-stars"] as const)(
    "come page by page, %s first, also where one of the last page goes meanwhile",
    async (order) => {
      const { reviews, someone } = kept();
      const subject = aSubject();
      const all: Review[] = [];
      for (const [stars, at] of [
        [3, 5],
        [5, 1],
        [1, 5],
        [5, 3],
        [3, 5],
        [4, 2],
      ] as const) {
        all.push(
          await published(reviews, aReview(await someone(), subject, { stars, at: now + at, text: `${stars} at ${at} ${counted}` })),
        );
      }
      const expected = all.toSorted(
        (a, b) => (order === "newest" ? 0 : b.stars - a.stars) || b.writtenAt - a.writtenAt || (a.id < b.id ? 1 : -1),
      );
      const read: string[] = [];
      for (let after: ReviewPlace | null = null; ; ) {
        const page: readonly (ReviewPlace & { readonly text: string })[] = await reviews.published({
          ...EVERY_REVIEW,
          subject,
          order,
          after,
          limit: 2,
        });
        read.push(...page.map(({ text }) => text));
        after = page.at(-1) ?? null;
        if (after === null) break;
        const gone = all.find(({ id }) => id === after?.id);
        if (read.length === 2 && gone !== undefined) await withdrawReview(reviews, gone.customer, subject);
      }
      expect(read).toEqual(expected.map(({ text }) => text));
    },
  );

  it("are narrowed to a number of stars, to verified buyers, and to both", async () => {
    const { reviews, someone } = kept();
    const subject = aSubject();
    for (const [place, [stars, boughtAt]] of (
      [
        [5, now],
        [5, null],
        [2, now],
        [2, null],
        [5, now],
      ] as const
    ).entries())
      await published(reviews, aReview(await someone(), subject, { stars, boughtAt, at: now + place, text: `${place}` }));
    const texts = async (choice: ReviewChoice, after: ReviewPlace | null = null) =>
      (await reviews.published({ ...choice, subject, order: "newest", after, limit: 50 })).map(({ text }) => text);
    expect(await texts(EVERY_REVIEW)).toEqual(["4", "3", "2", "1", "0"]);
    expect(await texts({ stars: 5, buyers: "all" })).toEqual(["4", "1", "0"]);
    expect(await texts({ stars: null, buyers: "verified" })).toEqual(["4", "2", "0"]);
    expect(await texts({ stars: 5, buyers: "verified" })).toEqual(["4", "0"]);
    expect(await texts({ stars: 1, buyers: "all" })).toEqual([]);
    const [last] = await reviews.published({ stars: 5, buyers: "all", subject, order: "newest", after: null, limit: 1 });
    expect(await texts({ stars: 5, buyers: "all" }, last)).toEqual(["1", "0"]);
  });

  it("are counted exactly, whoever writes, publishes, rejects and withdraws at the same time", async () => {
    const { reviews, someone } = kept();
    const subject = aSubject();
    const people = await Promise.all(Array.from({ length: 12 }, () => someone()));
    await Promise.all(
      people.map(async (customer, place) => {
        for (let round = 0; round < 4; round += 1) {
          const stars = (((place + round) % 5) + 1) as Stars;
          const { newest } = await written(reviews, aReview(customer, subject, { stars, text: `${place} ${round}` }));
          await Promise.all([
            decide(reviews, newest, PUBLISH),
            (place + round) % 3 === 0 ? withdrawReview(reviews, customer, subject) : null,
            (place + round) % 4 === 0 ? decide(reviews, newest, REJECT) : null,
          ]);
        }
      }),
    );
    const all = await reviews.published({ ...EVERY_REVIEW, subject, order: "newest", after: null, limit: 100 });
    const summary = await reviews.summary(subject);
    expect(Object.values(summary)).toEqual([1, 2, 3, 4, 5].map((stars) => all.filter((one) => one.stars === stars).length));
    expect(reviewsIn(summary)).toBe(all.length);
    expect(new Set(all.map(({ author }) => author)).size).toBeLessThanOrEqual(1);
    expect(all.length).toBeGreaterThan(0);
    expect(all.length).toBeLessThanOrEqual(people.length);
  });

  it("are listed for staff by their state, the oldest first", async () => {
    const { reviews, someone } = kept();
    const subject = aSubject();
    const [first, second] = [
      (await written(reviews, aReview(await someone(), subject))).newest,
      (await written(reviews, aReview(await someone(), subject))).newest,
    ];
    const before = reviewId(`review-${String(Number(first.id.slice(7)) - 1).padStart(6, "0")}`);
    expect((await reviews.list({ state: "pending", after: before, limit: 2 })).map(({ id }) => id)).toEqual([first.id, second.id]);
    await decide(reviews, first, PUBLISH);
    expect((await reviews.list({ state: "pending", after: before, limit: 1 })).map(({ id }) => id)).toEqual([second.id]);
  });
});

describe("reviews in postgres", () => {
  it("see what was kept before, whoever changes them over a pool of connections at once", async () => {
    const { reviews, someone } = adapters["postgres"]?.() ?? expect.unreachable();
    const [asha, subject] = [await someone(), aSubject()];
    const seen: number[] = [];
    await Promise.all(
      Array.from({ length: 30 }, (_, round) => {
        const review = aReview(asha, subject, { text: `round ${round}` });
        return reviews.change({
          of: review,
          pictures: [],
          decide: ({ versions, own }) => {
            seen.push(versions.length);
            return changeByWriting({ versions, own }, review);
          },
        });
      }),
    );
    expect(seen).toEqual(Array.from({ length: 30 }, (_, before) => before));
    const all = (await reviews.list({ state: null, after: null, limit: 5_000 })).filter((one) => one.subject.id === subject.id);
    expect(all.filter(({ state }) => state === "pending").map(({ version }) => version)).toEqual([30]);
  });

  it("go with their customer, and are counted no more", async () => {
    const { reviews, someone } = adapters["postgres"]?.() ?? expect.unreachable();
    const [asha, subject] = [await someone(), aSubject()];
    await published(reviews, aReview(asha, subject));
    await published(reviews, aReview(await someone(), subject, { stars: 1 }));
    await db.deleteFrom("customer").where("id", "=", asha).execute();
    expect(await counts(reviews, subject)).toEqual([1, 0, 0, 0, 0]);
    expect(await reviews.of(customerId(asha), subject)).toBeNull();
  });
});
