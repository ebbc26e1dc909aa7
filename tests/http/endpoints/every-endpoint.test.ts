import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { Sessions } from "#core/identity/sessions.port.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { demoCustomerId } from "#adapters/demo-people/people-at.ts";
import { endpoints } from "#adapters/composition/server/endpoints.ts";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { almostRight } from "./almost-right.ts";
import { keepsStrangers, namesIn } from "./schema-parts.ts";
import { wholeApplication } from "#tests/http/whole-application.ts";
import type { FastifyInstance, InjectOptions } from "fastify";
import type { Endpoint } from "#adapters/http-contract/endpoint.ts";
import type { Application } from "#adapters/composition/server/application.ts";

let product: Application;
let app: FastifyInstance;
/**
 * A session of its own for each that asks, as some calls end one; the one call that ends an account ends that of somebody who asks nothing
 * else.
 */
const people = ["asha", "ravi", "farah", "devanshi", "meera", "arjun", "gurpreet", "bhavesh", "lakshmi", "kabir"];
let turn = 0;
async function shown({ path }: Endpoint): Promise<Record<string, string>> {
  const { container } = product;
  const person = path === "/user/requestToDeleteUserAcc" ? "sunita" : people[turn++ % people.length];
  const { bearer } = await container.get(Sessions).open(customerId(demoCustomerId(person ?? "")), container.get(Clock)());
  return { authorization: `Bearer ${bearer}` };
}
beforeAll(async () => {
  product = await wholeApplication();
  app = serverOver(product.container, { pages: null, log: "off" });
}, 180_000);
afterAll(async () => {
  await app.close();
  await product.close();
});

const told = endpoints.map((endpoint): [name: string, endpoint: Endpoint] => [`${endpoint.method} ${endpoint.path}`, endpoint]);
const withBody = told.filter(([, { in: place }]) => place === "body");
const signedIn = told.filter(([, { audience }]) => ["customer", "patient", "reader", "session", "leaver"].includes(audience));

const ask = (endpoint: Endpoint, given: InjectOptions) =>
  app.inject({ ...given, method: endpoint.method, url: `/api${endpoint.path}${given.query ?? ""}` });
const asJson = (headers: Record<string, string> = {}) => ({ "content-type": "application/json", ...headers });

describe("every endpoint", () => {
  it("has an address and a method of its own", () => expect(new Set(told.map(([name]) => name)).size).toBe(endpoints.length));

  it.each(told)("drops what it does not name: %s", (_, { shapes }) => expect(keepsStrangers(shapes.request)).toBe(false));
});

describe("an endpoint for customers", () => {
  it.each(signedIn)("is closed to whoever is not signed in: %s", async (_, endpoint) => {
    const bearer = (await shown(endpoint))["authorization"]?.slice("Bearer ".length) ?? "";
    for (const headers of [{}, { authorization: "Bearer guessed" }, { authorization: bearer }, { cookie: `token=${bearer}` }]) {
      const response = await ask(endpoint, { headers });
      expect([response.statusCode, response.json()]).toEqual([
        401,
        { status: { status_code: 401, message: "Unauthorized access. Please log in again." }, payload: null },
      ]);
    }
  });
});

describe("an endpoint that reads a body", () => {
  it.each(withBody)("refuses what is no JSON, no UTF-8, too deep, too large or poisoned: %s", async (_, endpoint) => {
    const deep = `${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`;
    const refusals = [
      ["{oops", 400],
      [Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d]), 400],
      [deep, 400],
      ['{"__proto__":{"role":"admin"}}', 400],
      ['{"constructor":{"prototype":{"role":"admin"}}}', 400],
      [`{"a":"${"x".repeat(1_100_000)}"}`, 413],
    ] as const;
    for (const [payload, status] of refusals) {
      const response = await ask(endpoint, { headers: asJson(await shown(endpoint)), payload });
      expect([String(payload).slice(0, 40), response.statusCode]).toEqual([String(payload).slice(0, 40), status]);
    }
    const form = await ask(endpoint, { headers: { ...(await shown(endpoint)), "content-type": "text/plain" }, payload: "a" });
    expect(form.statusCode).toBe(415);
  });

  it.each(withBody.filter(([, { shapes }]) => namesIn(shapes.request).length > 0))(
    "names what is wrong by its path: %s",
    async (_, endpoint) => {
      const names = namesIn(endpoint.shapes.request);
      for (const wrong of [[[[]]], { a: {} }] as const) {
        const payload = Object.fromEntries(names.map((name) => [name, wrong]));
        const response = await ask(endpoint, { headers: asJson(await shown(endpoint)), payload });
        expect(response.statusCode).toBe(400);
        const paths = response.json().payload.map(({ path }: { path: string }) => path.split(".")[0]);
        expect(paths.length).toBeGreaterThan(0);
        expect(names).toEqual(expect.arrayContaining(paths));
      }
    },
  );
});

describe("an endpoint that reads an address", () => {
  const named = told.filter(([, { in: place, shapes }]) => place === "query" && namesIn(shapes.request).length > 0);
  it.each(named)("takes each name once: %s", async (_, endpoint) => {
    for (const name of namesIn(endpoint.shapes.request)) {
      const response = await ask(endpoint, { headers: await shown(endpoint), query: `?${name}=1&${name}=2` });
      expect(response.statusCode).toBe(400);
      expect(response.json().payload.map(({ path }: { path: string }) => path.split(".")[0])).toContain(name);
    }
  });
});

describe("whatever is asked", () => {
  it.each(told)("is answered or refused, never a defect: %s", { timeout: 180_000 }, async (_, endpoint) => {
    const names = namesIn(endpoint.shapes.request);
    const headers = await shown(endpoint);
    const some = fc.record(Object.fromEntries(names.map((name) => [name, anyValue()])), { requiredKeys: [] });
    await fc.assert(
      fc.asyncProperty(some, async (request) => {
        const response = await ask(
          endpoint,
          endpoint.in === "body"
            ? { headers: asJson(headers), payload: JSON.stringify(request) }
            : {
                headers,
                query: `?${new URLSearchParams(Object.entries(request).map(([name, value]) => [name, inAddress(value)]))}`,
              },
        );
        expect(response.statusCode).toBeLessThan(500);
        expect(Object.keys(response.json())).toEqual(["status", "payload"]);
      }),
      { numRuns: 12, examples: [[Object.fromEntries(names.map((name) => [name, NAMED_LIKE_ITS_OWN]))]] },
    );
  });

  it.each(withBody.filter(([, endpoint]) => almostRight(endpoint, "").length > 0))(
    "is answered or refused where it is right but for one text: %s",
    async (_, endpoint) => {
      const headers = asJson(await shown(endpoint));
      for (const payload of almostRight(endpoint, NO_NAME)) {
        const response = await ask(endpoint, { headers, payload: JSON.stringify(payload) });
        expect([payload, response.statusCode]).toEqual([payload, expect.toSatisfy((status) => status < 500 && status !== 401)]);
      }
    },
  );
});

/** Nobody's id, and what a folder, a page and a database might read something into. */
const NO_NAME = "../%_\\<b>'";

/** As it stands in an address. An object may hold what hides its own text, as NAMED_LIKE_ITS_OWN does. */
const inAddress = (value: unknown): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));

const NAMED_LIKE_ITS_OWN = { toString: "", valueOf: null, hasOwnProperty: 1, toJSON: [] };

/** What people, programs and attackers send: texts that look like something, numbers at their ends, and anything else. */
const anyValue = (): fc.Arbitrary<unknown> =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.constantFrom(
        "9820012345",
        "asha@example.in",
        "2026-11-20",
        "411004",
        "1234",
        "female",
        "accept",
        "a\u0000b",
        "\ud800",
        "%",
        "'; --",
        "",
      ),
    },
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.constantFrom<unknown>(-1, 0, 1, 1.5, 2 ** 31, 2 ** 53, 1e308, null, true, [], {}),
    fc.uuid(),
    fc.jsonValue({ maxDepth: 3 }),
  );
