import { readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { sql } from "kysely";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { reviewId } from "#core/reviews/review.ts";
import { filesIn } from "#adapters/files-folder/files.ts";
import { putJobIn } from "#adapters/postgres/jobs/queue.ts";
import { postgresReviews } from "#adapters/postgres/reviews/reviews.ts";
import { postgresTickets } from "#adapters/postgres/tickets/tickets.ts";
import { postgresUploads } from "#adapters/postgres/files/uploads.ts";
import { niramaya } from "#cli/niramaya.ts";
import { auditedBy } from "#tests/cli/audited-by.ts";
import { run } from "#tests/cli/run.ts";
import { openShopData } from "#tests/cli/shop-data.ts";
import { TerminalInMemory } from "#tests/cli/terminal-in-memory.ts";
import { writeReview } from "#tests/ports/reviews/change-reviews.ts";
import type { TicketJob } from "#core/tickets/ticket-job.ts";
import type { FileId } from "#core/files/file-id.ts";
import type { Upload } from "#core/files/upload.ts";
import type { TicketSubject } from "#core/tickets/ticket-subject.ts";
import type { Ticket } from "#core/tickets/ticket.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const HOUR = 60 * 60 * 1000;
const shop = await openShopData();
const { at, folder } = shop;
const place = dirname(folder);
const asha = customerId("asha");

let db: Database;
beforeAll(async () => {
  vi.stubEnv("NIRAMAYA_STAFF", "meera");
  db = shop.db;
  await db
    .insertInto("customer")
    .values({ id: asha, name: "Asha Kulkarni", mobile: "9876543210", email: "asha@example.in", created_at: new Date(Date.now()) })
    .execute();
}, 180_000);
let counted = 0;
async function aFile(kind: Upload["kind"], bytes: string): Promise<FileId> {
  const id = await filesIn(join(folder, "uploads")).put(new TextEncoder().encode(bytes));
  const mediaType = kind === "ticket-video" ? "video/mp4" : "image/webp";
  await postgresUploads(db).add({ id, owner: asha, kind, audience: "owner", mediaType, bytes: bytes.length, uploadedAt: 1 }, 9);
  return id;
}

async function aTicket(
  text: string,
  { age = 0, files = [] as readonly FileId[], subject = { kind: "order", id: payableId("order-1") } as TicketSubject } = {},
): Promise<Ticket> {
  const words = { id: `m${++counted}`, text, files };
  const opened = await postgresTickets(db).open({
    customer: asha,
    subject,
    topic: "delivery",
    words,
    language: "hi",
    at: Date.now() - age,
  });
  return opened.kind === "ok" ? opened.value : expect.unreachable();
}

async function aReview(text: string, pictures: readonly FileId[] = []): Promise<string> {
  const id = reviewId(`review-${++counted}`);
  const subject = { kind: "product", id: `product-${counted}` } as const;
  const written = await writeReview(postgresReviews(db), {
    id,
    customer: asha,
    subject,
    stars: 4,
    text,
    pictures,
    at: 1_795_132_800_000,
    boughtAt: 1,
  });
  expect(written.kind).toBe("ok");
  return id;
}

/** What was done last to something, by the audit log. */
async function lastDone(subject: string) {
  const [last] = JSON.parse((await run(`audit list --subject ${subject} --json ${at}`)).output);
  return last === undefined ? null : [last.who, last.action, last.details];
}

describe("tickets on the command line", () => {
  it("are listed, overdue ones as such, and shown with what was said and sent", async () => {
    const files = [await aFile("ticket-picture", "a picture"), await aFile("ticket-video", "a video")];
    const fresh = await aTicket("Where is it?\nIt is late.", { files });
    const overdue = await aTicket("Hello?", { age: 49 * HOUR });
    const listed = await run(`ticket list ${at}`);
    expect(listed.output.split("\n").slice(0, 2)).toEqual([
      expect.stringMatching(new RegExp(`^${overdue.number}  open, overdue  \\d{4}-\\d\\d-\\d\\d  delivery  order order-1$`)),
      expect.stringMatching(new RegExp(`^${fresh.number}  open {11}\\d{4}-`)),
    ]);
    const numbers = async (given: string) =>
      JSON.parse((await run(`ticket list --json ${given} ${at}`)).output).map((one: { ticket_no: number }) => one.ticket_no);
    expect(await numbers("--overdue")).toEqual([overdue.number]);
    expect(await numbers("--state resolved")).toEqual([]);
    expect(await numbers("--order order-1")).toEqual([overdue.number, fresh.number]);
    expect(await numbers("--order none")).toEqual([]);
    expect(await numbers(`--before ${overdue.number}`)).toEqual([fresh.number]);
    expect((await run(`doctor ${at}`)).output).toMatch(/1 ticket has waited for more than 48 hours/);

    const out = join(place, "out");
    const shown = await run(`ticket show --ticket ${fresh.number} --files ${out} ${at}`);
    expect(shown).toMatchObject({ status: 0, complaints: "" });
    expect(shown.output).toContain(`Ticket ${fresh.number}, open\ndelivery, order order-1, customer asha, opened `);
    expect(shown.output).toContain(", reads Hindi\n");
    expect(shown.output).toContain(`  Where is it?\n  It is late.\n  [image/webp ${files[0]}]\n  [video/mp4 ${files[1]}]\n`);
    expect((await readdir(out)).toSorted()).toEqual([`ticket-${fresh.number}-1.webp`, `ticket-${fresh.number}-2.mp4`]);
    expect(await readFile(join(out, `ticket-${fresh.number}-2.mp4`), "utf8")).toBe("a video");
    expect(JSON.parse((await run(`ticket show --ticket ${fresh.number} --json ${at}`)).output)).toMatchObject({
      ticket_no: fresh.number,
      status: "open",
      overdue: false,
      language: "hi",
      messages: [
        { from: "customer", message: "Where is it?\nIt is late.", files: [{ media_type: "image/webp" }, { media_type: "video/mp4" }] },
      ],
    });
    await writeFile(join(place, "in-the-way"), "");
    expect(await run(`ticket show --ticket ${fresh.number} --files ${join(place, "in-the-way")} ${at}`)).toMatchObject({
      status: 1,
      output: "",
    });
  });

  it("name the appointment or the lab booking that they are about, and are found by it", async () => {
    const appointment = await aTicket("No sound", { subject: { kind: "appointment", id: payableId("b-1") } });
    const tests = await aTicket("Nobody came", { subject: { kind: "lab-booking", id: payableId("l-1") } });
    const numbers = async (given: string) =>
      JSON.parse((await run(`ticket list --json ${given} ${at}`)).output).map((one: { ticket_no: number }) => one.ticket_no);
    expect(await numbers("--appointment b-1")).toEqual([appointment.number]);
    expect(await numbers("--lab-booking l-1")).toEqual([tests.number]);
    expect(await numbers("--order b-1")).toEqual([]);
    expect((await run(`ticket list --lab-booking l-1 ${at}`)).output).toMatch(/ {2}delivery {2}lab booking l-1\n$/);
    expect((await run(`ticket show --ticket ${appointment.number} ${at}`)).output).toContain(
      "\ndelivery, appointment b-1, customer asha, ",
    );
    const { output } = await run(`ticket show --ticket ${appointment.number} --json ${at}`);
    expect(JSON.parse(output)).toMatchObject({ subject: "appointment", order_id: "b-1" });
    expect(await run(`ticket list --order order-1 --appointment b-1 ${at}`)).toMatchObject({ status: 2, output: "" });
    for (const { number } of [appointment, tests]) await run(`ticket acknowledge --ticket ${number} ${at}`);
  });

  it("are acknowledged, answered, resolved and closed, and it is written down who did it", async () => {
    const { number } = await aTicket("Broken");
    const subject = `ticket:${number}`;
    expect((await run(`ticket acknowledge --ticket ${number} ${at}`)).output).toBe(`Ticket ${number} is acknowledged.\n`);
    expect(await lastDone(subject)).toEqual(["meera", "ticket acknowledge", { from: "open", to: "acknowledged" }]);
    const ran = await run(`ticket reply - --ask --as ravi --ticket ${number} --json ${at}`, { "-": "Which one?\n" });
    expect(ran.output).toBe(`{"ticket_no":${number},"status":"waiting-for-customer"}\n`);
    expect(await lastDone(subject)).toEqual(["ravi", "ticket reply", { from: "acknowledged", to: "waiting-for-customer" }]);
    expect((await run(`ticket reply answer --ticket ${number} ${at}`, { answer: "A new one is on its way." })).status).toBe(0);
    expect((await run(`ticket resolve last --ticket ${number} ${at}`, { last: "Done." })).output).toBe(`Ticket ${number} is resolved.\n`);
    expect(await run(`ticket reply answer --ticket ${number} ${at}`, { answer: "And?" })).toEqual({
      status: 1,
      output: "",
      complaints: `Ticket ${number} is resolved or closed: only its customer can open it again.\n`,
    });
    expect((await run(`ticket close --ticket ${number} ${at}`)).output).toBe(`Ticket ${number} is closed.\n`);
    const stored = await postgresTickets(db).list({ customer: asha, subject: null, states: ["closed"], before: null, limit: 1 });
    expect(stored[0]?.messages.map(({ from, text }) => [from, text])).toEqual([
      ["customer", "Broken"],
      ["staff", "Which one?"],
      ["staff", "A new one is on its way."],
      ["staff", "Done."],
    ]);
    const { rows } = await sql<{
      news: string;
    }>`select data ->> 'news' as news from jobs.job where name = 'tell-of-ticket' and data ->> 'ticket' = ${String(number)}
      order by created_on`.execute(db);
    expect(rows.map(({ news }) => news)).toEqual(["answered", "answered", "resolved"]);
  });

  it("are not there, or say nothing, which ends with 1", async () => {
    const { number } = await aTicket("Hm");
    for (const command of ["show", "acknowledge", "close", "resolve"])
      expect(await run(`ticket ${command} --ticket 999999 ${at}`)).toEqual({
        status: 1,
        output: "",
        complaints: "No ticket has the number 999999. See: niramaya ticket list\n",
      });
    for (const text of ["  \n", "x".repeat(4_001), new Uint8Array([0xff, 0xfe]), "a\u0000b"])
      expect(await run(`ticket reply text --ticket ${number} ${at}`, { text })).toMatchObject({ status: 1, output: "" });
    expect(await run(`ticket close --ticket ${number} ${at}`)).toMatchObject({
      status: 1,
      complaints: `Ticket ${number} is open, so this is not possible.\n`,
    });
  });
});

describe("reviews on the command line", () => {
  it("are listed with their pictures, published and rejected, and it is written down who did it", async () => {
    const picture = await aFile("review-picture", "a picture");
    const [first, second] = [await aReview("Good.\nStrong taste.", [picture]), await aReview("Bad")];
    const out = join(place, "reviews");
    const listed = await run(`review list --files ${out} ${at}`);
    expect(listed.output).toContain(
      `${first}  ★★★★☆  pending, 2026-11-20\n  product product-${first.slice(7)}, 1 picture\n  Good.\n  Strong taste.\n`,
    );
    expect(await readdir(out)).toEqual([`review-${first}-1.webp`]);
    expect((await run(`review publish --review ${first} --as ravi ${at}`)).output).toBe(`${first} is published.\n`);
    expect(await lastDone(`review:${first}`)).toEqual(["ravi", "review publish", {}]);
    expect((await run(`review reject --review ${second} --reason=Rude --json ${at}`)).output).toBe(
      `{"_id":"${second}","status":"rejected"}\n`,
    );
    expect(JSON.parse((await run(`review list --state rejected --json ${at}`)).output)).toMatchObject([
      { _id: second, reason: "Rude", rating: 4, verified_buyer: true },
    ]);
    expect((await run(`review list ${at}`)).output).toBe("No reviews.\n");
    expect(await run(`review publish --review ${second} ${at}`)).toEqual({
      status: 1,
      output: "",
      complaints: `${second} is rejected: this can't be changed any more.\n`,
    });
    expect(await run(`review publish --review none ${at}`)).toMatchObject({
      status: 1,
      complaints: "No review has the id none. See: niramaya review list\n",
    });
  });
});

describe("what staff do on the command line", () => {
  it("is written down where they only look at what customers write, once each", async () => {
    const { number } = await aTicket("Torn", { subject: { kind: "appointment", id: payableId("b-9") } });
    await aReview("Strong");
    for (const [command, noted] of [
      [`ticket show --ticket ${number}`, [`meera: ticket show, ticket ${number}`]],
      ["ticket show --ticket 999999", []],
      ["ticket list", ["meera: ticket list, ticket all"]],
      ["ticket list --appointment b-9 --json", ["meera: ticket list, booking b-9"]],
      ["ticket list --order 9876543210", []],
      ["review list", ["meera: review list, review all"]],
      ["review list --state withdrawn", []],
    ] as const)
      expect([command, await auditedBy(command, at)]).toEqual([command, noted]);
  });

  it("is written down with what they change, and nothing where they change nothing", async () => {
    const coupon = JSON.stringify({ coupon: "LEAF10", discount_type: "PERCENTAGE", discount_value: 10 });
    await run(`coupon add coupons --as ravi ${at}`, { coupons: coupon });
    expect(await lastDone("coupon:LEAF10")).toEqual(["ravi", "coupon add", {}]);
    expect((await run(`coupon add coupons --as asha ${at}`, { coupons: coupon })).status).toBe(1);
    expect(await lastDone("coupon:LEAF10")).toEqual(["ravi", "coupon add", {}]);
    await run(`coupon end leaf10 ${at}`);
    expect(await lastDone("coupon:LEAF10")).toEqual(["meera", "coupon end", {}]);
    await run(`user block 9876543210 ${at}`);
    expect(await lastDone("customer:asha")).toEqual(["meera", "user block", { to: "blocked" }]);
    await run(`user block 9876543210 --undo ${at}`);
    expect(await lastDone("customer:asha")).toEqual(["meera", "user block", { to: "unblocked" }]);
    await run(`staff give --user 9876543210 --role content ${at}`);
    expect(await lastDone("customer:asha")).toEqual(["meera", "staff give", { from: "customer", to: "content" }]);
    await run(`pincode import places ${at}`, { places: "pincode,state,days,cash_on_delivery\n411004,Maharashtra,2,yes\n" });
    expect(await lastDone("pincodes")).toEqual(["meera", "pincode import", { file: "places", pincodes: 1 }]);
    const shirt = JSON.parse((await run("catalogue demo")).output.split("\n")[0] ?? "");
    await run(`catalogue import goods ${at}`, { goods: JSON.stringify(shirt) });
    expect(await lastDone("catalogue")).toEqual([
      "meera",
      "catalogue import",
      { file: "goods", added: 1, changed: 0, unchanged: 0, left_out: 0 },
    ]);
    await sql`insert into enquiry (id, kind, name, mobile, city, message, sent_at) values ('e1', 'hospital', 'Ravi', '9876500000', 'Pune', 'Hello', now())`.execute(
      db,
    );
    expect((await run(`inbox mark --enquiry e1 --state contacted --as ravi ${at}`)).status).toBe(0);
    expect(await lastDone("enquiry:e1")).toEqual(["ravi", "inbox mark", { to: "contacted" }]);
    await putJobIn<TicketJob>(db, { kind: "close-ticket", ticket: 1 }, { key: "parked", notBefore: null });
    await sql`update jobs.job set state = 'failed', completed_on = now() where name = 'close-ticket' and data ->> 'ticket' = '1'`.execute(
      db,
    );
    expect((await run(`jobs retry --all --as ravi ${at}`)).status).toBe(0);
    expect(await lastDone("jobs")).toEqual(["ravi", "jobs retry", { retried: 1 }]);
    expect((await run(`jobs retry --job none ${at}`)).status).toBe(1);
    expect(await lastDone("jobs:none")).toBeNull();
  });

  it("is listed, the newest first and without anything personal", async () => {
    await run(`user block 9876543210 ${at}`);
    const { output } = await run(`audit list --subject customer ${at}`);
    expect(output.split("\n")[0]).toMatch(/^\d+ +\d{4}-\d\d-\d\d \d\d:\d\d +meera +user block +customer asha +to=blocked$/);
    const all = JSON.parse((await run(`audit list --json ${at}`)).output);
    expect(JSON.stringify(all)).not.toMatch(/9876543210|Kulkarni|asha@/);
    const [newest, second] = all;
    expect(JSON.parse((await run(`audit list --before ${newest.number} --json ${at}`)).output)[0]).toEqual(second);
    expect((await run(`audit list --subject coupon:NONE ${at}`)).output).toBe("Nothing was done.\n");
  });
});

describe("these commands", () => {
  it.each([
    "ticket list --state shut",
    "ticket list --overdue --state open",
    "ticket list --before x",
    "ticket show",
    "ticket show --ticket x",
    "ticket acknowledge",
    "ticket reply",
    "ticket close 1",
    "review list --state shown",
    "review publish",
    "review reject --review x",
    `review reject --review x --reason=${"x".repeat(501)}`,
    "audit list --subject shelf",
    "audit list --before x",
  ])("`%s` is wrong usage, with a line and nothing printed", async (command) => {
    const ended = await run(`${command} ${at}`);
    expect([ended.status, ended.output]).toEqual([2, ""]);
    expect(ended.complaints).toMatch(/^niramaya (ticket|review|audit) .+\n$/);
  });

  it.each([
    "ticket list",
    "ticket show",
    "ticket acknowledge",
    "ticket reply",
    "ticket resolve",
    "ticket close",
    "review list",
    "review publish",
    "review reject",
    "audit list",
  ])("`%s --help` tells its use, its statuses and an example", async (command) => {
    const terminal = new TerminalInMemory();
    expect(await niramaya([...command.split(" "), "--help"], terminal)).toBe(0);
    expect(terminal.output).toMatch(new RegExp(`^Usage: niramaya ${command}`));
    expect(terminal.output).toMatch(/\nExit status: 0 /);
    expect(terminal.output).toContain(`\nExample:\n  `);
    expect(terminal.output.split("\n").filter((line) => line.length > 80)).toEqual([]);
  });
});
