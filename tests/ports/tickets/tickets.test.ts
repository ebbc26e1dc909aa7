import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { fileId } from "#core/files/file-id.ts";
import { RESTORABLE_DAYS } from "#core/identity/account-status.ts";
import { payableId } from "#core/ledger/entry.ts";
import { ok, refused } from "#core/shared/result.ts";
import { stepOfClock, stepOfCustomer, stepOfStaff } from "#core/tickets/ticket-step.ts";
import { CLOSED_AFTER } from "#core/tickets/ticket-state.ts";
import { ticketNumber } from "#core/tickets/ticket.ts";
import { memoryAuditLog } from "#adapters/memory/staff/audit-log.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryTickets } from "#adapters/memory/tickets/tickets.ts";
import { memoryUploads } from "#adapters/memory/files/uploads.ts";
import { postgresAuditLog } from "#adapters/postgres/staff/audit-log.ts";
import { postgresTickets } from "#adapters/postgres/tickets/tickets.ts";
import { postgresDepartures } from "#adapters/postgres/identity/departures.ts";
import { postgresUploads } from "#adapters/postgres/files/uploads.ts";
import { now } from "#tests/fixtures.ts";
import { aHeardDatabase } from "#tests/postgres.ts";
import { relationsInPostgres } from "#tests/ports/fitbook/relations.ts";
import { relationsInMemory } from "#tests/core/fitbook/relations-in-memory.ts";
import type { Upload } from "#core/files/upload.ts";
import type { Uploads } from "#core/files/uploads.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { AuditLog } from "#core/staff/audit-log.port.ts";
import type { StaffDeed } from "#core/tickets/ticket-step.ts";
import type { TicketSubject } from "#core/tickets/ticket-subject.ts";
import type { Ticket, TicketWords } from "#core/tickets/ticket.ts";
import type { NewTicket, Tickets } from "#core/tickets/tickets.port.ts";
import type { RelationPorts } from "#tests/core/fitbook/relations-in-memory.ts";

const { db, beats } = await aHeardDatabase();

type JobOfTicket = { readonly kind: string; readonly due: number | null };
type Kept = {
  readonly tickets: Tickets;
  readonly uploads: Uploads;
  readonly audit: AuditLog;
  readonly someone: RelationPorts["someone"];
  readonly jobsOf: (ticket: Ticket) => Promise<readonly JobOfTicket[]>;
};
const adapters: Record<string, () => Kept> = {
  memory: () => {
    const memory = new Memory();
    return {
      tickets: memoryTickets(memory),
      uploads: memoryUploads(memory),
      audit: memoryAuditLog(memory),
      someone: relationsInMemory(memory).someone,
      jobsOf: async ({ number }) =>
        [...memory.jobs.values()]
          .filter(({ job }) => "ticket" in job && job.ticket === number)
          .map(({ job, notBefore }) => ({ kind: job.kind, due: notBefore }))
          .toSorted((a, b) => (a.kind < b.kind ? -1 : 1)),
    };
  },
  postgres: () => ({
    tickets: postgresTickets(db),
    uploads: postgresUploads(db),
    audit: postgresAuditLog(db),
    someone: relationsInPostgres(db, beats).someone,
    async jobsOf({ number }) {
      const { rows } = await sql<{ kind: string; start_after: Date }>`
        select name as kind, start_after from jobs.job where data ->> 'ticket' = ${String(number)} order by name`.execute(db);
      return rows.map(({ kind, start_after }) => ({ kind, due: kind === "close-ticket" ? start_after.getTime() : null }));
    },
  }),
};

const ORDER: TicketSubject = { kind: "order", id: payableId("order-1") };

const DAY = 24 * 60 * 60 * 1000;

let counted = 0;
const words = (text: string, files: TicketWords["files"] = []): TicketWords => ({ id: randomUUID(), text, files });
const aTicket = (customer: CustomerId, given: Partial<NewTicket> = {}): NewTicket => ({
  customer,
  subject: ORDER,
  topic: "delivery",
  words: words("Where is it?"),
  language: null,
  at: now,
  ...given,
});
const anUpload = (owner: CustomerId, kind: Upload["kind"] = "ticket-picture"): Upload => ({
  id: fileId(`ticket-file-${++counted}`),
  owner,
  kind,
  audience: "owner",
  mediaType: kind === "ticket-video" ? "video/mp4" : "image/webp",
  bytes: 10,
  uploadedAt: now,
});

async function opened(tickets: Tickets, ticket: NewTicket): Promise<Ticket> {
  const answer = await tickets.open(ticket);
  if (answer.kind === "refused") throw new TypeError("it was not opened");
  return answer.value;
}

const byStaff = (tickets: Tickets, { number }: Ticket, action: StaffDeed, at = now) =>
  tickets.change({ number, of: null, at, decide: (ticket) => stepOfStaff(ticket, action, { who: "ravi", at }) });
const byCustomer = (tickets: Tickets, { number, customer }: Ticket, kind: "answer" | "reopen", said: TicketWords, at = now) =>
  tickets.change({ number, of: customer, at, decide: (ticket) => stepOfCustomer(ticket, { kind, words: said }) });

describe.each(Object.entries(adapters))("tickets kept in %s", (_, kept) => {
  it("are opened with what is said and the files that are sent, and found as they were", async () => {
    const { tickets, uploads, someone } = kept();
    const asha = await someone();
    const [picture, video] = [anUpload(asha), anUpload(asha, "ticket-video")];
    for (const upload of [picture, video]) await uploads.add(upload, 9);
    const newTicket = aTicket(asha, { words: words("टूटा हुआ\nआया", [video.id, picture.id]), language: "hi" });
    const ticket = await opened(tickets, newTicket);
    expect(ticket).toEqual({
      number: ticket.number,
      customer: asha,
      subject: ORDER,
      topic: "delivery",
      state: "open",
      openedAt: now,
      resolvedAt: null,
      language: "hi",
      messages: [
        {
          id: newTicket.words.id,
          from: "customer",
          at: now,
          text: "टूटा हुआ\nआया",
          files: [
            { id: video.id, mediaType: "video/mp4" },
            { id: picture.id, mediaType: "image/webp" },
          ],
        },
      ],
    });
    expect(await tickets.withNumber(ticket.number, null)).toEqual(ticket);
    expect(await tickets.withNumber(ticketNumber(9_999_999), null)).toBeNull();
  });

  it("are opened once, however often and at once the same is sent, and have numbers of their own", async () => {
    const { tickets, someone } = kept();
    const [asha, ravi] = [await someone(), await someone()];
    const ticket = aTicket(asha);
    const answers = await Promise.all(Array.from({ length: 20 }, () => opened(tickets, ticket)));
    expect(new Set(answers.map(({ number }) => number)).size).toBe(1);
    const others = await Promise.all(
      [asha, ravi, ravi].map((who) => opened(tickets, aTicket(who, { words: who === asha ? words("") : ticket.words }))),
    );
    expect(new Set([...others, ...answers].map(({ number }) => number)).size).toBe(3);
    expect((await tickets.list({ customer: asha, subject: null, states: null, before: null, limit: 9 })).length).toBe(2);
  });

  it("take no file that isn't the customer's own for tickets, none twice and not too many", async () => {
    const { tickets, uploads, someone } = kept();
    const [asha, ravi] = [await someone(), await someone()];
    const [own, theirs, portrait] = [anUpload(asha), anUpload(ravi), anUpload(asha, "review-picture")];
    const videos = [anUpload(asha, "ticket-video"), anUpload(asha, "ticket-video")];
    const many = Array.from({ length: 7 }, () => anUpload(asha));
    for (const upload of [own, theirs, portrait, ...videos, ...many]) await uploads.add(upload, 20);
    const ids = (some: readonly Upload[]) => some.map(({ id }) => id);
    for (const files of [[own.id, own.id], ids([own, theirs]), [portrait.id], ids(videos), ids(many), [fileId("none")]]) {
      expect(await tickets.open(aTicket(asha, { words: words("", files) }))).toEqual(refused({ kind: "unknown-file" }));
    }
    const ticket = await opened(tickets, aTicket(asha));
    expect(await byCustomer(tickets, ticket, "answer", words("", [theirs.id]))).toEqual(refused({ kind: "unknown-file" }));
    expect(await tickets.withNumber(ticket.number, null)).toEqual(ticket);
    expect((await byCustomer(tickets, ticket, "answer", words("Here it is", [own.id]))).kind).toBe("ok");
  });

  it("are brought on with what is said, written down and to be done, each once", async () => {
    const { tickets, audit, jobsOf, someone } = kept();
    const ticket = await opened(tickets, aTicket(await someone()));
    const said = words("It is on its way.");
    for (let count = 0; count < 2; count += 1) {
      const answer = await byStaff(tickets, ticket, { kind: "ask", words: said }, now + 1);
      expect(answer).toMatchObject({
        value: { state: "waiting-for-customer", messages: [{}, { from: "staff", text: said.text, at: now + 1 }] },
      });
    }
    const resolved = await byStaff(tickets, ticket, { kind: "resolve", words: null }, now + 2);
    expect(resolved).toMatchObject({ value: { state: "resolved", resolvedAt: now + 2, messages: [{}, {}] } });
    await byStaff(tickets, ticket, { kind: "resolve", words: null }, now + 3);
    const subject = { kind: "ticket", id: String(ticket.number) } as const;
    expect(await audit.list({ subject, before: null, limit: 9 })).toMatchObject([
      { action: "ticket resolve", who: "ravi", details: { from: "waiting-for-customer", to: "resolved" } },
      { action: "ticket reply", details: { from: "open", to: "waiting-for-customer" } },
    ]);
    expect(await jobsOf(ticket)).toEqual([
      { kind: "close-ticket", due: now + 2 + CLOSED_AFTER },
      { kind: "tell-of-ticket", due: null },
      { kind: "tell-of-ticket", due: null },
    ]);
  });

  it("are missing to those whose they aren't, and stay as they are where core refuses", async () => {
    const { tickets, someone } = kept();
    const [asha, ravi] = [await someone(), await someone()];
    const ticket = await opened(tickets, aTicket(asha));
    expect([await tickets.withNumber(ticket.number, asha), await tickets.withNumber(ticket.number, ravi)]).toEqual([ticket, null]);
    const missing = refused({ kind: "unknown-ticket" });
    expect(await byCustomer(tickets, { ...ticket, customer: ravi }, "answer", words("?"))).toEqual(missing);
    expect(await byStaff(tickets, { ...ticket, number: ticketNumber(9_999_999) }, { kind: "acknowledge" })).toEqual(missing);
    expect(await byStaff(tickets, ticket, { kind: "close" })).toEqual(refused({ kind: "does-not-fit", state: "open" }));
    expect(await byCustomer(tickets, ticket, "reopen", words("?"))).toEqual(refused({ kind: "does-not-fit", state: "open" }));
    expect(await tickets.withNumber(ticket.number, null)).toEqual(ticket);
  });

  it("end one way only, whoever does what to them at the same time", async () => {
    const { tickets, someone } = kept();
    for (let round = 0; round < 8; round += 1) {
      const ticket = await opened(tickets, aTicket(await someone()));
      await byStaff(tickets, ticket, { kind: "resolve", words: null }, now);
      const late = now + CLOSED_AFTER;
      const again = words("It is still broken");
      const [closed, reopened] = await Promise.all([
        tickets.change({ number: ticket.number, of: null, at: late, decide: (seen) => ok(stepOfClock(seen, late)) }),
        byCustomer(tickets, ticket, "reopen", again, late),
        ...Array.from({ length: 5 }, (_, count) => byStaff(tickets, ticket, { kind: "tell", words: words(`${count}`) }, late)),
      ]);
      expect([closed.kind, reopened.kind]).toEqual(["ok", "ok"]);
      const end = await tickets.withNumber(ticket.number, null);
      expect(["reopened", "in-progress"]).toContain(end?.state);
      expect(end?.resolvedAt).toBeNull();
      const texts = end?.messages.map(({ text }) => text) ?? [];
      expect(texts.slice(0, 2)).toEqual(["Where is it?", again.text]); // Staff can say nothing before it is opened again.
      expect(new Set(end?.messages.map(({ id }) => id)).size).toBe(texts.length);
    }
  });

  it("are listed by customer, subject and state, the newest first, page by page", async () => {
    const { tickets, someone } = kept();
    const asha = await someone();
    const id = payableId(randomUUID());
    const subject: TicketSubject = { kind: "appointment", id };
    const [first, second, third] = [
      await opened(tickets, aTicket(asha)),
      await opened(tickets, aTicket(asha, { subject })),
      await opened(tickets, aTicket(asha, { subject })),
    ];
    await byStaff(tickets, second, { kind: "acknowledge" });
    const numbers = async (given: Partial<Parameters<Tickets["list"]>[0]>) =>
      (await tickets.list({ customer: asha, subject: null, states: null, before: null, limit: 9, ...given })).map(({ number }) => number);
    expect(await numbers({})).toEqual([third, second, first].map(({ number }) => number));
    expect(await numbers({ subject })).toEqual([third.number, second.number]);
    for (const kind of ["order", "lab-booking"] as const) expect(await numbers({ subject: { kind, id } })).toEqual([]);
    expect(await numbers({ limit: 1, before: third.number })).toEqual([second.number]);
    expect(await numbers({ states: ["acknowledged"] })).toEqual([second.number]);
    expect(await numbers({ states: [] })).toEqual([]);
    expect(await numbers({ customer: null, subject, states: ["open", "acknowledged"] })).toEqual([third.number, second.number]);
    expect(await numbers({ customer: await someone() })).toEqual([]);
  });

  it("are counted that nobody acknowledged", async () => {
    const { tickets, someone } = kept();
    const long = now - 1_000_000_000_000; // Before whatever else is opened here.
    const ticket = await opened(tickets, aTicket(await someone(), { at: long }));
    await opened(tickets, aTicket(await someone(), { at: long + 1 }));
    expect(await tickets.countOpenSince(long + 1)).toBe(1);
    await byStaff(tickets, ticket, { kind: "acknowledge" });
    expect(await tickets.countOpenSince(long + 1)).toBe(0);
    expect(await tickets.countOpenSince(long + 2)).toBe(1);
  });
});

describe("tickets of an account that is erased, in postgres", () => {
  it("go with all that was said and sent, also what is said meanwhile, and nobody else's", async () => {
    const { tickets, uploads, someone } = adapters["postgres"]?.() ?? expect.unreachable();
    const departures = postgresDepartures(db);
    const ravi = await someone();
    const theirs = await opened(tickets, aTicket(ravi));
    for (let round = 0; round < 8; round += 1) {
      const asha = await someone();
      const picture = anUpload(asha);
      await uploads.add(picture, 9);
      await departures.begin(asha, now);
      const ticket = await opened(tickets, aTicket(asha, { words: words("Broken", [picture.id]) }));
      const [answered, result] = await Promise.all([
        byCustomer(tickets, ticket, "answer", words("Hello?")),
        byStaff(tickets, ticket, { kind: "tell", words: words("It is on its way.") }),
        departures.comeDue(asha, now + RESTORABLE_DAYS * DAY),
      ]);
      for (const said of [answered, result])
        expect([undefined, "unknown-ticket"]).toContain(said.kind === "ok" ? undefined : said.refusal.kind);
      const { rows } =
        await sql`select customer from ticket where customer = ${asha} union all select customer from ticket_message where customer = ${asha}
        union all select upload from ticket_file where upload = ${picture.id}`.execute(db);
      expect(rows).toEqual([]);
    }
    expect(await tickets.withNumber(theirs.number, ravi)).toEqual(theirs);
  });
});
