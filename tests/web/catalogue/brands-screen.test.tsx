import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { composeMemory } from "#tests/composition.ts";
import { aProduct } from "#tests/fixtures.ts";
import { openShop } from "#tests/web/shop-window.tsx";

afterEach(cleanup);

const goods = () =>
  composeMemory({ products: ["zandu", "Baidyanath", "himalaya", "7 Herbs"].map((brand) => aProduct(`Of ${brand}`, { brand })) });
const main = () => within(screen.getByRole("main"));
const brands = () =>
  main()
    .getAllByRole("img")
    .map((sign) => sign.getAttribute("aria-label"));

describe("the page of all brands", () => {
  it("has every brand under its letter, in the order of their capitalized names [rt-shop-product-brands-none] [ru-brand-sort]", async () => {
    await openShop("/shop/product-brands", goods());
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Brands");
    expect(
      main()
        .getAllByRole("heading", { level: 2 })
        .map(({ textContent }) => textContent),
    ).toEqual(["#", "B", "H", "Z"]);
    expect(brands()).toEqual(["7 Herbs", "Baidyanath", "himalaya", "zandu"]);
    expect(main().getByRole("link", { name: "himalaya 1 product" }).getAttribute("href")).toBe("/shop/product-brands/himalaya");
    expect(main().getByRole("link", { name: "B" }).getAttribute("href")).toBe("#letter-b");
  });

  it("finds a brand by a part of its name, without script too", async () => {
    await openShop("/shop/product-brands?name=LAYA", goods());
    expect(brands()).toEqual(["himalaya"]);
    const field = main().getByLabelText<HTMLInputElement>("Find a brand");
    expect([field.value, field.name, field.form?.getAttribute("action")]).toEqual(["LAYA", "name", "/shop/product-brands"]);
    fireEvent.change(field, { target: { value: "dyan" } });
    await act(async () => void fireEvent.submit(field.form ?? field));
    expect(brands()).toEqual(["Baidyanath"]);
  });

  it("says that no brand is called so, with the way to all of them", async () => {
    await openShop("/shop/product-brands?name=nobody", goods());
    expect(main().getByRole("heading", { level: 2 }).textContent).toBe("No brand is called “nobody”");
    expect(main().getByRole("link", { name: "All brands" }).getAttribute("href")).toBe("/shop/product-brands");
  });
});

describe("the shop's entrance", () => {
  it("leads to categories, concerns and brands, and to what people buy [rt-shop] [ui-shop-scope]", async () => {
    await openShop(
      "/shop",
      composeMemory({
        products: [
          aProduct("Churna", { categories: ["Ayurveda"], concerns: ["Digestion"], brand: "Saumya" }),
          aProduct("Majun", { categories: ["Unani"], brand: "Zafran House" }),
          aProduct("Honey", { categories: ["Healthy Food"] }),
          aProduct("Zinc", { categories: ["Vitamins & Supplements"] }),
          aProduct("Soap", { categories: ["Personal Care"] }),
        ],
      }),
    );
    for (const [name, address] of [
      [/^Ayurveda/, "/shop/product-category/ayurveda"],
      [/^Unani/, "/shop/product-category/unani"],
      [/^Healthy Food/, "/shop/product-category/healthy%20food"],
      [/^Vitamins & Supplements/, "/shop/product-category/vitamins%20%26%20supplements"],
      [/^Personal Care/, "/shop/product-category/personal%20care"],
      [/^Digestion/, "/shop/products?concern=Digestion"],
      [/^Zafran House/, "/shop/product-brands/Zafran%20House"],
      ["View all: Shop by brand", "/shop/product-brands"],
    ] as const)
      expect(main().getByRole("link", { name }).getAttribute("href")).toBe(address);
    expect(main().getAllByRole("article").length).toBeGreaterThanOrEqual(5);
  });
});
