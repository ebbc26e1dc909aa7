import { afterAll, describe, expect, it } from "vitest";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { composeMemory } from "#tests/composition.ts";

const app = serverOver(composeMemory(), {
  pages: {
    render: async ({ url, headers }, language) =>
      new Response(`${language} ${new URL(url).pathname} ${headers.get("cookie")}`, { headers: { "content-type": "text/html" } }),
    files: () => [],
  },
  log: "off",
});
afterAll(() => app.close());

const page = async (cookie: string | null) => {
  const answer = await app.inject({ url: "/shop", headers: cookie === null ? {} : { cookie } });
  return { body: answer.body, caching: answer.headers["cache-control"], vary: answer.headers["vary"] };
};

describe("the language of a page", () => {
  it("is English until somebody chooses, and then the one chosen, also where a page of the other has just been kept", async () => {
    for (const _ of [1, 2]) {
      expect(await page(null)).toEqual({
        body: "en /shop null",
        caching: "public, max-age=0, s-maxage=1",
        vary: "cookie, accept-encoding",
      });
      expect(await page("language=hi")).toMatchObject({ body: "hi /shop null", caching: "public, max-age=0, s-maxage=1" });
      expect(await page("language=en")).toMatchObject({ body: "en /shop null" });
    }
  });

  it("is English where the cookie names none of ours", async () => {
    expect(await page("language=fr")).toMatchObject({ body: "en /shop null" });
    expect(await page("mylanguage=hi")).toMatchObject({ body: "en /shop null", caching: "public, max-age=0, s-maxage=1" });
  });

  it("is all that a page knows of its visitor", async () => {
    expect(await page("token=abc; language=hi")).toMatchObject({ body: "hi /shop null", caching: "public, max-age=0, s-maxage=1" });
  });
});

describe("choosing a language", () => {
  const choose = async (url: string) => {
    const { statusCode, headers } = await app.inject({ url });
    return { status: statusCode, to: headers["location"], kept: headers["set-cookie"], caching: headers["cache-control"] };
  };

  it("keeps it for a year and leads back to where one was", async () => {
    expect(await choose("/language/hi?back=%2Fshop%2Fproducts%3Ftitle%3Dtulsi")).toEqual({
      status: 303,
      to: "/shop/products?title=tulsi",
      kept: "language=hi; Path=/; Max-Age=31536000; SameSite=Lax",
      caching: "no-store",
    });
  });

  it.each([
    "https://elsewhere.example/",
    "//elsewhere.example/",
    "/\\elsewhere.example",
    "javascript:alert(1)",
    "/%0d%0aset-cookie: a=b",
    "",
  ])("never leads to another site: %j", async (back) => {
    const { to } = await choose(`/language/hi?back=${encodeURIComponent(back)}`);
    expect(to).toMatch(/^\/(?![/\\])/);
    expect(new URL(String(to), "https://niramaya.example").origin).toBe("https://niramaya.example");
  });

  it("keeps nothing of a language that the shop does not speak", async () => {
    expect(await choose("/language/fr?back=/shop")).toMatchObject({ status: 303, to: "/", kept: undefined });
  });
});
