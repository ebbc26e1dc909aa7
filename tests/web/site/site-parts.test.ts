import { describe, expect, it } from "vitest";
import { MapProducts, MapSite } from "#core/catalogue/site-map/map-site.use-case.ts";
import { blocksOf } from "#web/features/site/footer/footer-blocks.ts";
import { menuWords } from "#web/features/site/menus/menu-words.ts";
import { shownItems } from "#web/features/site/menus/shown-items.ts";
import { siteFile } from "#web/features/site/site-map.ts";
import { isDone, isForDesktops, isPopup } from "#web/platform/toasts/toast-kinds.ts";
import { ToastStore } from "#web/platform/toasts/toast-store.ts";
import { Container } from "inversify";
import type { MenuItem } from "#core/content/menus.ts";
import type { ToastNews } from "#web/platform/toasts/toast-store.ts";

const item = (title: string, given: Partial<MenuItem> = {}): MenuItem => ({
  title,
  image: null,
  link: null,
  shownTo: "everybody",
  opensTo: "everybody",
  items: [],
  ...given,
});

describe("the footer's menu", () => {
  it("is four blocks of cities, three groups, and the rest, without what is empty", () => {
    const block = (title: string) => item(title, { items: [item(`${title} 1`), item(`${title} 2`)] });
    const { cities, groups, rest } = blocksOf([
      block("a"),
      item("empty"),
      block("c"),
      block("d"),
      block("e"),
      item("none"),
      block("g"),
      block("h"),
      block("i"),
    ]);
    expect([cities, groups, rest].map((all) => all.map(({ title }) => title))).toEqual([
      ["a", "c", "d"],
      ["e", "g"],
      ["h 1", "h 2", "i 1", "i 2"],
    ]);
  });
});

describe("a menu", () => {
  it("shows what is for everybody, and for customers or visitors", () => {
    const items = [item("all"), item("mine", { shownTo: "customers" }), item("new", { shownTo: "visitors" })];
    expect([true, false].map((isSignedIn) => shownItems(items, isSignedIn).map(({ title }) => title))).toEqual([
      ["all", "mine"],
      ["all", "new"],
    ]);
  });

  it("says how many brands there are, or that none is called so", () => {
    expect(menuWords.brands(0, "zz")).toContain("zz");
    expect([menuWords.brands(0, ""), menuWords.brands(1, "a"), menuWords.brands(12, "a")].map((text) => /\d+/.exec(text)?.[0])).toEqual([
      "0",
      "1",
      "12",
    ]);
    expect(menuWords.brands(1, "")).not.toBe(menuWords.brands(2, "").replace("2", "1"));
  });
});

describe("toasts", () => {
  const of = (kind: Exclude<ToastNews["kind"], "removed-from-cart" | "not-added" | "intent-done">): ToastNews => ({ kind });

  it("stand the newest first until they are dismissed, each by a number of its own", () => {
    const toasts = new ToastStore();
    toasts.show(of("signed-in"));
    toasts.show(of("wishlisted"));
    toasts.show(of("signed-in"));
    toasts.dismiss(2);
    expect(toasts.toasts.map(({ id }) => id)).toEqual([3, 1]);
  });

  it("are for large screens where the page itself tells, flash up where somebody joins or declines, and have no tick where nothing was done", () => {
    const kinds = [
      "added-to-cart",
      "wishlisted",
      "unwishlisted",
      "signed-in",
      "signed-out",
      "session-ended",
      "recovered",
      "code-sent",
      "code-resent",
      "coupon-applied",
      "newsletter-asked",
      "account-leaves",
      "group-joined",
      "group-declined",
      "challenge-joined",
      "challenge-declined",
      "copied-for-support",
      "not-opened",
    ] as const;
    const undo = { kind: "removed-from-cart", undo: () => {} } as const;
    const notAdded = { kind: "not-added", because: { kind: "unknown-product" } } as const;
    expect(kinds.filter((kind) => isForDesktops(of(kind)))).toEqual(["added-to-cart", "wishlisted", "unwishlisted", "signed-in"]);
    expect(kinds.filter((kind) => isPopup(of(kind)))).toEqual(["group-joined", "group-declined", "challenge-joined", "challenge-declined"]);
    expect(kinds.filter((kind) => !isDone(of(kind)))).toEqual(["session-ended", "not-opened"]);
    expect([isForDesktops(undo), isPopup(undo), isDone(undo)]).toEqual([true, false, true]);
    expect(isDone(notAdded)).toBe(false);
  });
});

describe("what search engines ask for", () => {
  const container = new Container();
  container
    .bind(MapSite)
    .toConstantValue(async () => ({ parts: ["a&b", "oil"], collections: [{ kind: "brand", title: "D'Souza", slug: "d" }] }));
  container.bind(MapProducts).toConstantValue(async (first) => (first === "a&b" ? ["tea", "honey"] : []));
  const pages = [{ listed: ["/faq", "/<\"&'>"], unlisted: ["/shop/checkout", "/profile"] }, {}];
  const text = async (path: string) =>
    (await siteFile(path, { address: "https://niramaya.test", keeper: container, pages }))?.text() ?? null;

  it("is none of any other path", async () => {
    for (const path of [
      "/",
      "/robots",
      "/sitemap",
      "/sitemap/products/oil.xml",
      "/sitemap/products/oil",
      "/products/oil.xml",
      "/sitemap/other.xml",
    ])
      expect(await text(path)).toBeNull();
  });

  it("tells what to leave alone, and where the map is", async () => {
    expect(await text("/robots.txt")).toBe(
      "User-agent: *\nDisallow: /shop/checkout\nDisallow: /profile\n\nSitemap: https://niramaya.test/sitemap.xml\n",
    );
  });

  it("leaves to search engines what is listed, though it begins like what is not", async () => {
    const robots = await siteFile("/robots.txt", {
      address: "https://niramaya.test",
      keeper: container,
      pages: [
        { listed: ["/profile1", "/people"], unlisted: ["/prescription"] },
        { listed: ["/about"], unlisted: ["/profile"] },
      ],
    });
    expect((await robots?.text())?.split("\n").slice(1, 4)).toEqual(["Disallow: /prescription", "Disallow: /profile", "Allow: /profile1"]);
  });

  it("leads from part to part, each with its whole address", async () => {
    const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
    const parts = ["/sitemap/shelves.xml", "/sitemap/products/a%26b.xml", "/sitemap/products/oil.xml"];
    const map = parts.map((part) => `<sitemap><loc>https://niramaya.test${part}</loc></sitemap>`).join("");
    expect(await text("/sitemap.xml")).toBe(`<?xml version="1.0" encoding="UTF-8"?><sitemapindex ${schema}>${map}</sitemapindex>`);
    expect(await text("/sitemap/products/a%26b.xml")).toBe(
      `<?xml version="1.0" encoding="UTF-8"?><urlset ${schema}><url><loc>https://niramaya.test/shop/product/tea</loc></url><url><loc>https://niramaya.test/shop/product/honey</loc></url></urlset>`,
    );
    expect(await text("/sitemap/shelves.xml")).toContain(
      "<loc>https://niramaya.test/faq</loc></url><url><loc>https://niramaya.test/&lt;&quot;&amp;&apos;&gt;</loc>",
    );
    expect(await text("/sitemap/shelves.xml")).toContain("/shop/product-brands/");
  });
});
