import { randomUUID } from "node:crypto";
import { describe, expect, it, onTestFinished } from "vitest";
import { emailIn } from "#core/identity/email-address.ts";
import { LARGEST_VIDEO } from "#core/files/keep-video.ts";
import { payableId } from "#core/ledger/entry.ts";
import {
  SendBillPicture,
  SendOtherPicture,
  SendPackagePicture,
  SendProductPicture,
} from "#core/orders/returns/send-return-picture.use-case.ts";
import { refused } from "#core/shared/result.ts";
import { SendTicketVideo } from "#core/tickets/send-ticket-file.use-case.ts";
import { TellOfTicket } from "#core/tickets/tell-of-ticket.use-case.ts";
import { ticketNumber } from "#core/tickets/ticket.ts";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { appointmentInMemory } from "#tests/builders/consultations/booked-in-memory.ts";
import { now } from "#tests/fixtures.ts";
import { overTheWire } from "#tests/http/over-http.ts";
import { picture, video, pieces, ORDER, shop, valueOf, ticketsSuite } from "#tests/core/tickets/tickets-suite.ts";
import type { FileId } from "#core/files/file-id.ts";

/** The same over HTTP, with what is asked of it by hand. */
async function served() {
  const there = await shop(overTheWire);
  const { asha, container } = there;
  const app = serverOver(container, { pages: null, log: "off" });
  onTestFinished(() => app.close());
  const fetched = (id: FileId, bearer: string | null, headers: Record<string, string> = {}) =>
    app.inject({
      url: `/api/upload/file?_id=${id}`,
      headers: bearer === null ? headers : { ...headers, authorization: `Bearer ${bearer}` },
    });
  const opening = (payload: object, cookie: string) =>
    app.inject({
      method: "POST",
      url: "/api/shop/ticket/addTicket",
      headers: { authorization: `Bearer ${asha.bearer}`, cookie },
      payload,
    });
  return { ...there, fetched, opening };
}

ticketsSuite("over HTTP", overTheWire);

describe("a ticket over HTTP", () => {
  it("has a topic of what it is about, and is about an order where nothing else is said", async () => {
    const { memory, asha, opening } = await served();
    appointmentInMemory(memory, { id: payableId("b-1"), customer: asha.id, start: now });
    const said = { message_id: randomUUID(), message: "?", files: [] };
    for (const wrong of [
      { subject: "appointment", order_id: "b-1", topic: "delivery" },
      { subject: "order", order_id: ORDER, topic: "joining-the-call" },
      { subject: "practitioner", order_id: "b-1", topic: "refund" },
    ])
      expect((await opening({ ...said, ...wrong }, "")).statusCode, JSON.stringify(wrong)).toBe(400);
    expect(memory.tickets.size).toBe(0);
    const { payload } = (await opening({ ...said, order_id: ORDER, topic: "delivery" }, "")).json();
    expect(payload).toMatchObject({ subject: "order", order_id: ORDER });
  });

  it("is told of in the language that its customer read when they opened it", async () => {
    const { asha, container, memory, opening } = await served();
    const stored = memory.customers.get(asha.id) ?? expect.unreachable();
    memory.customers.set(asha.id, { ...stored, customer: { ...stored.customer, email: emailIn("asha@example.in") } });
    const said = { order_id: ORDER, topic: "delivery", message_id: randomUUID(), message: "कहाँ है?", files: [] };
    const { payload } = (await opening(said, "language=hi")).json();
    expect(payload).not.toHaveProperty("language");
    const letter = await container.get(TellOfTicket)(ticketNumber(payload.ticket_no), "resolved");
    expect(letter).toMatchObject({ subject: `आपका टिकट ${payload.ticket_no} हल हो गया है` });
  });
});

describe("a ticket's video", () => {
  it("is kept as it is, and sent to its owner alone, whole or in the part that is asked for", async () => {
    const { asha, ravi, fetched } = await served();
    const bytes = video(700_000);
    const id = valueOf(await asha.client.get(SendTicketVideo)(asha.id, pieces(bytes)));
    for (const bearer of [null, ravi.bearer]) expect((await fetched(id, bearer)).statusCode).toBe(404);
    const whole = await fetched(id, asha.bearer);
    expect(whole.headers).toMatchObject({
      "content-type": "video/mp4",
      "content-length": "700000",
      "accept-ranges": "bytes",
      "x-content-type-options": "nosniff",
      "content-disposition": 'inline; filename="ticket-video.mp4"',
      "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
      "cache-control": "no-store",
    });
    expect(Buffer.compare(whole.rawPayload, Buffer.from(bytes))).toBe(0);
    for (const [range, first, last] of [
      ["bytes=0-0", 0, 0],
      ["bytes=100-199", 100, 199],
      ["bytes=699990-", 699_990, 699_999],
      ["bytes=-10", 699_990, 699_999],
      ["bytes=699990-9999999", 699_990, 699_999],
    ] as const) {
      const part = await fetched(id, asha.bearer, { range });
      expect([part.statusCode, part.headers["content-range"]]).toEqual([206, `bytes ${first}-${last}/700000`]);
      expect(part.rawPayload).toEqual(Buffer.from(bytes.subarray(first, last + 1)));
    }
    expect((await fetched(id, asha.bearer, { range: "bytes=700000-" })).statusCode).toBe(416);
    for (const range of ["bytes=5-2", "lines=1-2", "bytes=0-1,5-6", "bytes=-"])
      expect((await fetched(id, asha.bearer, { range })).statusCode).toBe(200);
  });

  it("is one by what it holds, and not too large", { timeout: 60_000 }, async () => {
    const { asha, memory, url } = await shop(overTheWire);
    const send = asha.client.get(SendTicketVideo);
    for (const bytes of [
      new Uint8Array(picture),
      new TextEncoder().encode("<html>".repeat(99)),
      new Uint8Array(),
      video(30).subarray(0, 7),
    ])
      expect(await send(asha.id, pieces(bytes))).toEqual(refused({ kind: "no-video" }));
    expect(await send(asha.id, pieces(video(LARGEST_VIDEO + 1)))).toEqual(refused({ kind: "too-large" }));
    expect(memory.uploads.size).toBe(0);
    expect((await send(asha.id, pieces(video(LARGEST_VIDEO)))).kind).toBe("ok");
    const ask = (body: FormData | string) =>
      fetch(`${url}/api/shop/ticket/uploadShopTicketVideo`, { method: "POST", headers: { authorization: `Bearer ${asha.bearer}` }, body });
    expect((await ask("no form")).status).toBe(415);
    const empty = new FormData();
    empty.append("note", "no file");
    expect((await ask(empty)).status).toBe(400);
  });

  it("of which the sender breaks off leaves nothing, and room for others", async () => {
    const { asha, memory, url } = await shop(overTheWire);
    for (let count = 0; count < 4; count += 1) {
      const broken = new AbortController();
      const body = new ReadableStream<Uint8Array>({
        start(stream) {
          const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="v"\r\n\r\n';
          stream.enqueue(Buffer.concat([Buffer.from(head), video(200_000)]));
        },
        pull: () => broken.abort(),
      });
      const init = { method: "POST", body, duplex: "half", signal: broken.signal };
      const headers = { authorization: `Bearer ${asha.bearer}`, "content-type": "multipart/form-data; boundary=x" };
      await expect(fetch(`${url}/api/shop/ticket/uploadShopTicketVideo`, { ...init, headers } as RequestInit)).rejects.toThrow();
    }
    await expect
      .poll(
        async () =>
          (
            await asha.client
              .get(SendTicketVideo)(asha.id, pieces(video(500)))
              .catch(() => ({ kind: "full" }))
          ).kind,
      )
      .toBe("ok");
    expect(memory.uploads.size).toBe(1);
  });
});

describe("a return's picture", () => {
  it("is kept for its owner alone, of what it shows [ep-return-image-bill] [ep-return-image-package] [ep-return-image-product] [ep-return-image-other]", async () => {
    const { asha, ravi, memory, fetched } = await served();
    for (const [send, kind] of [
      [SendBillPicture, "return-bill"],
      [SendPackagePicture, "return-package"],
      [SendProductPicture, "return-product"],
      [SendOtherPicture, "return-other"],
    ] as const) {
      const id = valueOf(await asha.client.get(send)(asha.id, picture));
      expect(memory.uploads.get(id)).toMatchObject({ owner: asha.id, kind, audience: "owner", mediaType: "image/webp" });
      expect([(await fetched(id, asha.bearer)).statusCode, (await fetched(id, ravi.bearer)).statusCode]).toEqual([200, 404]);
      expect(await asha.client.get(send)(asha.id, new Uint8Array([1]))).toEqual(refused({ kind: "no-picture" }));
    }
  });
});
