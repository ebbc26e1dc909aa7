import { connect } from "node:net";
import { once } from "node:events";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import * as z from "zod/mini";
import { token } from "#core/shared/token.ts";
import { endpoint, only } from "#adapters/http-contract/endpoint.ts";
import { DEFAULT_LIMITS } from "#adapters/http-server/requests/request-limits.ts";
import { file } from "#adapters/http-contract/scalars.ts";
import { DEFAULT_TIMEOUTS } from "#adapters/http-server/requests/timeouts.ts";
import { server } from "#adapters/http-server/server.ts";
import type { Caller } from "#core/identity/session.ts";
import type { RequestLimits } from "#adapters/http-server/requests/request-limits.ts";

const Echo = token<(caller: Caller, asked: string) => Promise<string>>("Echo");
const echo = endpoint(Echo, {
  method: "POST",
  path: "/echo",
  in: "body",
  audience: "caller",
  request: only("text", z.string()),
  response: z.string(),
});

const Keep = token<(bytes: Uint8Array) => Promise<number>>("Keep");
const keep = endpoint(Keep, { method: "POST", path: "/keep", in: "file", audience: "anyone", request: file, response: z.number() });

/** A server that answers what it is sent, and from where, and how long a file is. */
const served = (limits: Partial<RequestLimits> = {}, timeouts = DEFAULT_TIMEOUTS) =>
  server({
    endpoints: [echo, keep],
    use: (answers) =>
      answers === Keep ? async (bytes: Uint8Array) => bytes.length : async (caller: Caller, text: string) => `${caller.address} ${text}`,
    timeouts,
    holderOf: async () => null,
    pages: null,
    log: "off",
    limits: { ...DEFAULT_LIMITS, ...limits },
  });
const json = { "content-type": "application/json" };
const post = (app: ReturnType<typeof served>, payload: string | Buffer, headers: Record<string, string> = {}) =>
  app.inject({ method: "POST", url: "/api/echo", headers: { ...json, ...headers }, payload });

/** A server on a free port, and a bare connection to it. */
async function connected(app: ReturnType<typeof served>) {
  onTestFinished(() => app.close());
  const port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
  return () => {
    const socket = connect(port, "127.0.0.1");
    const heard = { text: "" };
    socket.on("data", (piece) => {
      heard.text += String(piece);
    });
    socket.on("error", () => {});
    onTestFinished(() => void socket.destroy());
    const closed = new Promise((gone) => socket.once("close", gone));
    return { socket, heard, closed };
  };
}

describe("a body", () => {
  it("is read up to a megabyte", async () => {
    const app = served();
    expect((await post(app, JSON.stringify({ text: "x".repeat(1_000_000) }))).statusCode).toBe(200);
    expect((await post(app, JSON.stringify({ text: "x".repeat(1_100_000) }))).statusCode).toBe(413);
  });

  it("is JSON in UTF-8 that is not deep, however brackets stand in its texts", async () => {
    const app = served();
    const nested = (depth: number) => `{"text":"a","more":${"[".repeat(depth)}${"]".repeat(depth)}}`;
    const told = await Promise.all(
      [
        `{"text":"${"[{".repeat(100)}\\"${"[".repeat(100)}"}`,
        nested(31),
        nested(32),
        nested(400_000),
        "[".repeat(900_000),
        Buffer.concat([Buffer.from('{"text":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]),
        Buffer.from('{"text":"é"}', "latin1"),
        '{"text":"half a pair: \\ud83d"}',
        '{"text":"the other half: \\udE00\\ud83d"}',
        '{"text":"a","\\uD800":1}',
        '{"text":"a","more":"\\u0000"}',
        '{"text":"a","__proto__":{"admin":true}}',
        '{"text":"a","constructor":{"prototype":{"admin":true}}}',
        "",
      ].map(async (payload) => (await post(app, payload)).statusCode),
    );
    expect(told).toEqual([200, 200, ...Array(12).fill(400)]);
    expect(Object.hasOwn(Object.prototype, "admin")).toBe(false);
  });

  it("holds what looks like half a pair, and is none", async () => {
    const told = async (payload: string) => (await post(served(), payload)).json().payload;
    expect(await told('{"text":"\\ud83d\\ude00"}')).toBe("127.0.0.1 😀");
    expect(await told('{"text":"\\\\ud83d \\\\u0000"}')).toBe("127.0.0.1 \\ud83d \\u0000");
  });

  it("is nothing but JSON", async () => {
    const form = { "content-type": "application/x-www-form-urlencoded" }; // A mail program's, whose question stands in the address.
    expect((await post(served(), "text=a", form)).statusCode).toBe(400);
    for (const type of ["text/plain", "application/xml", "nonsense"])
      expect((await post(served(), '{"text":"a"}', { "content-type": type })).statusCode).toBe(415);
  });
});

describe("a request that can't be read", () => {
  it("is told what was expected of it", async () => {
    const app = served();
    const told = async (payload: string | Buffer, headers: Record<string, string> = {}) => (await post(app, payload, headers)).json();
    const bad = (code: number, expected: string) => ({
      status: { status_code: code, message: `Bad request: expected ${expected}.` },
      payload: [{ path: "", expected }],
    });
    const json400 = bad(400, "JSON in UTF-8, at most 32 deep, without NUL and __proto__");
    for (const payload of ["{", "", '{"__proto__":{}}', `${"[".repeat(33)}${"]".repeat(33)}`, Buffer.from([0x22, 0xff, 0x22])])
      expect(await told(payload)).toEqual(json400);
    expect(await told(JSON.stringify({ text: "x".repeat(1_100_000) }))).toEqual(bad(413, "at most 1 MB"));
    expect(await told("<a/>", { "content-type": "application/xml" })).toEqual(bad(415, "JSON, as the header content-type says"));
    expect((await app.inject({ url: "/api/echo?x=%FF" })).json()).toEqual(bad(400, "an address in UTF-8, without NUL"));
  });

  it("with a file is told how large one may be", async () => {
    const form = { "content-type": "multipart/form-data; boundary=b" };
    const file = `--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n${"x".repeat(8 * 1024 * 1024 + 1)}\r\n--b--`;
    const sent = await served().inject({ method: "POST", url: "/api/keep", headers: form, payload: file });
    expect([sent.statusCode, sent.json().payload]).toEqual([
      413,
      [{ path: "", expected: "a form (multipart/form-data) with one file of at most 8 MB" }],
    ]);
  });

  it("because it is none has its answer in the same envelope, under the same headers", async () => {
    const open = await connected(served());
    const answered = async (written: string) => {
      const { socket, heard, closed } = open();
      socket.write(written);
      await closed;
      const [head = "", body = ""] = heard.text.split("\r\n\r\n");
      expect(head.toLowerCase()).toContain("content-security-policy: default-src 'none'");
      return JSON.parse(body);
    };
    const refused = (code: number, expected: string) => ({
      status: { status_code: code, message: `Bad request: expected ${expected}.` },
      payload: [{ path: "", expected }],
    });
    const head = "POST /api/echo HTTP/1.1\r\nhost: x\r\n";
    for (const request of [
      "nonsense\r\n\r\n",
      `${head}content-length: 6\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
      `${head}a : b\r\n\r\n`,
    ])
      expect(await answered(request)).toEqual(refused(400, "a request by HTTP/1.1"));
    expect(await answered(`${head}large: ${"x".repeat(20_000)}\r\n\r\n`)).toEqual(
      refused(431, "an address and headers of at most 16 kB together"),
    );
  });

  it("says what a field is to be, as the contract's own sentences do", async () => {
    const Weigh = token<(request: object) => Promise<string>>("Weigh");
    const shape = z.object({
      text: z.string().check(z.maxLength(3)),
      number: z.number().check(z.minimum(2)),
      whole: z.int(),
      list: z.array(z.string()).check(z.maxLength(1)),
      choice: z.enum(["a", "b"]),
      only: z.literal("a"),
      yes: z.boolean(),
      at: z.iso.datetime(),
      kind: z.discriminatedUnion("kind", [z.object({ kind: z.literal("c") }), z.object({ kind: z.literal("d") })]),
      own: z.string("a colour"),
    });
    const weigh = endpoint(Weigh, { method: "POST", path: "/weigh", in: "body", audience: "anyone", request: shape, response: z.string() });
    const app = server({ endpoints: [weigh], use: () => async () => "", holderOf: async () => null, pages: null, log: "off" });
    const expectedOf = async (payload: object) =>
      Object.fromEntries(
        (await app.inject({ method: "POST", url: "/api/weigh", payload }))
          .json()
          .payload.map(({ path, expected }: { path: string; expected: string }) => [path, expected]),
      );
    const wrong = { text: "long", number: 1, whole: 1.5, list: ["a", "b"], choice: "c", only: "b", yes: 1, at: "now", kind: { kind: "e" } };
    expect(await expectedOf(wrong)).toEqual({
      text: "text of at most 3 characters",
      number: "a number of at least 2",
      whole: "a whole number",
      list: "a list of at most 1",
      choice: "one of a, b",
      only: "a",
      yes: "true or false",
      at: "a date and time such as 2026-11-20T04:30:00.000Z",
      "kind.kind": "one of c, d",
      own: "a colour",
    });
    expect(await expectedOf({})).toMatchObject({ text: "text", number: "a number", list: "a list", own: "a colour" });
    expect(await expectedOf([])).toEqual({ "": "an object" });
  });
});

describe("an address", () => {
  it("of the API is UTF-8", async () => {
    const app = served();
    for (const url of ["/api/echo?x=%FF", "/api/echo?x=%C0%80", "/api/echo?x=%ED%A0%80", "/api/echo?x=%", "/api/echo?x=%00"])
      expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 400]);
  });
});

describe("where a call comes from", () => {
  const from = async (limits: Partial<RequestLimits>, headers: Record<string, string>) =>
    (await post(served(limits), '{"text":""}', headers)).json().payload.trim();

  it("is never what it says itself", async () => {
    expect(await from({}, { "x-forwarded-for": "203.0.113.7", forwarded: "for=203.0.113.7", "x-real-ip": "203.0.113.7" })).toBe(
      "127.0.0.1",
    );
    expect(await from({ trustedProxies: ["10.0.0.1"] }, { "x-forwarded-for": "203.0.113.7" })).toBe("127.0.0.1");
  });

  it("is what the last proxy that is trusted says, and not what was said to that one", async () => {
    const chain = { "x-forwarded-for": "198.51.100.1, 203.0.113.7" };
    expect(await from({ trustedProxies: ["127.0.0.0/8"] }, chain)).toBe("203.0.113.7");
    expect(await from({ trustedProxies: ["127.0.0.1", "203.0.113.0/24"] }, chain)).toBe("198.51.100.1");
  });
});

describe("pages of other sites", () => {
  const origin = "https://app.example";
  const preflight = (limits: Partial<RequestLimits>, headers: Record<string, string>) =>
    served(limits).inject({
      method: "OPTIONS",
      url: "/api/echo",
      headers: { "access-control-request-method": "POST", "access-control-request-headers": "authorization,content-type", ...headers },
    });

  it("may not call where none is named", async () => {
    const answers = [await preflight({}, { origin }), await post(served(), '{"text":"a"}', { origin })];
    for (const { headers } of answers) expect(Object.keys(headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
  });

  it("may call where theirs is named, with a token and without cookies, and no other site's may", async () => {
    const limits = { allowedOrigins: [origin] };
    const asked = await preflight(limits, { origin });
    expect(asked.statusCode).toBe(204);
    expect(asked.headers).toMatchObject({
      "access-control-allow-origin": origin,
      "access-control-allow-methods": "GET, POST, PUT, DELETE",
      "access-control-allow-headers": "authorization, content-type, last-event-id, x-call-token",
    });
    expect(asked.headers).not.toHaveProperty("access-control-allow-credentials");
    const called = await post(served(limits), '{"text":"a"}', { origin });
    expect(called.headers["access-control-expose-headers"]).toBe("content-disposition, date, retry-after, x-request-id"); // Names of files, and the server's time.
    expect(called.headers).toMatchObject({ "access-control-allow-origin": origin, vary: expect.stringContaining("Origin") });
    for (const other of ["https://app.example.evil.example", "http://app.example", "null", "https://evil.example"]) {
      expect((await preflight(limits, { origin: other })).headers).not.toHaveProperty("access-control-allow-origin");
      expect((await post(served(limits), '{"text":"a"}', { origin: other })).headers).not.toHaveProperty("access-control-allow-origin");
    }
  });
});

describe("an answer", () => {
  it("is bound to HTTPS where it went over it, as a trusted proxy says", async () => {
    const headers = { "x-forwarded-proto": "https" };
    const secure = await post(served({ trustedProxies: ["127.0.0.1"] }), '{"text":"a"}', headers);
    expect(secure.headers["strict-transport-security"]).toBe("max-age=31536000");
    expect((await post(served(), '{"text":"a"}', headers)).headers).not.toHaveProperty("strict-transport-security");
  });

  it("carries an id of its own, whatever id the caller sends", async () => {
    const [one, two] = [await post(served(), "{}", { "x-request-id": "mine" }), await post(served(), "{}", { "request-id": "mine" })];
    for (const { headers } of [one, two]) expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(one.headers["x-request-id"]).not.toBe(two.headers["x-request-id"]);
  });
});

describe("a slow or greedy client", () => {
  it("is sent away when it does not finish its request's head in time, nor its body", async () => {
    const open = await connected(served({}, { head: 1_000, whole: 3_000, file: 60_000 }));
    const lasting = async (begin: string, drop: string, drops = Number.POSITIVE_INFINITY, end = "") => {
      const { socket, heard, closed } = open();
      const begun = performance.now();
      socket.write(begin);
      let left = drops;
      const drip = setInterval(() => socket.write(left-- > 0 ? drop : end), 100);
      const answered = new Promise<void>((done) => socket.on("data", () => heard.text.includes("200 OK") && done()));
      await Promise.race([closed, answered]);
      clearInterval(drip);
      return { heard: heard.text, milliseconds: performance.now() - begun };
    };
    const head = "POST /api/echo HTTP/1.1\r\nhost: x\r\n";
    const form = '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n';
    const fileHead = `POST /api/keep HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\n`;
    const [inHead, inBody, inFile] = await Promise.all([
      lasting(head, "x-slow: 1\r\n"),
      lasting(`${head}content-type: application/json\r\ncontent-length: 100000\r\n\r\n{`, " "),
      lasting(`${fileHead}content-length: ${form.length + 50 + 7}\r\n\r\n${form}`, "x", 50, "\r\n--b--"),
    ]);
    expect(inHead.heard).toContain("408");
    expect(inHead.heard).toContain('"status_code":408');
    expect(inBody.heard).toContain("408");
    expect(inBody.milliseconds).toBeGreaterThan(2_900); // A slow line may take its time for a whole megabyte.
    expect(inFile.heard).toContain('"payload":50'); // And more of it for a file.
    expect(inFile.milliseconds).toBeGreaterThan(inBody.milliseconds);
  });

  it("is waited for no longer than until it has its answer", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    expect((await post(served(), '{"text":"a"}')).statusCode).toBe(200);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("has ten seconds for a head, half a minute for what is asked and five minutes for a file", () => {
    expect(DEFAULT_TIMEOUTS).toEqual({ head: 10_000, whole: 30_000, file: 300_000 });
  });

  it("is sent away with a head that is too large", async () => {
    const open = await connected(served());
    const { socket, heard, closed } = open();
    socket.write(`GET /api/echo HTTP/1.1\r\nhost: x\r\nx-large: ${"x".repeat(100_000)}\r\n\r\n`);
    await closed;
    expect(heard.text).toMatch(/^HTTP\/1\.1 431 /); // Its answer may well hold 200 bytes.
  });

  it("finds no place beyond the most that are let in, and finds one when another leaves", async () => {
    const open = await connected(served({ mostConnections: 3 }));
    const all = [open(), open(), open()];
    await Promise.all(all.map(({ socket }) => once(socket, "connect")));
    const [first] = all;
    const late = open();
    await late.closed;
    first?.socket.end();
    await first?.closed;
    const next = open();
    next.socket.write('POST /api/echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 12\r\n\r\n{"text":"a"}');
    await expect.poll(() => next.heard.text).toContain("200 OK");
  });
});
