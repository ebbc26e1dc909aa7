import { keptJobs } from "#tests/kept-jobs.ts";
import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { Email } from "#core/jobs/messages.port.ts";
import { emailIn } from "#core/identity/email-address.ts";
import { ReadMyFile } from "#core/files/read-my-file.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { SendBillPicture } from "#core/orders/returns/send-return-picture.use-case.ts";
import { refused } from "#core/shared/result.ts";
import { AnswerTicket, ReopenTicket } from "#core/tickets/answer-ticket.use-case.ts";
import { CloseTicket } from "#core/tickets/close-ticket.use-case.ts";
import { HandleTicket } from "#core/tickets/handle-ticket.use-case.ts";
import { ListMyTickets, ListTicketsAbout } from "#core/tickets/list-my-tickets.use-case.ts";
import { OpenTicket } from "#core/tickets/open-ticket.use-case.ts";
import { SendTicketPicture, SendTicketVideo } from "#core/tickets/send-ticket-file.use-case.ts";
import { ShowMyTicket } from "#core/tickets/show-my-ticket.use-case.ts";
import { ticketNumber } from "#core/tickets/ticket.ts";
import { workersIn } from "#adapters/composition/server/workers.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { aMemoryOrder } from "#tests/builders/a-memory-order.ts";
import { anOrder, aPlacedOrder } from "#tests/builders/an-order.ts";
import { appointmentInMemory, labBookingInMemory } from "#tests/builders/consultations/booked-in-memory.ts";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";
import { signedIn } from "#tests/signed-in.ts";
import { reader } from "#tests/builders/a-reader.ts";
import type { EmailMessage } from "#core/jobs/messages.port.ts";
import type { FileId } from "#core/files/file-id.ts";
import type { Ticket } from "#core/tickets/ticket.ts";
import type { Door } from "#tests/in-process.ts";

export const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#c96" } })
  .png()
  .toBuffer();

export const video = (bytes: number) => {
  const made = new Uint8Array(bytes).fill(7);
  made.set(Buffer.from("\0\0\0\x18ftypisom\0\0\x02\0isomiso2", "latin1"));
  return made;
};

export async function* pieces(bytes: Uint8Array, size = 300_000) {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

export const ORDER = payableId("order-1");

const SUBJECT = { kind: "order", id: ORDER } as const;

export async function shop(door: Door) {
  const memory = new Memory();
  const container = composeMemory(memory);
  const [asha, ravi] = [await signedIn(container, memory, "Asha"), await signedIn(container, memory, "Ravi")];
  memory.orders.set(ORDER, aMemoryOrder(aPlacedOrder(), asha.id, { number: "NM10000001" }));
  const { url, clientOf } = await door(container);
  return {
    memory,
    container,
    url,
    asha: { ...asha, client: clientOf(asha.bearer) },
    ravi: { ...ravi, client: clientOf(ravi.bearer) },
  };
}

type Shop = Awaited<ReturnType<typeof shop>>;

const words = (text: string, files: readonly FileId[] = []) => ({ id: randomUUID(), text, files });

export async function opened({ asha }: Shop, text = "Where is it?", files: readonly FileId[] = []): Promise<Ticket> {
  const answer = await asha.client.get(OpenTicket)(reader(asha.id), { subject: SUBJECT, topic: "delivery", words: words(text, files) });
  if (answer.kind === "refused") throw new TypeError(answer.refusal.kind);
  return answer.value;
}

export const valueOf = <Value>(answer: { readonly kind: "ok"; readonly value: Value } | { readonly kind: "refused" }): Value =>
  answer.kind === "ok" ? answer.value : expect.unreachable();

export function ticketsSuite(how: string, door: Door): void {
  describe(`a ticket, ${how}`, () => {
    it("is opened once about one's own order, with pictures and a video, and found by the order [ep-ticket-add] [ep-ticket-get] [ep-ticket-image] [ep-ticket-video]", async () => {
      const there = await shop(door);
      const { asha, ravi, container } = there;
      const sent = [
        valueOf(await asha.client.get(SendTicketPicture)(asha.id, picture)),
        valueOf(await asha.client.get(SendTicketVideo)(asha.id, pieces(video(1_000)))),
      ];
      const asked = { subject: SUBJECT, topic: "damaged-or-wrong", words: words("Broken.\nSee the video.", sent) } as const;
      const [first, again] = [
        await asha.client.get(OpenTicket)(reader(asha.id), asked),
        await asha.client.get(OpenTicket)(reader(asha.id), asked),
      ];
      expect(again).toEqual(first);
      const ticket = valueOf(first);
      expect(ticket).toMatchObject({
        customer: asha.id,
        state: "open",
        topic: "damaged-or-wrong",
        messages: [{ from: "customer", text: asked.words.text }],
      });
      expect(ticket.messages[0]?.files).toEqual([
        { id: sent[0], mediaType: "image/webp" },
        { id: sent[1], mediaType: "video/mp4" },
      ]);
      expect(await asha.client.get(ListTicketsAbout)(asha.id, SUBJECT)).toEqual([ticket]);
      expect(await ravi.client.get(ListTicketsAbout)(ravi.id, SUBJECT)).toEqual([]);
      expect(await asha.client.get(ListMyTickets)(asha.id, null)).toEqual({
        tickets: [ticket],
        subjects: [{ ...SUBJECT, name: "NM10000001", start: null }],
        next: null,
      });
      expect(await container.get(ListMyTickets)(asha.id, ticket.number)).toEqual({ tickets: [], subjects: [], next: null });
      expect(await asha.client.get(ShowMyTicket)(asha.id, ticket.number)).toEqual({ kind: "ok", value: ticket });
      const unknown = refused({ kind: "unknown-ticket" });
      expect(await ravi.client.get(ShowMyTicket)(ravi.id, ticket.number)).toEqual(unknown);
      expect(await asha.client.get(ShowMyTicket)(asha.id, ticketNumber(ticket.number + 1))).toEqual(unknown);
      const read = valueOf(await asha.client.get(ReadMyFile)(asha.id, sent[1] ?? expect.unreachable()));
      expect([read.mediaType, Buffer.compare(read.bytes, video(1_000))]).toEqual(["video/mp4", 0]);
      expect(await container.get(ReadMyFile)(asha.id, sent[1] ?? expect.unreachable())).toEqual({ kind: "ok", value: read });
      for (const file of sent) expect(await ravi.client.get(ReadMyFile)(ravi.id, file)).toEqual(refused({ kind: "unknown-upload" }));
    });

    it("is about an order that is one's own and more than quoted, and holds only one's own files", async () => {
      const { memory, asha, ravi } = await shop(door);
      memory.orders.set(payableId("quoted"), aMemoryOrder(anOrder(), asha.id));
      const unknown = refused({ kind: "unknown-subject" });
      const ask = { topic: "delivery", words: words("?") } as const;
      expect(await ravi.client.get(OpenTicket)(reader(ravi.id), { ...ask, subject: SUBJECT })).toEqual(unknown);
      for (const id of ["quoted", "none"].map(payableId))
        expect(await asha.client.get(OpenTicket)(reader(asha.id), { ...ask, subject: { kind: "order", id } })).toEqual(unknown);
      const theirs = valueOf(await ravi.client.get(SendTicketPicture)(ravi.id, picture));
      const bill = valueOf(await asha.client.get(SendBillPicture)(asha.id, picture));
      for (const file of [theirs, bill])
        expect(await asha.client.get(OpenTicket)(reader(asha.id), { ...ask, subject: SUBJECT, words: words("?", [file]) })).toEqual(
          refused({ kind: "unknown-file" }),
        );
      expect(memory.tickets.size).toBe(0);
    });

    it("is about an appointment or a lab booking of one's own, and tells in the list which one it is", async () => {
      const { memory, asha, ravi } = await shop(door);
      const [mine, tests] = [payableId("b-1"), payableId("l-1")];
      appointmentInMemory(memory, { id: mine, customer: asha.id, start: now + 1 });
      labBookingInMemory(memory, { id: tests, customer: asha.id, start: now + 2 });
      const asked = [
        { subject: { kind: "appointment", id: mine }, topic: "joining-the-call", words: words("No sound") },
        { subject: { kind: "lab-booking", id: tests }, topic: "collecting-the-sample", words: words("Nobody came") },
      ] as const;
      for (const one of asked) {
        expect(await ravi.client.get(OpenTicket)(reader(ravi.id), one)).toEqual(refused({ kind: "unknown-subject" }));
        const { subject } = valueOf(await asha.client.get(OpenTicket)(reader(asha.id), one));
        expect(subject).toEqual(one.subject);
        expect((await asha.client.get(ListTicketsAbout)(asha.id, subject)).map(({ topic }) => topic)).toEqual([one.topic]);
        expect(await asha.client.get(ListTicketsAbout)(asha.id, { kind: "order", id: subject.id })).toEqual([]);
        expect(await ravi.client.get(ListTicketsAbout)(ravi.id, subject)).toEqual([]);
      }
      const listed = await asha.client.get(ListMyTickets)(asha.id, null);
      expect(listed.subjects).toEqual([
        { kind: "lab-booking", id: tests, name: "Sahyadri", start: now + 2 },
        { kind: "appointment", id: mine, name: "Dr. Sunanda Joshi", start: now + 1 },
      ]);
      expect(JSON.stringify(listed)).not.toContain("SENTINEL");
    });

    it("goes to and fro, is resolved, opened again and closed by the clock after seven days", async () => {
      const there = await shop(door);
      const { asha, ravi, container, memory } = there;
      const { number } = await opened(there);
      const handle = container.get(HandleTicket);
      const said = words("Which street?");
      await handle("ravi", { number, deed: { kind: "ask", words: said } });
      const answer = { number, words: words("MG Road") };
      const answered = await asha.client.get(AnswerTicket)(asha.id, answer);
      expect(answered).toMatchObject({
        value: { state: "in-progress", messages: [{}, { from: "staff", text: "Which street?" }, { text: "MG Road" }] },
      });
      expect(await asha.client.get(AnswerTicket)(asha.id, answer)).toEqual(answered);
      for (const use of [AnswerTicket, ReopenTicket])
        expect(await ravi.client.get(use)(ravi.id, { number, words: words("Mine?") })).toEqual(refused({ kind: "unknown-ticket" }));

      await handle("ravi", { number, deed: { kind: "resolve", words: null } });
      expect(await asha.client.get(AnswerTicket)(asha.id, { number, words: words("Not yet") })).toEqual(refused({ kind: "is-over" }));
      expect(await asha.client.get(ReopenTicket)(asha.id, { number, words: words("Not yet") })).toMatchObject({
        value: { state: "reopened", resolvedAt: null },
      });
      expect(await asha.client.get(ReopenTicket)(asha.id, { number, words: words("Now") })).toEqual(
        refused({ kind: "does-not-fit", state: "reopened" }),
      );
      expect(await asha.client.get(AnswerTicket)(asha.id, { number: ticketNumber(1), words: words("?") })).toEqual(
        refused({ kind: "unknown-ticket" }),
      );
      await container.get(CloseTicket)(number);
      expect(memory.tickets.get(number)?.state).toBe("reopened");
      await handle("ravi", { number, deed: { kind: "resolve", words: words("Sent again") } });
      await container.get(CloseTicket)(number); // Long before seven days are over.
      expect(memory.tickets.get(number)?.state).toBe("resolved");
      expect(
        keptJobs(memory)
          .filter(({ job }) => job.kind === "close-ticket")
          .map(({ notBefore }) => notBefore),
      ).toEqual([now + 7 * 86_400_000]);
    });

    it("is told of by letter where its customer has an address, which holds nothing of what was said", async () => {
      const there = await shop(door);
      const { asha, container, memory } = there;
      const { number } = await opened(there, "A private thing");
      await container.get(HandleTicket)("ravi", { number, deed: { kind: "tell", words: words("A secret answer") } });
      const letters = () => keptJobs(memory).flatMap(({ job }) => (job.kind === "tell-of-ticket" ? [job] : []));
      expect(letters()).toEqual([{ kind: "tell-of-ticket", ticket: number, news: "answered" }]);
      const sent: string[] = [];
      const tell = workersIn(container, (kind) => sent.push(kind), "http://localhost")["tell-of-ticket"] ?? expect.unreachable();
      for (const job of letters()) await tell(job, "told");
      expect(sent).toEqual([]); // She has no address.
      const carried: EmailMessage[] = [];
      container.bind(Email).toConstantValue({ send: async (letter) => void carried.push(letter) });
      const stored = memory.customers.get(asha.id) ?? expect.unreachable();
      memory.customers.set(asha.id, { ...stored, customer: { ...stored.customer, email: emailIn("asha@example.in") } });
      for (const job of letters()) await tell(job, "told");
      expect(sent).toEqual(["send-email"]);
      const [letter] = carried;
      expect(letter).toMatchObject({ email: "asha@example.in", subject: `We have answered your ticket ${number}` });
      expect(JSON.stringify(letter)).not.toMatch(/private|secret/);
      expect(JSON.stringify(letter)).toContain(`https://niramaya.test/user/tickets/${number}`);
    });

    it("takes no more than a customer writes in an hour", async () => {
      const there = await shop(door);
      const { number } = await opened(there);
      const { asha } = there;
      const kinds: string[] = [];
      for (let count = 0; count < 32; count += 1) {
        const answer = await asha.client.get(AnswerTicket)(asha.id, { number, words: words(`${count}`) });
        kinds.push(answer.kind === "ok" ? "ok" : answer.refusal.kind);
      }
      expect(kinds.slice(28)).toEqual(["ok", "too-many-tickets", "too-many-tickets", "too-many-tickets"]);
    });

    it("comes page by page", async () => {
      const there = await shop(door);
      for (let count = 0; count < 22; count += 1) await opened(there, `${count}`);
      const { asha } = there;
      const first = await asha.client.get(ListMyTickets)(asha.id, null);
      const second = await asha.client.get(ListMyTickets)(asha.id, first.next);
      expect([first.tickets.length, second.tickets.length, second.next]).toEqual([20, 2, null]);
      expect([...first.tickets, ...second.tickets].map(({ messages }) => messages[0]?.text)).toEqual(
        Array.from({ length: 22 }, (_, count) => `${21 - count}`),
      );
    });
  });
}
