import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fastify from "fastify";
import { describe, expect, it, onTestFinished } from "vitest";
import { Catalogue } from "#core/catalogue/catalogue.port.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { sessionId } from "#core/identity/session.ts";
import { ListCategories } from "#core/catalogue/list-categories.use-case.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { messageOf } from "#core/shared/unexpected-answer.ts";
import { overHttp } from "#adapters/http-client/over-http.ts";
import { endpoint, nothing, only } from "#adapters/http-contract/endpoint.ts";
import { server } from "#adapters/http-server/server.ts";
import { envelopeOf } from "#adapters/http-server/answers/envelope.ts";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { composeMemory } from "#tests/composition.ts";
import { clientOf, servedOver } from "#tests/http/over-http.ts";
import { token } from "#core/shared/token.ts";
import * as z from "zod/mini";
import type { Session } from "#core/identity/session.ts";
import type { Container } from "inversify";

const categories = "/api/shop/master/category/getAllCategory";
const over = (container: Container) => serverOver(container, { pages: null, log: "off" });

/** A shop whose catalogue fails with this error. */
function broken(error: Error): Container {
  const container = composeMemory();
  const fails = () => Promise.reject(error);
  container.rebind(Catalogue).toConstantValue({
    categories: fails,
    brands: fails,
    collection: fails,
    collectionsBeside: fails,
    find: fails,
    filters: fails,
    productWithSlug: fails,
    productsWithIds: fails,
    safetyFactsOf: fails,
    productsMatching: fails,
  });
  return container;
}

describe("a call", () => {
  it("is unavailable when the network, the server's port or the server itself is", async () => {
    await expect(clientOf("http://127.0.0.1:9").get(ListCategories)()).rejects.toBeInstanceOf(PortUnavailable);
    await expect(clientOf(await servedOver(broken(new PortUnavailable("catalogue", null)))).get(ListCategories)()).rejects.toBeInstanceOf(
      PortUnavailable,
    );
    await expect(clientOf(await servedOver(broken(new Error("a defect")))).get(ListCategories)()).rejects.toBeInstanceOf(PortUnavailable);
  });

  it("that comes too often knows after how many seconds there is room again", async () => {
    const app = fastify();
    app.get(categories, (_, reply) =>
      reply.code(429).header("retry-after", 37).send(envelopeOf(429, "Too many requests. Please try again later.")),
    );
    onTestFinished(() => app.close());
    const ask = clientOf(await app.listen({ host: "127.0.0.1", port: 0 })).get(ListCategories);
    const error = await ask().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(PortUnavailable);
    expect(messageOf(error)).toMatchObject({ code: 429, wait: 37 });
  });

  it("is unavailable when the code that makes it cannot be loaded", async () => {
    const ask: () => Promise<unknown> = overHttp({ url: "", bearerOf: () => null, ended: () => {}, hasLeft: () => false })(() =>
      Promise.reject(new TypeError("Failed to fetch dynamically imported module")),
    );
    await expect(ask()).rejects.toBeInstanceOf(PortUnavailable);
  });
});

describe("an answer of the API", () => {
  it("is 503 in an outage and 500 on a defect, without a word of the cause", async () => {
    const cases = [
      [new PortUnavailable("secret-host", null), 503],
      [new Error("secret-host"), 500],
      [Object.assign(new Error("secret-host"), { statusCode: 418 }), 418],
    ] as const;
    for (const [error, status] of cases) {
      const response = await over(broken(error)).inject({ url: categories });
      expect(response.statusCode).toBe(status);
      expect(response.json().status.status_code).toBe(status);
      expect(response.headers["retry-after"]).toBe(status === 503 ? "5" : undefined);
      expect(response.body).not.toContain("secret");
    }
  });

  it("is an envelope also where nothing is found, understood or allowed [ep-envelope]", async () => {
    const app = over(composeMemory());
    const asked = [
      [{ url: "/api/nowhere" }, 404],
      [{ url: "/api/" }, 404],
      [{ method: "POST", url: categories }, 404],
      [{ method: "POST", url: "/shop" }, 404],
      [{ url: "/api/%E0%A4%A" }, 400],
      [{ url: "/shop/%E0%A4%A" }, 400],
      [{ url: `${categories}?x=%00` }, 400],
      [{ method: "POST", url: "/api/nowhere", headers: { "content-type": "application/json" }, payload: "{oops" }, 400],
      [
        {
          method: "POST",
          url: "/api/nowhere",
          headers: { "content-type": "application/json" },
          payload: JSON.stringify("x".repeat(1_100_000)),
        },
        413,
      ],
    ] as const;
    for (const [request, status] of asked) {
      const response = await app.inject(request);
      const payload = status === 404 ? null : [{ path: "", expected: expect.stringMatching(/.+/) }];
      expect([request, response.statusCode, response.json()]).toEqual([
        request,
        status,
        { status: { status_code: status, message: expect.stringMatching(/.+/) }, payload },
      ]);
    }
  });

  it("says what a browser may not do with it, and is kept by nobody", async () => {
    const { headers } = await over(composeMemory()).inject({ url: categories });
    expect(headers).toMatchObject({
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cache-control": "no-store",
    });
  });

  it("is packed where that saves something and the client can unpack it", async () => {
    const app = over(composeMemory());
    const url = "/api/shop/product/getProducts";
    const plain = await app.inject({ url });
    const packed = (accept: string) => app.inject({ url, headers: { "accept-encoding": accept } });
    const br = await packed("gzip, deflate, br");
    expect(br.headers["content-encoding"]).toBe("br");
    expect(Number(br.headers["content-length"])).toBe(br.rawPayload.length);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    const gzip = await packed("br;q=0, GZIP");
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    for (const accept of ["identity", "br;q=0, gzip;q=0.0", "brotli"])
      expect((await packed(accept)).headers).not.toHaveProperty("content-encoding");
    expect(
      (await app.inject({ url: "/api/shop/shippingCharges/user/getShippingCharges", headers: { "accept-encoding": "br" } })).headers,
    ).not.toHaveProperty("content-encoding");
  });

  it("is there for those who only ask for its head", async () => {
    const head = await over(composeMemory()).inject({ method: "HEAD", url: categories });
    expect([head.statusCode, head.body]).toEqual([200, ""]);
    expect(Number(head.headers["content-length"])).toBeGreaterThan(50);
  });
});

describe("an endpoint", () => {
  const Echo = token<(asked: string) => Promise<string>>("Echo");
  const echo = endpoint(Echo, {
    method: "POST",
    path: "/echo",
    in: "body",
    audience: "anyone",
    request: only("text", z.string()),
    response: z.string(),
  });
  const asha: Session = { id: sessionId("s1"), customer: customerId("asha") };
  const holderOf = async (bearer: string) => (bearer === "asha-token" ? asha : null);
  const served = (declared: typeof echo, use = async (...given: readonly unknown[]): Promise<unknown> => given[0]) =>
    server({ endpoints: [declared], use: () => use, holderOf, pages: null, log: "off" });

  it("reads a body, and names what is wrong with one", async () => {
    const app = served(echo);
    const post = async (payload?: object | string) =>
      app.inject({
        method: "POST",
        url: "/api/echo",
        headers: { "content-type": "application/json" },
        ...(payload === undefined ? {} : { payload }),
      });
    expect((await post({ text: "नमस्ते" })).json().payload).toBe("नमस्ते");
    expect((await post({ text: 7 })).json().payload).toEqual([{ path: "text", expected: "text" }]);
    for (const wrong of [undefined, "{oops", "[]", "null"]) expect((await post(wrong)).statusCode).toBe(400);
  });

  it.each(["staff", undefined])("does not start where its audience is %s", async (audience) => {
    const { audience: _, ...open } = echo;
    await expect(served({ ...open, audience } as never).ready()).rejects.toThrow("/echo does not say who may call it");
  });

  it.each([
    ["anyone", null, ["a"]],
    ["anyone", "asha-token", ["a"]],
    ["caller", null, [{ address: "127.0.0.1", session: null, language: null }, "a"]],
    ["caller", "asha-token", [{ address: "127.0.0.1", session: asha, language: null }, "a"]],
    ["caller", "old-token", [{ address: "127.0.0.1", session: null, language: null }, "a"]],
    ["visitor", null, [null, "a"]],
    ["visitor", "asha-token", ["asha", "a"]],
    ["visitor", "old-token", 401],
    ["customer", null, 401],
    ["customer", "asha-token", ["asha", "a"]],
    ["customer", "old-token", 401],
    ["reader", null, 401],
    ["reader", "asha-token", [{ customer: "asha", language: null }, "a"]],
    ["reader", "old-token", 401],
    ["session", null, 401],
    ["session", "asha-token", [asha, "a"]],
  ])("for %s with the token %s answers %j", async (audience, bearer, answer) => {
    let given: readonly unknown[] = [];
    const app = served({ ...echo, audience }, async (...requested) => {
      given = requested;
      return "";
    });
    const headers = bearer === null ? {} : { authorization: `Bearer ${bearer}` };
    const response = await app.inject({ method: "POST", url: "/api/echo", payload: { text: "a" }, headers });
    if (answer === 401) expect([response.statusCode, given]).toEqual([401, []]);
    else expect(given).toEqual(answer);
  });

  it("that asks nothing takes an address with more in it", async () => {
    const Ping = token<() => Promise<string>>("Ping");
    const ping = endpoint(Ping, { method: "GET", path: "/ping", in: "query", audience: "anyone", request: nothing, response: z.string() });
    const app = server({ endpoints: [ping], use: () => async () => "pong", holderOf, pages: null, log: "off" });
    expect((await app.inject({ url: "/api/ping?utm_source=x" })).json().payload).toBe("pong");
  });
});
