import { describe, expect, it } from "vitest";
import { breadcrumbData } from "#web/platform/page/breadcrumb-data.ts";
import { errorWords } from "#web/platform/page/error-words.ts";
import { orNotFound } from "#web/platform/page/or-not-found.ts";
import { headMarkup } from "#web/platform/page/head-markup.ts";
import { headOf, isWithHead, linkedOf } from "#web/platform/page/head.ts";
import { joined } from "#web/platform/page/page-bytes.ts";
import { KeptMarkup } from "#web/platform/page/kept-markup.ts";
import { createElement } from "react";
import type { SchemaThing } from "#web/platform/page/head.ts";

const site = "https://niramaya.test";
const head = { title: 'Tea & "Honey" <1>', description: "Sweet & warm", canonical: "/shop/tea" };
const tagsIn = (markup: string) => markup.match(/<(?:title|meta|link|script)[^>]*>/g) ?? [];
const told = (markup: string, name: string) => new RegExp(`property="og:${name}" content="([^"]*)"`).exec(markup)?.[1] ?? null;

describe("the head of a page", () => {
  it("says its title, its text and its own address, with nothing that ends them", () => {
    const markup = headMarkup(head, [], { site, api: null });
    expect(markup.startsWith(`<title>Tea &amp; &quot;Honey&quot; &lt;1></title><meta name="description" content="Sweet &amp; warm">`)).toBe(
      true,
    );
    expect(markup).toContain(`<link rel="canonical" href="https://niramaya.test/shop/tea">`);
    expect([told(markup, "type"), told(markup, "url"), told(markup, "description")]).toEqual([
      "website",
      "https://niramaya.test/shop/tea",
      "Sweet &amp; warm",
    ]);
    expect(told(markup, "title")).toBe("Tea &amp; &quot;Honey&quot; &lt;1>");
    expect(markup).not.toContain("noindex");
  });

  it("shows the site's own sign where the page has no picture, small", () => {
    const markup = headMarkup(head, [{ "@type": "Thing" }], { site, api: null });
    expect([told(markup, "image"), told(markup, "image:width"), told(markup, "image:height"), told(markup, "image:alt")]).toEqual([
      "https://niramaya.test/icons/niramaya-512.png",
      "512",
      "512",
      told(markup, "site_name"),
    ]);
    expect(markup).toContain(`<meta name="twitter:card" content="summary">`);
  });

  it("shows the first picture that the page tells of, large unless it is square", () => {
    const picture = (size: object): SchemaThing => ({
      "@type": "Product",
      image: [{ "@type": "ImageObject", url: "https://pictures.test/1", caption: "A tin", ...size }],
    });
    const card = (size: object) => {
      const markup = headMarkup(head, [{ "@type": "Thing" }, picture(size), picture({ width: 1, height: 1 })], { site, api: null });
      return [
        told(markup, "image"),
        told(markup, "image:alt"),
        told(markup, "image:width"),
        told(markup, "image:height"),
        /twitter:card" content="(\w+)"/.exec(markup)?.[1],
      ];
    };
    const of = ["https://pictures.test/1", "A tin"];
    expect(card({ width: 1200, height: 630 })).toEqual([...of, "1200", "630", "summary_large_image"]);
    expect(card({ width: 600, height: 600 })).toEqual([...of, "600", "600", "summary"]);
    expect(card({})).toEqual([...of, null, null, "summary_large_image"]);
    expect(card({ width: 5 })).toEqual([...of, null, null, "summary_large_image"]);
    expect(card({ height: 5 })).toEqual([...of, null, null, "summary_large_image"]);
  });

  it("of a page that is none to be found says so, and nothing to share", () => {
    const markup = headMarkup({ ...head, canonical: null }, [], { site, api: null });
    expect(tagsIn(markup).slice(2)).toEqual([`<meta name="robots" content="noindex">`]);
  });

  it("says where its API is, if that is elsewhere, and nothing of it otherwise [co-env-api-base]", () => {
    const api = "https://api.example";
    expect(tagsIn(headMarkup(head, [], { site, api }))).toContain(`<meta name="api" content="${api}">`);
    expect(headMarkup(head, [], { site, api: null })).not.toContain(`name="api"`);
  });

  it("tells each thing as data that ends no script", () => {
    const markup = headMarkup(head, [{ "@type": "A", name: "</script><b>" }, { "@type": "B" }], { site, api: null });
    const things = [...markup.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, text = ""]) => JSON.parse(text));
    expect(things).toEqual([
      { "@context": "https://schema.org", "@type": "A", name: "</script><b>" },
      { "@context": "https://schema.org", "@type": "B" },
    ]);
  });

  it("is that of the innermost route whose data has come", async () => {
    const route = (title: string) => ({
      head: () => ({ ...head, title }),
      file: "a.tsx",
      linked: async () => ({ linked: (data: unknown, at: string) => [{ "@type": title, data, at }] }),
    });
    const matches = [
      { handle: route("outer"), data: null },
      { handle: null, data: 1 },
      { handle: undefined, data: 1 },
      { handle: "text", data: 1 },
      { handle: { guards: [] }, data: 1 },
      { handle: route("inner"), data: undefined },
    ];
    expect([headOf(matches)?.title, headOf([])]).toEqual(["outer", null]);
    expect(await linkedOf(matches, site)).toEqual([{ "@type": "outer", data: null, at: site }]);
    expect(await linkedOf([], site)).toEqual([]);
    expect(await linkedOf([{ handle: { head: () => null, file: "" }, data: 1 }], site)).toEqual([]);
    expect([isWithHead(null), isWithHead("head"), isWithHead({}), isWithHead({ head: 1 })]).toEqual([false, false, false, true]);
  });

  it("leads from home to the page, place by place", () => {
    expect(
      breadcrumbData(
        [
          { title: "Home", address: "/" },
          { title: "Tea", address: "/tea" },
        ],
        site,
      ),
    ).toEqual({
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Home", item: `${site}/` },
        { "@type": "ListItem", position: 2, name: "Tea", item: `${site}/tea` },
      ],
    });
  });
});

describe("a page that can't be shown", () => {
  it("says why, and from when on it can", () => {
    const headings = [404, 429, 503, 500].map(errorWords.heading);
    expect(headings).toEqual([errorWords.notFound, errorWords.tooMany, errorWords.unavailable, errorWords.wrong]);
    expect([404, 429, 503, 500].map((status) => errorWords.text(status))).toEqual([
      errorWords.notFoundText,
      errorWords.tryLater,
      errorWords.unavailableText,
      errorWords.wrongText,
    ]);
    expect(errorWords.text(429, 0)).toBe(errorWords.tryNow);
    expect(errorWords.text(429, 5)).toContain("5");
    expect(errorWords.text(503, 5)).toBe(errorWords.unavailableText);
  });

  it("is not found where nobody knows what it is about", () => {
    expect(orNotFound("tea")).toBe("tea");
    let status = 0;
    try {
      orNotFound(null);
    } catch (thrown) {
      status = thrown instanceof Response ? thrown.status : -1;
    }
    expect(status).toBe(404);
  });
});

const textOf = (pieces: readonly Uint8Array[]): string => new TextDecoder().decode(joined(pieces));

describe("markup that the server keeps", () => {
  it("is drawn once for what it is made of, and put in its places", () => {
    const stored = new KeptMarkup();
    let drawn = 0;
    const draw = () => {
      drawn += 1;
      return `<p>${drawn}</p>`;
    };
    const card = createElement("p");
    const sheet = stored.sheet();
    const places = [sheet.place("tea", card), sheet.place("oil", card), sheet.place("tea", card)];
    expect(places).toEqual([0, 1, 2]);
    const page = `${places.map((place) => `<i data-print="${place}"></i>`).join("")}<i data-print="12"></i>`;
    expect(textOf(sheet.filled(page, draw))).toBe(`<p>1</p><p>2</p><p>1</p><i data-print="12"></i>`);
    const next = stored.sheet();
    next.place("oil", card);
    expect([textOf(next.filled(`<i data-print="0"></i>`, draw)), drawn]).toEqual(["<p>2</p>", 2]);
  });

  it("is letter by letter what was drawn, in any script", () => {
    const stored = new KeptMarkup();
    const markup = ["<p>₹ 344</p>", "नीम चूर्ण", "🌿"].join("");
    for (const drawn of [markup, "another drawing"]) expect(textOf([stored.markup("neem", createElement("p"), () => drawn)])).toBe(markup);
  });

  it("loses what was unused longest", () => {
    const stored = new KeptMarkup();
    let drawn = 0;
    const draw = () => {
      drawn += 1;
      return String(drawn);
    };
    const card = createElement("p");
    for (let made = 0; made < 4_000; made += 1) stored.markup(`card ${made}`, card, draw);
    stored.markup("card 0", card, draw);
    expect(drawn).toBe(4_000);
    stored.markup("one more", card, draw);
    stored.markup("card 0", card, draw);
    stored.markup("card 2", card, draw);
    expect(drawn).toBe(4_001);
    stored.markup("card 1", card, draw);
    expect(drawn).toBe(4_002);
  });
});
