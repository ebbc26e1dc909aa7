import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { composeMemory } from "#tests/composition.ts";

const files = mkdtempSync(join(tmpdir(), "niramaya-files-"));
mkdirSync(join(files, "assets"));
writeFileSync(join(files, "assets/index-1a2b.js"), `export const x = "${"a".repeat(5_000)}";`);
writeFileSync(join(files, "assets/built-3c4d.js"), "x".repeat(5_000));
const asBuilt = brotliCompressSync("x".repeat(5_000), { params: { [constants.BROTLI_PARAM_LGWIN]: 16 } }); // No other effort makes the same bytes.
writeFileSync(join(files, "assets/built-3c4d.js.br"), asBuilt);
writeFileSync(join(files, "assets/mukta.woff2"), Buffer.alloc(5_000));
writeFileSync(join(files, "robots.txt"), "User-agent: *");
writeFileSync(join(files, "index.html"), "the frame");
afterAll(() => rmSync(files, { recursive: true }));

const STATUSES: Readonly<Record<string, number>> = { "/nowhere": 404, "/out": 503 };

/** A shop whose every page tells how many have been drawn so far, and by whom it was asked for. */
function counting({
  keptFor = 60_000,
  takes = 0,
  fails = 0,
}: {
  readonly keptFor?: number;
  readonly takes?: number;
  readonly fails?: number;
} = {}) {
  const drawn: string[] = [];
  const render = async (request: Request) => {
    drawn.push(request.url);
    await after(takes);
    if (drawn.length <= fails) throw new Error("secret");
    const { pathname } = new URL(request.url);
    const body = `<!doctype html><p>${drawn.length}<p>${request.headers.get("cookie")} ${request.headers.get("authorization")}<p>${"x".repeat(2_000)}`;
    return new Response(body, { status: STATUSES[pathname] ?? 200, headers: { "content-type": "text/html; charset=utf-8" } });
  };
  return { drawn, app: serverOver(composeMemory(), { pages: { render, files: () => [files], keptFor }, log: "off" }) };
}

describe("a visitor's page", () => {
  it("is drawn once for all who ask while it is kept, in every form", async () => {
    const { app, drawn } = counting();
    const first = await app.inject({ url: "/shop" });
    expect(first.body).toContain("<p>1<p>null null");
    expect((await app.inject({ url: "/shop" })).body).toBe(first.body);
    const packed = await app.inject({ url: "/shop", headers: { "accept-encoding": "br" } });
    expect(packed.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(first.body);
    expect((await app.inject({ method: "HEAD", url: "/shop" })).headers["content-length"]).toBe(String(first.rawPayload.length));
    expect(drawn).toHaveLength(1);
  });

  it("is not sent again to who has it already, in the form that they take", async () => {
    const { app } = counting();
    const ask = (url: string, headers: Readonly<Record<string, string>> = {}) => app.inject({ url, headers });
    const [plain, packed] = [await ask("/shop"), await ask("/shop", { "accept-encoding": "br" })];
    const [tag, ofPacked] = [String(plain.headers["etag"]), String(packed.headers["etag"])];
    expect([tag.length, ofPacked === tag]).toEqual([24, false]);
    for (const has of [tag, `W/${tag}`, `"another", ${tag}`]) {
      const again = await ask("/shop", { "if-none-match": has });
      expect([again.statusCode, again.body, again.headers["etag"]]).toEqual([304, "", tag]);
      expect(again.headers).toMatchObject({ "cache-control": "public, max-age=0, s-maxage=60", vary: "cookie, accept-encoding" });
    }
    expect((await ask("/shop", { "if-none-match": tag, "accept-encoding": "br" })).statusCode).toBe(200);
    expect((await ask("/shop?order=saving", { "if-none-match": tag })).statusCode).toBe(200);
    for (const url of ["/nowhere", "/?token=b"]) expect((await ask(url)).headers["etag"]).toBeUndefined();
  });

  it("is drawn anew after that", async () => {
    const { app, drawn } = counting({ keptFor: 50 });
    await app.inject({ url: "/shop" });
    await after(80);
    expect((await app.inject({ url: "/shop" })).body).toContain("<p>2<p>");
    expect(drawn).toHaveLength(2);
  });

  it("is drawn once for those who ask while it is being drawn", async () => {
    const { app, drawn } = counting({ keptFor: 1, takes: 300 });
    const all = await Promise.all(Array.from({ length: 20 }, () => app.inject({ url: "/shop" })));
    expect(new Set(all.map(({ body }) => body)).size).toBe(1);
    expect(drawn).toHaveLength(1);
  });

  it("differs by address and search, and keeps its status", async () => {
    const { app, drawn } = counting();
    for (const url of ["/shop", "/shop?order=saving", "/nowhere", "/nowhere"]) await app.inject({ url });
    expect(drawn).toEqual(["http://localhost/shop", "http://localhost/shop?order=saving", "http://localhost/nowhere"]);
    expect((await app.inject({ url: "/nowhere" })).statusCode).toBe(404);
  });

  it("knows nothing of who asks, so that it is the same for everybody", async () => {
    const { app, drawn } = counting();
    const first = await app.inject({ url: "/shop" });
    for (const headers of [{ authorization: "Bearer a" }, { cookie: "token=b" }]) {
      const own = await app.inject({ url: "/shop", headers });
      expect(own.body).toBe(first.body);
      expect(own.body).toContain("<p>null null<p>");
      expect(own.headers["cache-control"]).toBe("public, max-age=0, s-maxage=60");
    }
    expect(drawn).toHaveLength(1);
  });

  it("may be kept as long by what stands between, whether there is such a page or not, but never where the shop is out of order", async () => {
    const caching = async (url: string, shop = counting({ keptFor: 1_000 })) => (await shop.app.inject({ url })).headers["cache-control"];
    for (const url of ["/shop", "/nowhere"]) expect(await caching(url)).toBe("public, max-age=0, s-maxage=1");
    expect(await caching("/out")).toBe("no-cache");
    expect(await caching("/shop", counting({ keptFor: 0 }))).toBe("no-cache");
  });

  it.each(["/?apikey=a&token=b", "/resetpassword?key=a", "/newsletter/leave?token=a"])(
    "is kept nowhere where its address opens something: %s",
    async (url) => {
      const { app, drawn } = counting();
      for (const _ of [1, 2]) expect((await app.inject({ url })).headers["cache-control"]).toBe("private, no-store");
      expect(drawn).toHaveLength(2);
    },
  );

  it("is not kept where it could not be drawn, and tells nothing of why [er-error-page-failure]", async () => {
    const { app } = counting({ fails: 1 });
    const failed = await app.inject({ url: "/shop" });
    expect([failed.statusCode, failed.body]).toEqual([500, "An error occurred while showing the error page"]);
    expect((await app.inject({ url: "/shop" })).statusCode).toBe(200);
  });

  it("is kept among few, however many addresses are asked for", async () => {
    const { app, drawn } = counting();
    for (let page = 0; page < 350; page++) await app.inject({ url: `/shop?page=${page}` });
    for (let page = 0; page < 350; page++) await app.inject({ url: `/shop?page=${page}` });
    expect(drawn).toHaveLength(350 + 50);
    await app.inject({ url: `/shop?${"long".repeat(200)}` });
    await app.inject({ url: `/shop?${"long".repeat(200)}` });
    expect(drawn).toHaveLength(350 + 50 + 2);
  });

  it("is asked for at this site, whatever its path looks like", async () => {
    const { app, drawn } = counting();
    await app.inject({ url: "//elsewhere.example/x" });
    expect(drawn).toEqual(["http://localhost//elsewhere.example/x"]);
  });
});

describe("the files of pages", () => {
  const { app } = counting();

  it("are kept for good where their name holds their hash", async () => {
    const file = await app.inject({ url: "/assets/index-1a2b.js", headers: { "accept-encoding": "gzip, br" } });
    expect(file.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": "text/javascript; charset=utf-8",
      "content-encoding": "br",
      vary: "accept-encoding",
    });
    expect((await app.inject({ url: "/robots.txt" })).headers["cache-control"]).toBe("public, max-age=3600");
  });

  it("are sent as the build has compressed them, which is no file of its own", async () => {
    const headers = { "accept-encoding": "gzip, br" };
    const file = await app.inject({ url: "/assets/built-3c4d.js", headers });
    expect(file.headers).toMatchObject({ "content-encoding": "br", "content-type": "text/javascript; charset=utf-8" });
    expect(file.rawPayload.equals(asBuilt)).toBe(true);
    expect((await app.inject({ url: "/assets/built-3c4d.js" })).body).toBe("x".repeat(5_000));
    expect((await app.inject({ url: "/assets/built-3c4d.js.br", headers })).statusCode).toBe(404);
  });

  it("are sent as they are where they are packed already", async () => {
    const font = await app.inject({ url: "/assets/mukta.woff2", headers: { "accept-encoding": "br" } });
    expect(font.headers).toMatchObject({ "content-type": "font/woff2", "content-length": "5000" });
    expect(font.headers).not.toHaveProperty("content-encoding");
  });

  it("are those of the folder, without the frame of the pages", async () => {
    for (const url of ["/assets/none.js", "/assets/../index.html", "/assets/%2e%2e/index.html", "/assets/..%2f..%2fpackage.json"]) {
      expect((await app.inject({ url })).body).not.toMatch(/the frame|"name"/);
    }
    expect((await app.inject({ url: "/assets/none.js" })).statusCode).toBe(404);
    expect((await app.inject({ url: "/index.html" })).body).not.toContain("the frame");
  });
});
