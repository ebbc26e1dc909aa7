import { describe, expect, it } from "vitest";
import { render } from "#web/shells/render.ts";
import { composeMemory } from "#tests/composition.ts";
import { aProduct } from "#tests/fixtures.ts";
import { shopFrame } from "#tests/shop-frame.ts";

const server = composeMemory({
  products: [
    aProduct("Triphala & Honey", { slug: "triphala-honey", brand: "D'Souza & Sons" }),
    aProduct("Gone", { status: "inactive", slug: "gone" }),
  ],
});
const file = (path: string) => render(new Request(`http://localhost${path}`), server, shopFrame);
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location ?? "");

describe("what search engines ask for", () => {
  it("tells them what to leave alone and where the map is", async () => {
    const answer = await file("/robots.txt");
    expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    const text = await answer.text();
    expect(text).toContain("Disallow: /shop/checkout\n");
    expect(text).not.toContain("/shop/cart"); // A crawler that reads it finds the shop's own words there, and nobody's cart.
    expect(text).toContain("Sitemap: https://niramaya.test/sitemap.xml\n");
  });

  it("leads from the map to every page of the shop that can be found, each with its whole address", async () => {
    const answer = await file("/sitemap.xml");
    expect(answer.headers.get("content-type")).toBe("application/xml; charset=utf-8");
    const parts = locations(await answer.text());
    const pages = (await Promise.all(parts.map(async (part) => locations(await (await file(new URL(part).pathname)).text())))).flat();
    expect(pages).toContain("https://niramaya.test/");
    expect(pages).toContain("https://niramaya.test/shop/product/triphala-honey");
    expect(pages).toContain("https://niramaya.test/shop/product-brands/D&apos;Souza%20%26%20Sons");
    expect(pages.join()).not.toContain("gone");
  });

  it("has no page for a part that nothing follows", async () => expect((await file("/sitemap/products/zzz.xml")).status).toBe(404));
});
