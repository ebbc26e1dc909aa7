import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Window } from "happy-dom";
import { afterAll, describe, expect, it } from "vitest";
import { Catalogue } from "#core/catalogue/catalogue.port.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { render } from "#web/shells/render.ts";
import { ApiAddress } from "#core/content/api-address.ts";
import { pagePolicy } from "#adapters/http-server/answers/security-headers.ts";
import { composeMemory } from "#tests/composition.ts";
import { products } from "#tests/fixtures.ts";
import { shopFrame } from "#tests/shop-frame.ts";
import type { Container } from "inversify";

const files = mkdtempSync(join(tmpdir(), "niramaya-files-"));
afterAll(() => rmSync(files, { recursive: true }));

const shopOver = (container: Container) =>
  serverOver(container, { pages: { render: (request, _, of) => render(request, of, shopFrame), files: () => [files] }, log: "off" });
const app = shopOver(composeMemory());

const addresses: readonly (readonly [string, number])[] = [
  ["/", 200],
  ["/shop", 200],
  ["/shop/product-category", 200],
  ["/shop/product-category/ayurveda", 200],
  ["/shop/product-category/personal%20care?order=saving", 200],
  ["/shop/product-category/nothing", 404],
  ["/shop/products?title=triphala", 200],
  ["/shop/products?title=%3Cscript%3Ealert(1)%3C/script%3E", 200],
  ["/shop/product/triphala-churna", 200],
  ["/shop/product/old-balm", 200],
  ["/shop/product/nothing", 404],
  ["/shop/cart", 200],
  ["/nowhere", 404],
  ["/shop/products?title=%00", 404],
  ["/shop/product/%00", 404],
  ["/shop/product/%E0%A4%A", 404],
  ["/%", 404],
  ["/shop/products?title=%E0%A4%A", 200],
];

describe("a page", () => {
  it.each(addresses)(
    "at %s answers %i, says what a browser may load, and needs no more [rt-history-mode] [ru-history-mode]",
    async (url, status) => {
      const page = await app.inject({ url });
      expect(page.statusCode).toBe(status);
      expect(page.headers["content-security-policy"]).toBe(
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; worker-src 'self'; manifest-src 'self'; trusted-types workers",
      );
      expect(page.headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "content-type": "text/html; charset=utf-8",
      });
      expect(inlineIn(page.body)).toEqual([]);
      expect(page.body).not.toMatch(/href="(?:[^"]*\/)?#\//); // An address is a path, never what stands behind a #.
    },
  );

  it.each([
    '<p style="color: red">',
    "<style>p { color: red }</style>",
    "<script>alert(1)</script>",
    '<button onclick="alert(1)">',
    '<a href="javascript:alert(1)">',
    '<img src="data:image/png;base64,AA==">',
    '<img src="https://elsewhere.example/x.png">',
    '<link rel="stylesheet" href="//elsewhere.example/x.css">',
  ])("with %s would be caught", (planted) => expect(inlineIn(shopFrame.replace("<!--app-->", planted))).toHaveLength(1));

  it("tells its products in its own markup, also to those who run no script", async () => {
    const { body } = await app.inject({ url: "/shop/product-category/ayurveda" });
    for (const { title } of products.filter(({ categories }) => categories.includes("Ayurveda"))) expect(body).toContain(title);
  });

  it("may show pictures from the origins that are named, and nothing else of theirs", () => {
    const policy = pagePolicy({ formsGoTo: [], picturesFrom: ["https://pictures.example", "https://others.example"], callsGoTo: null });
    expect(policy.split("; ").filter((part) => part.includes("example"))).toEqual([
      "img-src 'self' https://pictures.example https://others.example",
    ]);
  });

  it("may call the API that is elsewhere, and nothing else there [co-env-api-base]", () => {
    const policy = pagePolicy({ formsGoTo: [], picturesFrom: [], callsGoTo: "https://api.example" });
    expect(policy.split("; ").filter((part) => part.includes("example"))).toEqual(["connect-src 'self' https://api.example"]);
    expect(pagePolicy({ formsGoTo: [], picturesFrom: [], callsGoTo: null })).not.toContain("connect-src");
  });

  it("names that API itself, so that its window calls it", async () => {
    const container = composeMemory();
    container.rebind(ApiAddress).toConstantValue("https://api.example");
    const page = await render(new Request("http://localhost/shop"), container, shopFrame);
    expect(await page.text()).toContain('<meta name="api" content="https://api.example">');
  });

  it("lets the worker beside it ask this site and load its scripts, no more", async () => {
    writeFileSync(join(files, "beside.js"), "");
    const served = serverOver(composeMemory(), {
      pages: { render: (request) => render(request, composeMemory(), shopFrame), files: () => [files] },
      log: "off",
    });
    expect((await served.inject({ url: "/beside.js" })).headers["content-security-policy"]).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
    );
  });

  it("loads files without the headers that only pages need, which would be half of a small file", async () => {
    writeFileSync(join(files, "drawing.svg"), "<svg/>");
    const served = shopOver(composeMemory());
    const [page, file] = [await served.inject({ url: "/shop" }), await served.inject({ url: "/drawing.svg" })];
    const ofPages = ["x-frame-options", "permissions-policy", "cross-origin-opener-policy", "x-request-id"];
    expect(ofPages.filter((name) => page.headers[name] === undefined)).toEqual([]);
    expect(ofPages.filter((name) => name in file.headers)).toEqual([]);
    expect(file.headers).toMatchObject({
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      "referrer-policy": "strict-origin-when-cross-origin",
    });
    const { date: _, connection: __, ...sent } = file.headers;
    expect(Object.entries(sent).flat().join("").length).toBeLessThan(350);
  });

  it("is there for those who only ask for its head", async () => {
    const head = await app.inject({ method: "HEAD", url: "/shop" });
    expect([head.statusCode, head.body]).toEqual([200, ""]);
  });

  it("sends whoever asks for no product to all products", async () => {
    const moved = await app.inject({ url: "/shop/product" });
    expect([moved.statusCode, moved.headers["location"]]).toEqual([302, "/shop/products"]);
  });

  it("is 503 in an outage and 500 on a defect, without a word of the cause [er-route-error-status] [er-default-status]", async () => {
    const cases = [
      [new PortUnavailable("secret-host", new Error("secret-host")), 503],
      [new Error("secret-host"), 500],
    ] as const;
    for (const [error, status] of cases) {
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
      const page = await shopOver(container).inject({ url: "/shop" });
      expect(page.statusCode).toBe(status);
      expect(page.body).not.toContain("secret");
      expect(inlineIn(page.body)).toEqual([]);
    }
  });

  it("writes nothing that somebody typed as markup", async () => {
    const { body } = await app.inject({ url: "/shop/products?title=%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E" });
    expect(body).not.toContain("<script>alert(1)");
    expect(body.match(/<\/script>/g)?.length).toBe(body.match(/<script/g)?.length);
  });

  it("never answers for the API", async () => {
    expect((await app.inject({ url: "/api/nowhere" })).json().status.status_code).toBe(404);
  });
});

/** What the policy would refuse. Scripts that only hold data pass. */
function inlineIn(html: string): readonly string[] {
  const { document } = new Window();
  document.write(html);
  return [...document.querySelectorAll("*")]
    .filter(
      (element) =>
        element.matches(
          'style, script:not([src]):not([type="application/json"], [type="application/ld+json"]), [style], [href^="javascript:"], [src^="data:"]',
        ) ||
        /^(https?:)?\/\//.test(
          element.getAttribute("src") ?? (element.matches('link:not([rel="canonical"])') ? (element.getAttribute("href") ?? "") : ""),
        ) ||
        [...element.attributes].some(({ name }) => name.startsWith("on")),
    )
    .map((element) => element.outerHTML);
}
