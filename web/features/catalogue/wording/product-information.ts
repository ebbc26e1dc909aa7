import type { Caution, CautionGroup } from "#core/catalogue/information/caution.ts";
import type { Allergen, Maker } from "#core/catalogue/information/product-information.ts";
import type { Licence } from "#core/catalogue/information/licence.ts";
import type { Facts } from "#web/design/phrase.ts";

type Quantity = (facts: Facts<"amount">) => string;
type Phrases = {
  readonly benefits: string;
  readonly ingredients: string;
  readonly use: string;
  readonly asNeeded: string;
  readonly askFirst: string;
  readonly maker: string;
  readonly genericName: string;
  readonly traditionNote: string;
  readonly askFirstNote: string;
  readonly group: Readonly<Record<CautionGroup, string>>;
  readonly caution: Readonly<Record<Caution, string>>;
  readonly noAllergens: string;
  readonly allergens: string;
  readonly allergen: Readonly<Record<Allergen, string>>;
  readonly foodMark: string;
  readonly mark: { readonly vegetarian: string; readonly "non-vegetarian": string };
  readonly storage: string;
  readonly bestBefore: string;
  readonly shelfLife: string;
  readonly months: { readonly one: (facts: Facts<"count">) => string; readonly other: (facts: Facts<"count">) => string };
  readonly netQuantity: string;
  readonly quantity: Readonly<Record<"g" | "ml", Quantity>> & {
    readonly piece: { readonly one: (facts: Facts<"count">) => string; readonly other: (facts: Facts<"count">) => string };
  };
  readonly role: Readonly<Record<Maker["role"], string>>;
  readonly country: string;
  readonly licence: Readonly<Record<Licence["kind"], string>>;
  readonly care: string;
};

/** What is said of a product beyond its price: what it is, how it is used, who should ask first and who answers for it. */
export const informationPhrases: Phrases = {
  benefits: "Benefits",
  ingredients: "Ingredients",
  use: "How to use it",
  asNeeded: "as much as needed",
  askFirst: "Who should ask first",
  maker: "Maker and best before",
  genericName: "What it is",
  traditionNote: "This is its traditional use. It is not a promise of a cure, and it does not replace a doctor.",
  askFirstNote: "Ask a practitioner or your doctor before you use it if any of these apply to you.",
  group: {
    pregnancy: "Pregnancy and breastfeeding",
    children: "Children",
    medicines: "With these medicines",
    conditions: "With these conditions",
  },
  caution: {
    pregnancy: "if you are pregnant",
    breastfeeding: "if you are breastfeeding",
    "under-2": "if it is for a child under 2",
    "under-5": "if it is for a child under 5",
    "under-12": "if it is for a child under 12",
    "under-18": "if it is for somebody under 18",
    "blood-pressure-medicines": "blood pressure medicines",
    "blood-sugar-medicines": "blood sugar medicines or insulin",
    "blood-thinners": "blood thinners",
    "heart-medicines": "heart medicines",
    immunosuppressants: "medicines that suppress the immune system",
    sedatives: "sleeping pills or sedatives",
    "thyroid-medicines": "thyroid medicines",
    asthma: "asthma",
    "autoimmune-disease": "an autoimmune disease",
    "bleeding-disorder": "a bleeding disorder",
    diabetes: "diabetes",
    epilepsy: "epilepsy",
    gallstones: "gallstones",
    "heart-disease": "heart disease",
    "high-blood-pressure": "high blood pressure",
    "hormone-sensitive-condition": "a hormone-sensitive condition",
    "kidney-disease": "kidney disease",
    "liver-disease": "liver disease",
    "low-blood-pressure": "low blood pressure",
    "sensitive-skin": "sensitive skin",
    "stomach-ulcer": "a stomach ulcer",
    surgery: "surgery within two weeks",
    "thyroid-condition": "a thyroid condition",
  },
  noAllergens: "No declared allergens",
  allergens: "Contains",
  allergen: {
    gluten: "gluten",
    milk: "milk",
    egg: "egg",
    fish: "fish",
    crustacean: "crustaceans",
    peanut: "peanut",
    soya: "soya",
    "tree-nut": "tree nuts",
    sulphite: "sulphites",
  },
  foodMark: "Food mark",
  mark: { vegetarian: "Vegetarian", "non-vegetarian": "Non-vegetarian" },
  storage: "Storage",
  bestBefore: "Best before",
  shelfLife: "Shelf life",
  months: {
    one: ({ count }) => `${count} month from manufacture`,
    other: ({ count }) => `${count} months from manufacture`,
  },
  netQuantity: "Net quantity",
  quantity: {
    g: ({ amount }) => `${amount} g`,
    ml: ({ amount }) => `${amount} ml`,
    piece: { one: ({ count }) => `${count} piece`, other: ({ count }) => `${count} pieces` },
  },
  role: { maker: "Made by", importer: "Imported by" },
  country: "Country of origin",
  licence: { ayush: "AYUSH licence", fssai: "FSSAI licence", cosmetic: "Cosmetics licence" },
  care: "Consumer care",
};
