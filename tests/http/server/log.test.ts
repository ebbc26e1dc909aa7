import { describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { FindProducts } from "#core/catalogue/find-products.use-case.ts";
import { ShowProduct } from "#core/catalogue/show-product.use-case.ts";
import { fileId } from "#core/files/file-id.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { token } from "#core/shared/token.ts";
import { endpoint, nothing } from "#adapters/http-contract/endpoint.ts";
import { loggedError } from "#adapters/http-server/monitoring/log.ts";
import { ErrorLog } from "#adapters/http-server/monitoring/error-log.ts";
import { server } from "#adapters/http-server/server.ts";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { render } from "#web/shells/render.ts";
import { composeMemory } from "#tests/composition.ts";
import { shopFrame } from "#tests/shop-frame.ts";

/** What `act` throws. */
function thrownBy(act: () => unknown): Error {
  try {
    act();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error("it throws nothing");
}

/** What a call that ends with each of these writes into the log. */
async function writtenFor(errors: readonly unknown[]): Promise<string> {
  const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const ping = token<() => Promise<string>>("Ping");
  const declared = endpoint(ping, {
    method: "GET",
    path: "/ping",
    in: "query",
    audience: "anyone",
    request: nothing,
    response: z.string(),
  });
  const left = [...errors];
  const use = () => async () => {
    throw left.shift();
  };
  const app = server({ endpoints: [declared], use, holderOf: async () => null, pages: null, log: "info" });
  for (const _ of errors) await app.inject({ url: "/api/ping?name=Devanshi" });
  await app.close();
  const text = written.mock.calls.map(([piece]) => String(piece)).join("");
  written.mockRestore();
  return text;
}

describe("a server's log", () => {
  it("tells a defect once, and nothing of what somebody typed", async () => {
    const refusedByDatabase = Object.assign(new Error('invalid input syntax for type bigint: "98200 12345"'), {
      severity: "ERROR",
      code: "22P02",
      detail: "Key (mobile)=(98200 12345) already exists.",
      table: "customer",
    });
    const text = await writtenFor([refusedByDatabase, thrownBy(() => fileId("98200 12345 of Devanshi"))]);
    const lines = text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines.map(({ msg }) => msg)).toEqual(["trouble", "answered", "trouble", "answered"]);
    expect(lines[0].err).toMatchObject({ code: "22P02", message: "table customer" });
    expect(text).not.toMatch(/98200|Devanshi/);
  });

  it("tells an outage of one sort once, however many calls meet it, and later how many they were", async () => {
    const outage = () => new PortUnavailable("carts", new Error("refused"));
    const text = await writtenFor([outage(), outage(), new PortUnavailable("catalogue", null), outage()]);
    expect(text.match(/"outage"/g)).toHaveLength(2);
    expect(text.match(/"status":503/g)).toHaveLength(4);

    const time = { now: 0 };
    const troubles = new ErrorLog(() => time.now);
    const heard: unknown[] = [];
    const log = { error: (given: object) => void heard.push(given) };
    for (const now of [0, 1, 59_999, 60_001, 60_002]) {
      time.now = now;
      troubles.tell(log, outage());
    }
    expect(heard).toEqual([expect.objectContaining({ unsaid: 0 }), expect.objectContaining({ unsaid: 2 })]);
  });
});

describe("the log of a page", () => {
  async function lines(error: Error) {
    const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    const printed = vi.spyOn(console, "info");
    const container = composeMemory();
    const fails = () => Promise.reject(error);
    container.rebind(FindProducts).toConstantValue(fails);
    container.rebind(ShowProduct).toConstantValue(fails);
    const app = serverOver(container, {
      pages: { render: (request, _, of) => render(request, of, shopFrame), files: () => [] },
      log: "warn",
    });
    const statuses: number[] = [];
    for (const url of ["/shop/products", "/shop/product/amla", "/shop/product/tulsi"])
      statuses.push((await app.inject({ url })).statusCode);
    await app.close();
    const text = written.mock.calls.map(([piece]) => String(piece)).join("");
    written.mockRestore();
    expect(printed).not.toHaveBeenCalled();
    printed.mockRestore();
    return { statuses, told: text.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line)])) };
  }

  it("tells an outage of what it shows once a minute, and why", async () => {
    const { statuses, told } = await lines(new PortUnavailable("catalogue", new Error("connect ECONNREFUSED")));
    expect(statuses).toEqual([503, 503, 503]);
    expect(told).toMatchObject([
      { msg: "outage", unsaid: 0, err: { message: "catalogue cannot be reached", cause: { message: "connect ECONNREFUSED" } } },
    ]);
  });

  it("tells each defect of it, where the visitor reads that something went wrong", async () => {
    const { statuses, told } = await lines(new TypeError("a slip of ours"));
    expect(statuses).toEqual([500, 500, 500]);
    expect(told.slice(-2)).toMatchObject([{ err: { message: "a slip of ours" } }, { err: { message: "a slip of ours" } }]);
  });
});

describe("an error as the log tells it", () => {
  it("holds nothing of the text that a constructor or a parser refused, and tells where that was", () => {
    const typed = "asha@example.com, 98200 12345";
    for (const act of [() => fileId(typed), () => JSON.parse(typed), () => decodeURIComponent(`${typed}%`)]) {
      const error = thrownBy(act);
      const told = loggedError(new Error("the call failed", { cause: error }));
      expect(told).toMatchObject({ message: "the call failed", cause: { type: error.name } });
      expect(told.cause?.stack).toContain("log.test.ts");
      expect(JSON.stringify(told)).not.toMatch(/asha|98200/);
    }
  });

  it("says what went wrong where that is the program's own sentence", () => {
    expect(loggedError(new TypeError("/a does not say who may call it"))).toMatchObject({ message: "/a does not say who may call it" });
  });
});
