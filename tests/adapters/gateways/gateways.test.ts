import { createServer } from "node:http";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { httpEmail } from "#adapters/email/http-gateway.ts";
import { outboxEmail, outboxMessages, outboxSms } from "#adapters/outbox/outbox.ts";
import { httpSms } from "#adapters/sms/http-gateway.ts";
import { now } from "#tests/fixtures.ts";
import { onLoopback } from "#tests/on-loopback.ts";

/** Somebody else's server that answers with a status and keeps what it was told. */
async function aGateway(status: number, headers: Record<string, string> = {}) {
  const told: { readonly authorization: string | undefined; readonly once: unknown; readonly body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const piece of request) body += piece;
    const { authorization, "idempotency-key": once } = request.headers;
    told.push({ authorization, once, body: JSON.parse(body) });
    response.writeHead(status, headers).end("{}");
  });
  const { address, close } = await onLoopback(server);
  onTestFinished(close);
  return { url: `${address}/messages`, told };
}

const token = "gateway-token";
const sms = { mobile: "9876543210", text: "1234 is your OTP" };
const email = { email: "asha@example.com", subject: "Namaste", text: "1234", leave: null };

describe("a gateway", () => {
  it("is handed texts and letters, with its token and what each is known by when it is sent again", async () => {
    const { url, told } = await aGateway(202);
    await httpSms({ url, token }).send(sms, "job-1");
    await httpEmail({ url, token, from: "shop@example.com" }).send(email, "job-2");
    expect(told).toEqual([
      { authorization: "Bearer gateway-token", once: "job-1", body: { to: "+919876543210", text: "1234 is your OTP" } },
      {
        authorization: "Bearer gateway-token",
        once: "job-2",
        body: { from: "shop@example.com", to: "asha@example.com", subject: "Namaste", text: "1234" },
      },
    ]);
  });

  it("is told how readers leave the list that a letter is for, as mail programs read it", async () => {
    const { url, told } = await aGateway(202);
    const leave = "https://niramaya.test/api/newsletter/leave?token=x";
    await httpEmail({ url, token, from: "shop@example.com" }).send({ ...email, leave }, "job-1");
    expect(told[0]?.body).toEqual({
      from: "shop@example.com",
      to: "asha@example.com",
      subject: "Namaste",
      text: "1234",
      headers: { "List-Unsubscribe": `<${leave}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    });
  });

  it("that refuses, leads elsewhere or is gone is an outage, which says nothing of the message", async () => {
    const elsewhere = await aGateway(200);
    const urls = [
      (await aGateway(500)).url,
      (await aGateway(401)).url,
      (await aGateway(307, { location: elsewhere.url })).url,
      "http://127.0.0.1:9/",
    ];
    for (const url of urls) {
      for (const sending of [
        httpSms({ url, token }).send(sms, "job-1"),
        httpEmail({ url, token, from: "shop@example.com" }).send(email, "job-2"),
      ]) {
        const error: unknown = await sending.catch((thrown: unknown) => thrown);
        expect(error).toBeInstanceOf(PortUnavailable);
        expect(String(error)).not.toMatch(/9876543210|1234|asha|gateway-token/);
      }
    }
    expect(elsewhere.told).toEqual([]);
  });
});

describe("an outbox", () => {
  it("keeps messages in the order in which they came, and shows none that is half written", async () => {
    const folder = await mkdtemp(join(tmpdir(), "niramaya-outbox-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const place = join(folder, "outbox");
    expect(await outboxMessages(place)).toEqual([]);
    await outboxSms(place, () => now).send(sms, "first");
    await outboxEmail(place, () => now + 1).send(email, "an-email");
    await Promise.all(Array.from({ length: 20 }, (_, nth) => outboxSms(place, () => now + 2).send(sms, `sms-${nth}`)));
    await writeFile(join(place, "half.draft"), "{");
    const messages = await outboxMessages(place);
    expect(messages).toHaveLength(22);
    expect(messages.slice(0, 2)).toEqual([
      { id: "first", at: "2026-11-20T00:00:00.000Z", channel: "sms", to: "9876543210", text: sms.text },
      {
        id: "an-email",
        at: "2026-11-20T00:00:00.001Z",
        channel: "email",
        to: email.email,
        subject: "Namaste",
        text: "1234",
        leave: null,
      },
    ]);
    expect((await readdir(place)).join()).not.toContain("9876543210");
  });

  it("keeps a message once that is sent again, also where its server was killed while it was written", async () => {
    const place = await mkdtemp(join(tmpdir(), "niramaya-outbox-"));
    onTestFinished(() => rm(place, { recursive: true }));
    await writeFile(join(place, "job-1.draft"), "{");
    for (const at of [now, now + 30_000]) await outboxSms(place, () => at).send(sms, "job-1");
    expect((await outboxMessages(place)).map(({ id, at }) => [id, at])).toEqual([["job-1", "2026-11-20T00:00:30.000Z"]]);
  });
});
