import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { token } from "#core/shared/token.ts";
import { endpoint, nothing, only } from "#adapters/http-contract/endpoint.ts";
import { DEFAULT_LIMITS } from "#adapters/http-server/requests/request-limits.ts";
import { followOwnWrites } from "#adapters/http-server/requests/own-writes.ts";
import { server } from "#adapters/http-server/server.ts";
import { placeToRead, readingFrom } from "#adapters/postgres/engine/own-writes.ts";

const Write = token<(text: string) => Promise<string>>("Write");
const Read = token<() => Promise<string>>("Read");
const write = endpoint(Write, {
  method: "PUT",
  path: "/write",
  in: "body",
  audience: "anyone",
  request: only("text", z.string()),
  response: z.string(),
});
const read = endpoint(Read, { method: "GET", path: "/read", in: "query", audience: "anyone", request: nothing, response: z.string() });

/** A server that answers up to which place in the log it reads; its primary is there. */
function served(place: string | null) {
  const app = server({
    endpoints: [write, read],
    use: () => async () => {
      await Promise.resolve(); // Later is still for the same caller.
      return String(placeToRead());
    },
    holderOf: async () => null,
    pages: null,
    log: "off",
    limits: { ...DEFAULT_LIMITS, trustedProxies: ["127.0.0.1"] },
    guards: [followOwnWrites({ place: async () => place, readingFrom })],
  });
  const reads = async (cookie?: string) =>
    (await app.inject({ url: "/api/read", headers: cookie === undefined ? {} : { cookie } })).json().payload;
  const writes = async (payload: object, protocol = "http") => {
    const { headers } = await app.inject({ method: "PUT", url: "/api/write", headers: { "x-forwarded-proto": protocol }, payload });
    return headers["set-cookie"];
  };
  return { app, reads, writes };
}

describe("who wrote something", () => {
  it("is told up to where all is written, and for some seconds reads what has that", async () => {
    const { reads, writes } = served("16/B374D848");
    const cookie = await writes({ text: "a" });
    expect(cookie).toBe("written=16/B374D848; Path=/api; Max-Age=10; HttpOnly; SameSite=Lax");
    expect(await writes({ text: "a" }, "https")).toBe(`${cookie}; Secure`);
    expect(await reads("language=hi; written=16/B374D848")).toBe("16/B374D848");
    expect(await Promise.all([reads(), reads("written=1/A"), reads()])).toEqual(["null", "1/A", "null"]);
  });

  it("is not where nothing was written, or where the primary does not answer", async () => {
    const { app, writes } = served("1/A");
    expect((await app.inject({ url: "/api/read" })).headers["set-cookie"]).toBeUndefined();
    expect(await writes({ words: "nobody knows" })).toBeUndefined();
    expect(await served(null).writes({ text: "a" })).toBeUndefined();
  });

  it("reads as everybody does by a cookie that names no place", async () => {
    const { reads } = served("1/A");
    for (const value of ["", "1", "1/", "/1", "x/1", "123456789/1", "1/A/B", "1/A' or true"])
      expect([value, await reads(`written=${value}`)]).toEqual([value, "null"]);
  });
});
