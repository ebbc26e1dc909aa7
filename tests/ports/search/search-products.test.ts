import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MOST_MATCHES } from "#core/search/matching-words.ts";
import { aProduct, products } from "#tests/fixtures.ts";
import { someInformation } from "#tests/builders/some-information.ts";
import { aDatabase } from "#tests/postgres.ts";
import { catalogueHolding, narrowed, titles } from "#tests/ports/catalogue/catalogues.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

/** Found by their titles, brands and tags alone. */
const titled = products.map((product) => ({ ...product, subCategory: "Other", form: "tin" }));

const nearest = { limit: 10, without: null };

describe.each(Object.entries(catalogueHolding))("a search in a catalogue kept in %s", (_, holds) => {
  const of = (goods: readonly ProductDetails[]) => holds(goods, db);

  it.each([
    ["triphala", ["Triphala Churna", "Organic Triphala Juice"]],
    ["TRIPHALĀ", ["Triphala Churna", "Organic Triphala Juice"]],
    ["त्रिफला", ["Triphala Churna", "Organic Triphala Juice"]],
    ["चूर्ण त्रिफला", ["Triphala Churna"]],
    ["  juice   triphala ", ["Organic Triphala Juice"]],
    ["tri", ["Triphala Churna", "Organic Triphala Juice"]],
    ["or", ["Organic Triphala Juice"]],
    ["phal", ["Triphala Churna", "Organic Triphala Juice"]],
    ["100%", ["Honey 100% Raw"]],
    ["trihpala", ["Triphala Churna", "Organic Triphala Juice"]],
    ["hony", ["Honey 100% Raw"]],
    ["trifala", ["Triphala Churna", "Organic Triphala Juice"]],
    ["choorna", ["Triphala Churna"]],
    ["asvagandha", ["Ashwagandha Tablets"]],
    ["aśvagandhā", ["Ashwagandha Tablets"]],
    ["अश्वगंधा", ["Ashwagandha Tablets"]],
    ["ashwaganda tablet", ["Ashwagandha Tablets"]],
    ["ashvagn", ["Ashwagandha Tablets"]],
    ["tablets aranya", ["Ashwagandha Tablets"]],
    ["organicjuice", ["Organic Triphala Juice"]],
    ["juicetriphala", ["Organic Triphala Juice"]],
    ["triphalatablets", []],
    ["triphalaxyz", []],
    ["juice of triphala", ["Organic Triphala Juice"]],
    ["xyzzy juice", ["Organic Triphala Juice"]],
    ["%", []],
    ["_", []],
    ["\\", []],
    ["triphala tablets", []],
    ["old balm", []],
    ["xyzzy", []],
    ["", []],
    ["   ", []],
  ])("finds by %j", async (words, expected) => {
    const catalogue = await of(titled);
    expect(titles(await catalogue.productsMatching(words, nearest))).toEqual(expected);
    const found = await catalogue.find({ on: null, narrowing: narrowed({ words }) }, { order: "popular", after: null, limit: 10 });
    expect([titles(found?.products), found?.count]).toEqual([expected, { kind: "exactly", products: expected.length }]);
  });

  it.each(["Ayurveda balm", "hair balm", "cream for hair", "churna balm"])(
    "finds by where it stands, what it is for and its form: %j",
    async (words) => {
      const goods = [
        aProduct("Balm", { categories: ["Ayurveda"], concerns: ["Hair care"], subCategory: "Churna", form: "cream-jar" }),
        aProduct("Rose", { categories: ["Unani"], concerns: ["Sleep"], subCategory: "Oils", form: "tin" }),
      ];
      expect(titles(await (await of(goods)).productsMatching(words, nearest))).toEqual(["Balm"]);
    },
  );

  it("finds what is being typed from a word's first letter on, however many words begin with it", async () => {
    const others = Array.from({ length: MOST_MATCHES }, (_, n) => [aProduct(`Tin m${n}`), aProduct(`Box m${n}`)]).flat();
    const catalogue = await of([aProduct("Silk Mask"), aProduct("Silk Pillow"), ...others]);
    const found = async (words: string) => titles(await catalogue.productsMatching(words, nearest));
    expect(await found("silk m")).toEqual(["Silk Mask", "Silk Pillow"]);
    expect(await found("silk ma")).toEqual(["Silk Mask"]);
    expect(await found("silk m31")).toEqual([]);
    expect(await found("xyzzy m")).toHaveLength(10);
  });

  it("finds no more than asked, what is called by the words first", async () => {
    const catalogue = await of([aProduct("Figs", { tags: ["honey"] }), aProduct("Wild Honey"), aProduct("Honey Drops")]);
    expect(titles(await catalogue.productsMatching("honey", { limit: 2, without: null }))).toEqual(["Wild Honey", "Honey Drops"]);
  });

  it("has in front what is called by every word: by its title, its spellings and its brand, whatever the words' order", async () => {
    const catalogue = await of([
      aProduct("Ghee Lamp", { tags: ["cow"] }),
      aProduct("Butter", { subCategory: "Cow ghee" }),
      aProduct("Cow Ghee"),
      aProduct("Ghrita", { hindi: "गाय का घी", sanskrit: null }),
      aProduct("Old Ghee", { brand: "Cow & Co" }),
    ]);
    const found = async (words: string) => titles(await catalogue.productsMatching(words, { limit: 9, without: null }));
    expect(await found("cow ghee")).toEqual(["Cow Ghee", "Old Ghee", "Ghee Lamp", "Butter"]);
    expect(await found("gee cow")).toEqual(["Cow Ghee", "Old Ghee", "Ghee Lamp", "Butter"]);
    expect((await found("घी")).slice(0, 1)).toEqual(["Ghee Lamp"]);
    expect(await found("गाय")).toEqual(["Ghrita"]);
  });

  it("has what begins a word of a name before what merely holds it there", async () => {
    const catalogue = await of(["Nutrition Bar", "Electric Trimmer", "Triphala"].map((title) => aProduct(title)));
    const found = async (words: string) => titles(await catalogue.productsMatching(words, { limit: 9, without: null }));
    expect(await found("tri")).toEqual(["Electric Trimmer", "Triphala", "Nutrition Bar"]);
    expect(await found("rip")).toEqual(["Triphala"]);
  });

  it("is by popularity where nothing is called by one of the words", async () => {
    const catalogue = await of([aProduct("Balm", { tags: ["winter"] }), aProduct("Honey Balm", { tags: ["Winter warmth"] })]);
    expect(titles(await catalogue.productsMatching("balm winter", { limit: 9, without: null }))).toEqual(["Balm", "Honey Balm"]);
  });

  it("finds by what troubles somebody, in everyday words, and has in front what is called so", async () => {
    const catalogue = await of([
      aProduct("Bhringraj Oil", { tags: [], concerns: ["Hair care"], subCategory: "Oils" }),
      aProduct("Anti-Dandruff Shampoo", { tags: [], concerns: ["Hair care"], subCategory: "Washes" }),
      aProduct("Joint Oil", { tags: [], concerns: ["Joint care"], subCategory: "Oils" }),
      aProduct("Triphala", { concerns: ["Digestion"], subCategory: "Churna" }),
      aProduct("Guggul", { tags: [], concerns: ["Weight"], subCategory: "Churna" }),
    ]);
    const found = async (words: string) => titles(await catalogue.productsMatching(words, { limit: 9, without: null }));
    expect(await found("dandruff")).toEqual(["Anti-Dandruff Shampoo", "Bhringraj Oil"]);
    expect(await found("hair fall oil")).toEqual(["Bhringraj Oil"]);
    expect(await found("knee pain relief")).toEqual(["Joint Oil"]);
    expect(await found("घुटने का दर्द")).toEqual(["Joint Oil"]);
    expect(await found("कब्ज की दवा")).toEqual(["Triphala"]);
    expect(await found("weight loss")).toEqual(["Guggul"]);
    expect(await found("kabj weight")).toEqual([]);
  });

  it("has what is for a trouble or of a kind before what has its word by chance, wares behind what is taken", async () => {
    const catalogue = await of([
      aProduct("Cold Process Cream", { concerns: ["Skin care"], subCategory: "Creams", form: "jar" }),
      aProduct("Neti Pot", { concerns: ["Cough & cold"], isConsumable: false, form: "pot" }),
      aProduct("Mulethi Syrup", { concerns: ["Cough & cold"], subCategory: "Syrups", form: "bottle" }),
      aProduct("Ghee Lip Balm", { concerns: ["Skin care"], subCategory: "Lips", form: "tin" }),
      aProduct("Camphor Balm", { concerns: ["Joint care"], subCategory: "Balms", form: "tin" }),
      aProduct("Cow Ghee", { concerns: ["Energy"], subCategory: "Ghee", form: "jar" }),
    ]);
    const found = async (words: string) => titles(await catalogue.productsMatching(words, { limit: 9, without: null }));
    expect(await found("cold")).toEqual(["Mulethi Syrup", "Cold Process Cream", "Neti Pot"]);
    expect(await found("sardi")).toEqual(["Mulethi Syrup", "Neti Pot"]);
    expect(await found("pain balm")).toEqual(["Camphor Balm"]);
    expect(await found("घी")).toEqual(["Cow Ghee", "Ghee Lip Balm"]);
  });

  it("joins words that were typed apart, and knows names of several words, other names and English in Devanagari", async () => {
    const catalogue = await of([
      aProduct("Chyawanprash", { tags: [], concerns: ["Immunity"], form: "tub" }),
      aProduct("Karela Juice", { tags: [], concerns: ["Diabetes care"], form: "bottle" }),
      aProduct("Triphala Tablets", { tags: [], concerns: ["Digestion"], form: "strip" }),
      aProduct("Saunf Water", { tags: [], concerns: ["Digestion"], form: "bottle" }),
      aProduct("Bhringraj Hair Oil", { tags: [], concerns: ["Hair care"], form: "bottle" }),
      aProduct("Lavender Mist", { tags: [], concerns: ["Skin care"], form: "tub" }),
    ]);
    const found = async (words: string) => titles(await catalogue.productsMatching(words, { limit: 9, without: null }));
    expect(await found("chyawan prash")).toEqual(["Chyawanprash"]);
    expect(await found("bitter gourd")).toEqual(["Karela Juice"]);
    expect(await found("ब्लड शुगर")).toEqual(["Karela Juice"]);
    expect(await found("constipetion")).toEqual(["Triphala Tablets", "Saunf Water"]);
    expect(await found("हेयर ऑयल")).toEqual(["Bhringraj Hair Oil"]);
    expect(await found("लैवेंडर")).toEqual(["Lavender Mist"]);
  });

  it("finds by an ingredient behind what is named after it", async () => {
    const [one] = someInformation.ingredients;
    const withSaffron = one === undefined ? [] : [{ ...one, name: { english: "Saffron", hindi: "केसर" } }];
    const catalogue = await of([
      aProduct("Sandal Cream", { information: { ...someInformation, ingredients: withSaffron } }),
      aProduct("Saffron Honey"),
    ]);
    expect(titles(await catalogue.productsMatching("kesar", nearest))).toEqual(["Saffron Honey", "Sandal Cream"]);
  });

  it("leaves out the product that is known already", async () => {
    const catalogue = await of([aProduct("Organic Honey"), aProduct("Wild Honey"), aProduct("Honey Drops")]);
    expect(titles(await catalogue.productsMatching("honey", { limit: 2, without: "id-honey-drops" }))).toEqual([
      "Organic Honey",
      "Wild Honey",
    ]);
    expect(titles(await catalogue.productsMatching("honey", { limit: 3, without: "id-nothing" }))).toHaveLength(3);
  });

  it("shows what is called by the words on the first pages and the rest behind, whatever the pages' size", async () => {
    const catalogue = await of([
      ...["Lemon Tea", "Wild Honey", "Ginger Tea", "Honey Balm", "Green Tea"].map((title) => aProduct(title, { tags: ["honey"] })),
      aProduct("Rose Water"),
    ]);
    const walked = async (limit: number) => {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const found = await catalogue.find({ on: null, narrowing: narrowed({ words: "honey" }) }, { order: "popular", after, limit });
        seen.push(...titles(found?.products));
        after = found?.next ?? null;
      } while (after !== null && seen.length < 20);
      return seen;
    };
    for (const limit of [1, 2, 3, 10])
      expect(await walked(limit)).toEqual(["Wild Honey", "Honey Balm", "Lemon Tea", "Ginger Tea", "Green Tea"]);
  });

  it("also sorts by price and stays on a list", async () => {
    const found = await (await of(products)).find(
      { on: { kind: "category", name: "Healthy Food" }, narrowing: narrowed({ words: "triphala" }) },
      { order: "price-rising", after: null, limit: 10 },
    );
    expect(titles(found?.products)).toEqual(["Organic Triphala Juice"]);
  });
});
