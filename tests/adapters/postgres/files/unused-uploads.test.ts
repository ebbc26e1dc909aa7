import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { fileId } from "#core/files/file-id.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { SENT_PAPER } from "#core/labs/booking/lab-report.ts";
import { reviewId } from "#core/reviews/review.ts";
import { postgresOwnData } from "#adapters/postgres/account/own-data.ts";
import { postgresReviews } from "#adapters/postgres/reviews/reviews.ts";
import { postgresTickets } from "#adapters/postgres/tickets/tickets.ts";
import { forgetUnusedUploads } from "#adapters/postgres/files/unused-uploads.ts";
import { putLabReport } from "#adapters/postgres/labs/lab-reports.ts";
import { postgresUploads } from "#adapters/postgres/files/uploads.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import { writeReview } from "#tests/ports/reviews/change-reviews.ts";
import type { Upload } from "#core/files/upload.ts";

const DAY = 24 * 60 * 60 * 1000;
const asha = customerId("asha");

async function shop() {
  const db = await aDatabase();
  onTestFinished(() => db.destroy());
  await db
    .insertInto("customer")
    .values({ id: asha, name: "Asha", mobile: null, email: null, created_at: new Date(now) })
    .execute();
  const uploads = postgresUploads(db);
  const sent = async (kind: Upload["kind"], at: number) => {
    const id = fileId(randomUUID());
    await uploads.add({ id, owner: asha, kind, audience: "owner", mediaType: "image/webp", bytes: 1, uploadedAt: at }, 99);
    return id;
  };
  const kept = async () => (await db.selectFrom("upload").select("id").orderBy("id").execute()).map(({ id }) => id);
  return { db, sent, kept };
}

const open = (files: readonly ReturnType<typeof fileId>[]) => ({
  customer: asha,
  subject: { kind: "order" as const, id: payableId("order-1") },
  topic: "delivery" as const,
  words: { id: randomUUID(), text: "Broken", files },
  language: "hi" as const,
  at: now,
});

it("files that were sent for a ticket or a review and that none names are forgotten two days later, and no others", async () => {
  const { db, sent, kept } = await shop();
  const old = now - 2 * DAY - 1;
  const [named, fresh, bill, reviewed] = [
    await sent("ticket-picture", old),
    await sent("ticket-picture", now - 2 * DAY),
    await sent("return-bill", old),
    await sent("review-picture", old),
  ];
  for (const kind of ["ticket-picture", "ticket-video", "review-picture"] as const) await sent(kind, old);
  await postgresTickets(db).open(open([named]));
  const subject = { kind: "product", id: "p1" } as const;
  await writeReview(postgresReviews(db), {
    id: reviewId("r1"),
    customer: asha,
    subject,
    stars: 5,
    text: "Good",
    pictures: [reviewed],
    at: now,
    boughtAt: now,
  });
  await forgetUnusedUploads(db, now);
  expect(await kept()).toEqual([named, fresh, bill, reviewed].toSorted());
});

it("a prescription that a booking of tests names stays, as does the file of a report, and others of their kinds go", async () => {
  const { db, sent, kept } = await shop();
  const old = now - 2 * DAY - 1;
  const [prescription, report] = [await sent("patient-report", old), await sent(SENT_PAPER, old)];
  for (const kind of ["patient-report", SENT_PAPER] as const) await sent(kind, old);
  await sql`insert into lab_booking (id, customer, lab, place, starts_at, facts, state, made_at, call_key)
    values ('l-1', ${asha}, 'lab', 'centre', now(), '{}', 'confirmed', now(), 'a call')`.execute(db);
  await sql`insert into lab_booking_step (customer, booking_id, number, at, by, deed)
    values (${asha}, 'l-1', 0, now(), '{}', ${JSON.stringify({ source: { file: prescription } })}::jsonb)`.execute(db);
  await putLabReport(db, {
    booking: payableId("l-1"),
    number: 1,
    customer: asha,
    member: null,
    takenAt: now,
    at: now,
    by: "meera",
    reason: null,
    tests: [],
    paper: report,
  });
  await forgetUnusedUploads(db, now);
  expect(await kept()).toEqual([prescription, report].toSorted());
});

it("a file that is named while it is forgotten is kept with its ticket, or told to be unknown", async () => {
  const { db, sent, kept } = await shop();
  for (let round = 0; round < 10; round += 1) {
    const file = await sent("ticket-picture", now - 3 * DAY);
    const [opened] = await Promise.all([postgresTickets(db).open(open([file])), forgetUnusedUploads(db, now)]);
    expect((await kept()).includes(file)).toBe(opened.kind === "ok");
    if (opened.kind === "ok") expect((await postgresTickets(db).withNumber(opened.value.number, null))?.messages[0]?.files).toHaveLength(1);
  }
});

it("what customers take with them holds their tickets with what was said, and each version of their reviews", async () => {
  const { db } = await shop();
  await postgresTickets(db).open(open([]));
  const subject = { kind: "product", id: "p1" } as const;
  for (const text of ["first", "second"])
    await writeReview(postgresReviews(db), {
      id: reviewId(text),
      customer: asha,
      subject,
      stars: 5,
      text,
      pictures: [],
      at: now,
      boughtAt: now,
    });
  const told: Record<string, unknown[]> = {};
  for (const { name, records } of postgresOwnData(db).of(asha)) {
    const all: unknown[] = [];
    for await (const record of records) all.push(record);
    told[name] = all;
  }
  expect(told["tickets"]).toMatchObject([
    {
      subject: { kind: "order", id: "order-1" },
      state: "open",
      language: "hi",
      messages: [{ from: "customer", text: "Broken", at: new Date(now) }],
    },
  ]);
  expect(told["reviews"]).toMatchObject([
    { text: "first", version: 1, state: "withdrawn" },
    { text: "second", version: 2, state: "pending" },
  ]);
  expect(told["reward_points"]).toEqual([]);
});
