import { describe, expect, it } from "vitest";
import { makeShowFrontPage } from "#core/catalogue/front/show-front-page.use-case.ts";
import { makeShowShopEntrance } from "#core/catalogue/front/show-shop-entrance.use-case.ts";
import { pictured } from "#core/catalogue/front/front-goods.ts";
import { varied } from "#core/catalogue/front/varied.ts";
import { lineUp } from "#core/catalogue/front/line-up.ts";
import { memoryCatalogue } from "#adapters/memory/catalogue/catalogue.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryShipping } from "#adapters/memory/shipping/shipping.ts";
import { aProduct, now, products } from "#tests/fixtures.ts";

const memory = Object.assign(new Memory(), { products });
const catalogue = memoryCatalogue(memory);
const rated = (title: string, form: string) => ({
  ...aProduct(title, { form }),
  rating: { average: 4.5, ratings: 100 },
  net: null,
  hindi: null,
});
const titles = (goods: readonly { readonly title: string }[]) => goods.map(({ title }) => title);

describe("the first page", () => {
  it("has all that it shows in one answer, a band without goods being empty", async () => {
    const shown = await makeShowFrontPage({ catalogue, shipping: memoryShipping(memory), clock: () => now })();
    expect(shown.categories).toEqual(await catalogue.categories());
    expect(shown.popular.length).toBeGreaterThan(0);
    expect(titles(shown.concerns)).toContain("Digestion");
    expect(shown.season.of).toBe("winter");
    expect(shown.gifts).toEqual([]);
    expect(shown.shipping).toEqual(memory.shipping);
  });

  it("pictures each concern once, in another form where there is one", () => {
    const [tin, otherTin, oil] = [rated("Tin", "powder-tin"), rated("Other tin", "powder-tin"), rated("Oil", "oil-bottle")];
    const concerns = ["Sleep", "Skin", "Hair"].map((title) => ({ title, products: 2 }));
    expect(pictured(concerns, [[tin, oil], [tin, otherTin, oil], []]).map(({ picture }) => picture?.title ?? null)).toEqual([
      "Tin",
      "Oil",
      null,
    ]);
  });

  it("varies the forms of a band, and lines up one product a form", () => {
    const goods = [rated("Tin", "powder-tin"), rated("Other tin", "powder-tin"), rated("Oil", "oil-bottle")];
    expect(titles(varied(goods, 2))).toEqual(["Tin", "Oil"]);
    expect(titles(varied(goods, 3))).toEqual(["Tin", "Oil", "Other tin"]);
    expect(titles(lineUp(goods))).toEqual(["Tin", "Oil"]);
  });
});

describe("the shop's entrance", () => {
  it("has each department with its largest parts, in one answer", async () => {
    const { departments, newest, brands } = await makeShowShopEntrance({ catalogue })();
    expect(departments.map(({ slug }) => slug)).toEqual((await catalogue.categories()).map(({ slug }) => slug));
    expect(departments.every(({ parts }) => parts.length <= 4)).toBe(true);
    expect(departments.flatMap(({ parts }) => parts).length).toBeGreaterThan(0);
    expect([newest.length > 0, brands.length > 0]).toEqual([true, true]);
  });
});
