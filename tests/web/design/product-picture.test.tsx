import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { brandClass, toneClass } from "#web/design/art/brand-class.ts";
import { contentsClass } from "#web/design/art/contents.ts";
import { drawnForm, isDrawn } from "#web/design/art/label-boxes.ts";
import { labelIn } from "#web/design/art/label.ts";
import { serifWidth } from "#web/design/art/serif-width.ts";
import { BrandLogo } from "#web/design/brand/brand-logo.tsx";
import { ProductDrawing } from "#web/design/product-card/product-drawing.tsx";
import { ProductPicture } from "#web/design/product-card/product-picture.tsx";
import { demoGoods } from "#tests/builders/demo-goods.ts";

const products = demoGoods.map(({ form, brand, title, size }) => ({ form, brand: brand ?? "", title, hindi: null, size }));
const brands = [...new Set(products.map(({ brand }) => brand))];
const sprite = readFileSync("web/design/art/products.svg", "utf8");
const drawn = new Set([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id));
const usedIn = (markup: string) => [...markup.matchAll(/href="[^"]+\.svg#([^"]+)"/g)].map(([, id]) => id);

describe("a product's picture", () => {
  /** A window that is still loading them: the tests' own loads none, and calls each complete. */
  beforeEach(() => void vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(false));
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });
  const product = {
    form: "powder-tin",
    brand: "Aranya",
    title: "Amla",
    hindi: null,
    size: "100 g",
    images: ["/amla.jpg", "/amla-open.jpg"],
  };
  const pictures = () => screen.getAllByRole("img", { name: "Amla, 100 g" });

  it("is its first photograph, which comes once it is near to sight unless its page is looked at for it", () => {
    expect(renderToStaticMarkup(<ProductPicture product={product} />)).toBe(
      '<img class="product-photo" src="/amla.jpg" alt="Amla, 100 g" loading="lazy" decoding="async"/>',
    );
    expect(renderToStaticMarkup(<ProductPicture product={product} fetchPriority="high" className="large" />)).toContain(
      '<img class="product-photo large" src="/amla.jpg" alt="Amla, 100 g" loading="eager" fetchPriority="high" decoding="async"/>',
    );
  });

  it("is its drawing where it has no photograph, and where that does not come, until it has another", () => {
    const { rerender } = render(<ProductPicture product={{ ...product, images: [] }} />);
    expect(pictures().map(({ tagName }) => tagName)).toEqual(["svg"]);
    rerender(<ProductPicture product={product} className="large" />);
    fireEvent.error(pictures()[0] ?? document.body);
    expect(pictures().map((drawn) => drawn.getAttribute("class"))).toEqual([expect.stringMatching(/^product-drawing .*large$/)]);
    rerender(<ProductPicture product={{ ...product, images: ["/amla-open.jpg"] }} />);
    expect(pictures().map((drawn) => drawn.getAttribute("src"))).toEqual(["/amla-open.jpg"]);
  });

  it("is its drawing where the photograph was lost before the page was awake", () => {
    vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
    render(<ProductPicture product={product} />);
    expect(pictures().map(({ tagName }) => tagName)).toEqual(["svg"]);
  });
});

describe("a product's drawing", () => {
  it("names what it shows, in its brand's colours, with the label written on it", () => {
    const markup = renderToStaticMarkup(
      <ProductDrawing
        product={{ form: "powder-tin", brand: "Nadi & Stone", title: "Ashwagandha Root Churna", hindi: null, size: "100 g" }}
        className="large"
      />,
    );
    expect(markup).toContain('role="img" aria-label="Ashwagandha Root Churna, 100 g"');
    expect(markup).toMatch(/class="product-drawing brand-nadi-and-stone tone-[123] of-brown large"/);
    for (const text of [">Ashwagandha<", ">Root Churna<", ">100 g<", ">Nadi &amp; Stone<"]) expect(markup).toContain(text);
  });

  it("is drawn for every product of the demo, its form and its motif from the one file, without a style attribute", () => {
    for (const product of products) {
      const markup = renderToStaticMarkup(<ProductDrawing product={product} />);
      expect(usedIn(markup)).toContain(`f-${product.form}`);
      expect(usedIn(markup).filter((id) => !drawn.has(id ?? ""))).toEqual([]);
      expect(markup).not.toContain("style=");
      expect(markup.length).toBeLessThan(1_400);
    }
  });

  it("shows a form that nobody drew as a box", () => {
    expect(drawnForm("flying-carpet").name).toBe("care-box");
    expect(
      usedIn(
        renderToStaticMarkup(<ProductDrawing product={{ form: "toString", brand: null, title: "Carpet", hindi: null, size: "1 piece" }} />),
      ),
    ).toContain("f-care-box");
  });
});

describe("a label", () => {
  it("stays in its box for every product of the demo, each line below the one before", () => {
    for (const { form, brand, title, size } of products) {
      const { box } = drawnForm(form);
      const label = labelIn(box, { title, brand, size });
      const widest = Math.max(...label.lines.map(({ text }) => serifWidth(text))) * label.fontSize;
      expect(widest, title).toBeLessThanOrEqual(box.width * 0.93);
      expect(label.fontSize, title).toBeGreaterThanOrEqual(9);
      const above = [...(label.motif === null ? [] : [label.motif.y]), ...(label.brand === null ? [] : [label.brand.baseline])];
      const heights = [...above, ...label.lines.map(({ baseline }) => baseline), label.size.baseline];
      expect(heights, title).toEqual(heights.toSorted((a, b) => a - b));
      expect(heights[0], title).toBeGreaterThanOrEqual(box.y);
      expect(label.size.baseline, title).toBeLessThanOrEqual(box.y + box.height);
      expect(title.startsWith(label.lines.map(({ text }) => text).join(" ")), title).toBe(true);
    }
  });

  it("sets a short name as large as it may, and a long one smaller or without its last word", () => {
    const box = { x: 0, y: 0, width: 116, height: 84 };
    expect(labelIn(box, { title: "Giloy Churna", brand: "Dhatri", size: "100 g" })).toMatchObject({
      fontSize: 17,
      brand: { text: "Dhatri" },
    });
    const narrow = labelIn(
      { x: 0, y: 0, width: 60, height: 40 },
      { title: "Turmeric & Black Pepper Capsules", brand: "Dhatri", size: "60 capsules" },
    );
    expect(narrow.fontSize).toBeLessThan(15);
    expect(narrow.brand).toBeNull();
    expect(narrow.lines.map(({ text }) => text).join(" ")).not.toMatch(/Capsules|&$/);
  });
});

describe("the drawings", () => {
  it("hold a form for every box of a label, and no box without one", () => {
    const forms = [...drawn].flatMap((id) => (id?.startsWith("f-") ? [id.slice(2)] : []));
    expect(forms.length).toBeGreaterThanOrEqual(46);
    expect(forms.filter((form) => !isDrawn(form))).toEqual([]);
  });

  it("are one file of plain shapes whose ids are their own", () => {
    const ids = [...sprite.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(sprite).not.toMatch(/style=|<style|<script|<image|on[a-z]+=|href="http/);
    const painted = new Set([...sprite.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id));
    expect([...painted].filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe("a product's look", () => {
  it("is kept, and a brand's goods come in three tones", () => {
    expect(toneClass("Giloy Churna")).toBe(toneClass("Giloy Churna"));
    expect(new Set(products.map(({ title }) => toneClass(title)))).toEqual(new Set(["tone-1", "tone-2", "tone-3"]));
  });

  it("shows the colour of its contents where the title tells it", () => {
    expect(contentsClass("Karela & Jamun Juice")).toBe("of-purple");
    expect(contentsClass("Aloe Vera Juice")).toBe("of-green");
    expect(contentsClass("Steel Tongue Scraper")).toBe("of-steel");
    expect(contentsClass("Acacia Fibre")).toBeNull();
  });
});

describe("a brand's sign", () => {
  it("is drawn for every brand of the demo, and no two are the same", () => {
    const signs = brands.map((name) => renderToStaticMarkup(<BrandLogo name={name} />));
    expect([brands.length > 38, new Set(signs).size]).toEqual([true, brands.length]);
    for (const [place, sign] of signs.entries()) {
      expect(sign).toContain(brandClass(brands[place] ?? ""));
      expect(usedIn(sign).filter((id) => !drawn.has(id ?? ""))).toEqual([]);
      expect(sign).not.toContain("style=");
    }
  });

  it("says its name", () => {
    expect(renderToStaticMarkup(<BrandLogo name="Ojas & Oak" className="tile" />)).toMatch(
      /class="brand-logo brand-ojas-and-oak tile".*aria-label="Ojas &amp; Oak"/,
    );
  });
});
