import { describe, expect, it } from "vitest";
import { UNNARROWED } from "#core/catalogue/collection.ts";
import { makeListBrands } from "#core/catalogue/list-brands.use-case.ts";
import {
  makeListBrandsOfCategory,
  makeListBrandsOfSubCategory,
  makeListConcernsOfBrand,
  makeListConcernsOfCategory,
  makeListConcernsOfSubCategory,
  makeListSubCategoriesOfBrand,
  makeListSubCategoriesOfCategory,
} from "#core/catalogue/list-collections.use-case.ts";
import { makeListFilters } from "#core/catalogue/list-filters.use-case.ts";
import { makeListSafetyFacts } from "#core/catalogue/list-safety-facts.use-case.ts";
import { makeShowBrand } from "#core/catalogue/show-brand.use-case.ts";
import {
  makeShowCategory,
  makeShowCategoryBySlug,
  makeShowSubCategory,
  makeShowSubCategoryBySlug,
} from "#core/catalogue/show-collection.use-case.ts";
import { makeMapProducts, makeMapSite } from "#core/catalogue/site-map/map-site.use-case.ts";
import { memoryCatalogue } from "#adapters/memory/catalogue/catalogue.ts";
import { memorySiteAddresses } from "#adapters/memory/catalogue/site-addresses.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { aProduct } from "#tests/fixtures.ts";

const memory = Object.assign(new Memory(), {
  products: [
    aProduct("Sleep Tea", { categories: ["Ayurveda"], subCategory: "Teas", brand: "Vana", concerns: ["Sleep"] }),
    aProduct("Sleep Oil", { categories: ["Ayurveda", "Personal Care"], subCategory: "Oils", brand: "Vana", concerns: ["Sleep", "Skin"] }),
    aProduct("Skin Oil", { categories: ["Personal Care"], subCategory: "Oils", brand: "Arka", concerns: ["Skin"] }),
    aProduct("Old Oil", { categories: ["Retired"], subCategory: "Old Oils", brand: "Gone", concerns: ["Past"], status: "inactive" }),
  ],
});
const catalogue = memoryCatalogue(memory);

describe("what shares products with a category, a sub-category or a brand", () => {
  it.each([
    ["sub-categories of a category", makeListSubCategoriesOfCategory, "Ayurveda", ["Oils 1", "Teas 1"]],
    ["brands of a category", makeListBrandsOfCategory, "PERSONAL CARE", ["Arka 1", "Vana 1"]],
    ["brands of a sub-category", makeListBrandsOfSubCategory, "OILS", ["Arka 1", "Vana 1"]],
    ["concerns of a category", makeListConcernsOfCategory, "Ayurveda", ["Skin 1", "Sleep 2"]],
    ["concerns of a sub-category", makeListConcernsOfSubCategory, "oils", ["Skin 2", "Sleep 1"]],
    ["sub-categories of a brand", makeListSubCategoriesOfBrand, "vana", ["Oils 1", "Teas 1"]],
    ["concerns of a brand", makeListConcernsOfBrand, "Vana", ["Skin 1", "Sleep 2"]],
  ])("is counted: %s, and refused of a name that nobody knows", async (_, make, name, listed) => {
    const list = make({ catalogue });
    const answer = await list(name);
    expect(answer.kind === "ok" ? answer.value.map(({ title, products }) => `${title} ${products}`) : answer.refusal).toEqual(listed);
    expect((await list("nothing")).kind).toBe("refused");
  });
});

describe("a collection", () => {
  it("is shown by title or slug, in any letter case, each kind for itself", async () => {
    for (const show of [makeShowCategory({ catalogue }), makeShowCategoryBySlug({ catalogue })]) {
      for (const name of ["Personal Care", "personal care"])
        expect(await show(name)).toMatchObject({ value: { title: "Personal Care", products: 2 } });
      expect(await show("Oils")).toMatchObject({ kind: "refused", refusal: { kind: "unknown-collection", sought: "category" } });
    }
    for (const show of [makeShowSubCategory({ catalogue }), makeShowSubCategoryBySlug({ catalogue })]) {
      expect(await show("oils")).toMatchObject({ value: { title: "Oils", products: 2 } });
      expect((await show("Ayurveda")).kind).toBe("refused");
    }
  });

  it("is narrowed by what its products have", async () => {
    const answer = await makeListFilters({ catalogue })({ on: { kind: "category", name: "Ayurveda" }, narrowing: UNNARROWED });
    expect(answer).toMatchObject({ value: { brands: [{ title: "Vana" }] } });
    expect((await makeListFilters({ catalogue })({ on: { kind: "category", name: "nothing" }, narrowing: UNNARROWED })).kind).toBe(
      "refused",
    );
  });
});

describe("the shop's brands", () => {
  it("stand under their letters, those that a typed text is part of, in any letter case", async () => {
    const list = makeListBrands({ catalogue });
    const brandsOf = async (typed: string) => (await list(typed)).map(({ letter, brands }) => [letter, brands.map(({ title }) => title)]);
    expect(await brandsOf("")).toEqual([
      ["A", ["Arka"]],
      ["V", ["Vana"]],
    ]);
    expect(await brandsOf("aN")).toEqual([["V", ["Vana"]]]);
  });

  it("are shown one by one by their names", async () => {
    expect(await makeShowBrand({ catalogue })("VANA")).toMatchObject({ value: { title: "Vana", products: 2 } });
    expect((await makeShowBrand({ catalogue })("nobody")).kind).toBe("refused");
  });
});

describe("what search engines and safety read of the catalogue", () => {
  it("is every address of what is sold, and what a product holds against somebody's health", async () => {
    const addresses = memorySiteAddresses(memory);
    const { collections, parts } = await makeMapSite({ addresses })();
    expect(collections.length).toBeGreaterThan(0);
    expect(await makeMapProducts({ addresses })(parts[0] ?? "")).toEqual(["skin-oil", "sleep-oil", "sleep-tea"]);
    const facts = await makeListSafetyFacts({ catalogue })(["id-sleep-tea", "id-nothing"]);
    expect(facts).toHaveLength(1);
  });
});
