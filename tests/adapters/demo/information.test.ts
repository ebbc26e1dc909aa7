import { describe, expect, it } from "vitest";
import { isLicenceNumber } from "#core/catalogue/information/licence.ts";
import { isNetAmount, unitSalePrice } from "#core/catalogue/information/net-quantity.ts";
import { missingInformation } from "#core/catalogue/missing-information.ts";
import { day } from "#core/shared/day.ts";
import { DEMO_DAY, demoGoods as products, demoGoodsOn } from "#tests/builders/demo-goods.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { BilingualText } from "#core/shared/language.ts";

/** Every text that is told of a product, with where it stands. */
const textsOf = ({ information }: ProductDetails): readonly (BilingualText | null)[] => [
  information.genericName,
  information.summary,
  information.storage,
  ...information.traditionalUses,
  ...information.directions,
  ...information.ingredients.flatMap(({ name, part }) => (part === null ? [name] : [name, part])),
];

const isTold = (text: BilingualText | null): boolean => text !== null && text.english !== "" && LETTERS.test(text.hindi ?? "");
const areTold = (texts: readonly BilingualText[]): boolean => texts.length > 0 && texts.every(isTold);

/** What is not told of a product although a buyer asks for it. Wares do not spoil and need no licence; of plain food anybody may eat. */
function untold({ offer, isConsumable, information }: ProductDetails): readonly string[] {
  const { ingredients, netQuantity, maker, consumerCare, licence } = information;
  const isFood = licence?.kind === "fssai";
  const isMedicineOrCare = isConsumable && !isFood;
  const told = {
    "generic name": isTold(information.genericName),
    summary: isTold(information.summary),
    "traditional use": areTold(information.traditionalUses),
    "ingredients with amounts": areTold(ingredients.map(({ name }) => name)) && ingredients.every(({ amount }) => /\S/.test(amount ?? "")),
    directions: areTold(information.directions),
    "who should ask first": !isMedicineOrCare || information.cautions.length > 0,
    storage: isTold(information.storage),
    "shelf life": !isConsumable || ((information.shelfLifeMonths ?? 0) > 0 && information.bestBefore !== null),
    "unit price": netQuantity !== null && offer !== null && unitSalePrice(offer.price, netQuantity).price > 0,
    maker: maker !== null && maker.name !== "" && / \d{6}$/.test(maker.address),
    origin: /^[A-Z]{2}$/.test(information.countryOfOrigin ?? ""),
    licence: !isConsumable || licence !== null,
    "vegetarian mark": !isFood || information.vegetarianMark !== null,
    allergens: !isFood || information.allergens !== null,
    "consumer care": consumerCare !== null && consumerCare.phone !== "" && consumerCare.email !== "",
  };
  return Object.entries(told).flatMap(([what, isThere]) => (isThere ? [] : [what]));
}

/** The titles of products of which something is true. */
const titlesWhere = (holds: (product: ProductDetails) => boolean): readonly string[] => products.filter(holds).map(({ title }) => title);

const LETTERS = /\p{Script=Devanagari}/u;
const CLAIMS =
  /\b(cures?|cured|treats?|treatments?|heals?|healing|prevents?|guaranteed?|remov(?:es?|ing) disease)\b|इलाज|ठीक कर|रोग मिटा|रोगमुक्त|गारंटी/iu;

describe("what the demo tells of its products", () => {
  it("lacks nothing that Indian law asks a shop to tell", () => {
    expect(products.length).toBeGreaterThan(600);
    expect(titlesWhere((product) => missingInformation(product).length > 0)).toEqual([]);
  });

  it("names the maker of each product, and the licence of all that is eaten or put on, as the first page says", () => {
    const unnamed = products.filter(
      ({ isConsumable, information: { maker, licence } }) => maker === null || (isConsumable && licence === null),
    );
    expect(unnamed.map(({ title }) => title)).toEqual([]);
    expect(products.filter(({ isConsumable }) => !isConsumable).length).toBeGreaterThan(10); // A mat needs no licence.
  });

  it("tells of each product all that a buyer asks, in both languages", () => {
    expect(products.flatMap((product) => untold(product).map((what) => `${product.title}: ${what}`))).toEqual([]);
  });

  it("stands in English and in Hindi, each text and each title", () => {
    expect(
      titlesWhere((product) => textsOf(product).some((text) => text === null || text.english === "" || !LETTERS.test(text.hindi ?? ""))),
    ).toEqual([]);
    expect(titlesWhere((product) => textsOf(product).some((text) => LETTERS.test(text?.english ?? "")))).toEqual([]);
    expect(titlesWhere(({ hindi }) => hindi === null)).toEqual([]);
  });

  it("holds no slot that was left open", () => {
    expect(
      titlesWhere((product) =>
        /[{}]|undefined|null/.test(
          textsOf(product)
            .map((text) => `${text?.english} ${text?.hindi}`)
            .join(" "),
        ),
      ),
    ).toEqual([]);
  });

  it("claims no cure (Drugs and Magic Remedies Act)", () => {
    expect(titlesWhere((product) => textsOf(product).some((text) => CLAIMS.test(`${text?.english} ${text?.hindi}`)))).toEqual([]);
  });

  it("says of each product what it is in a sentence, and seldom the same of two", () => {
    const summaries = products.map(({ information }) => information.summary?.english ?? "");
    expect(summaries.filter((summary) => !/^[A-Z].{20,200}\.$/.test(summary))).toEqual([]);
    expect(new Set(summaries).size).toBeGreaterThan(products.length * 0.95);
    expect(titlesWhere(({ information }) => !(information.summary?.hindi ?? "").endsWith("।"))).toEqual([]);
  });

  it("names licences of the right form, and one of food with the mark and the allergens", () => {
    for (const { title, information } of products) {
      const { licence, vegetarianMark, allergens } = information;
      if (licence !== null) expect([title, isLicenceNumber(licence.kind, licence.number)]).toEqual([title, true]);
      if (licence?.kind === "fssai") expect([title, vegetarianMark === null, allergens === null]).toEqual([title, false, false]);
    }
  });

  it("knows what a vegetarian leaves out and what somebody has to avoid", () => {
    const named = (title: string) => products.find((product) => product.title.endsWith(title))?.information;
    expect(named("Glucosamine & Shallaki Capsules")).toMatchObject({ vegetarianMark: "non-vegetarian", allergens: ["crustacean"] });
    expect(named("Collagen & Rose Sachets")).toMatchObject({
      vegetarianMark: "non-vegetarian",
      allergens: ["fish"],
      countryOfOrigin: "JP",
      maker: { role: "importer" },
    });
    expect(named("Kaju Katli without Sugar")).toMatchObject({ vegetarianMark: "vegetarian", allergens: ["milk", "tree-nut"] });
    expect(named("Mulethi Churna")?.cautions).toEqual(
      expect.arrayContaining(["high-blood-pressure", "kidney-disease", "pregnancy", "blood-pressure-medicines"]),
    );
    expect(named("Senna Leaf Powder")?.cautions).toEqual(expect.arrayContaining(["pregnancy", "under-12"]));
  });

  it("brings a net quantity that its size tells", () => {
    expect(titlesWhere(({ information: { netQuantity } }) => netQuantity === null || !isNetAmount(netQuantity.amount))).toEqual([]);
    const disagreeing = titlesWhere(({ size, isConsumable, information: { netQuantity } }) => {
      const [, amount, unit] = /^(\d+) (g|ml|tablets|capsules|sachets|gummies|pills|pads|bags|sticks|pieces)$/.exec(size) ?? [];
      return (
        isConsumable &&
        amount !== undefined &&
        `${netQuantity?.amount} ${netQuantity?.unit}` !== `${amount} ${/^(?:g|ml)$/.test(unit ?? "") ? unit : "piece"}`
      );
    });
    expect(disagreeing).toEqual([]);
  });

  it("keeps for some time after the day on which it is sold, and never longer than its shelf life", async () => {
    const later = day("2031-02-28");
    const past = (sold: readonly ProductDetails[], today: string) =>
      sold.filter(({ information: { bestBefore } }) => bestBefore !== null && bestBefore <= today).map(({ title }) => title);
    expect(past(products, DEMO_DAY)).toEqual([]);
    expect(past(await demoGoodsOn(later), later)).toEqual([]);
    const months = ({ information: { bestBefore } }: ProductDetails) =>
      bestBefore === null ? 0 : (Date.parse(bestBefore) - Date.parse(DEMO_DAY)) / (1000 * 60 * 60 * 24 * 30.4);
    expect(titlesWhere((product) => months(product) > (product.information.shelfLifeMonths ?? 0))).toEqual([]);
  });

  it("names in its ingredients, where each is a share of the whole, the whole", () => {
    const shares = products.flatMap(({ slug, information: { ingredients } }) => {
      const told = ingredients.map(({ amount }) => /^([\d.]+) %$/.exec(amount ?? "")?.[1]);
      return told.length === 0 || told.includes(undefined) ? [] : [{ slug, sum: told.reduce((sum, share) => sum + Number(share), 0) }];
    });
    expect(shares.filter(({ sum }) => Math.abs(sum - 100) > 0.01)).toEqual([]);
    expect(shares.length).toBeGreaterThan(50);
  });
});
