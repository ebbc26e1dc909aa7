import { gstinCheckLetter } from "#core/catalogue/gstin.ts";
import { codeOfState } from "#core/shipping/indian-states.ts";
import { day, daysAfter } from "#core/shared/day.ts";
import { paise } from "#core/shared/money.ts";
import type { ProductInformation } from "#core/catalogue/information/product-information.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";

const SUBJECTS =
  `ashwagandha triphala tulsi neem giloy brahmi shatavari amla haldi arjuna moringa guggul punarnava gokhru manjistha bhringraj
  shilajit trikatu kalmegh karela jamun methi ajwain sonth pippali mulethi vasaka kutki lodhra ashoka isabgol sarpagandha chirata
  kumkumadi saffron sandalwood rose almond coconut sesame castor mustard jojoba argan lavender peppermint eucalyptus lemongrass
  honey jaggery millet ragi quinoa oats flax chia hemp sattu besan ghee makhana dates fig apricot walnut cashew pistachio`.split(/\s+/);
const NOUNS: readonly (readonly [noun: string, form: string, category: string])[] = [
  ["churna", "powder-tin", "Ayurveda"],
  ["tablets", "tablet-bottle", "Ayurveda"],
  ["capsules", "capsule-bottle", "Vitamins & Supplements"],
  ["oil", "oil-bottle", "Personal Care"],
  ["juice", "juice-bottle", "Healthy Food"],
  ["syrup", "syrup-bottle", "Ayurveda"],
  ["tea", "tea-box", "Healthy Food"],
  ["soap", "soap-box", "Personal Care"],
  ["shampoo", "pump-bottle", "Personal Care"],
  ["cream", "cream-jar", "Personal Care"],
  ["balm", "balm-tin", "Personal Care"],
  ["serum", "dropper-bottle", "Women's Health"],
  ["majun", "majun-jar", "Unani"],
  ["gummies", "gummy-jar", "Vitamins & Supplements"],
  ["muesli", "pouch", "Dietary Needs"],
  ["bar", "wrapper", "Dietary Needs"],
  ["support", "brace", "Accessories"],
  ["strips", "strip-box", "Chronic Disease"],
  ["drops", "drops-bottle", "Unani"],
  ["kit", "package", "Health package"],
];
const QUALITIES = `organic pure raw wild classic premium gold royal daily forest mountain valley vedic herbal fresh slow sun stone hand cold
  sacred rustic urban simple strong mild sweet spiced roasted sprouted fermented smoked aged whole instant travel family`.split(/\s+/);
const CONCERNS = `Immunity;Digestion;Sleep;Stress;Skin care;Hair care;Joint care;Heart health;Diabetes care;Eye care;Weight;Energy;Memory;
  Liver care;Kidney care;Thyroid care;Women's wellness;Cough & cold;Bone health;Oral care`
  .split(";")
  .map((one) => one.trim());
const STATES = ["Maharashtra", "Kerala", "Gujarat", "Delhi"] as const;
const BRANDS = 400;

/** So many products are made at once. */
const AT_ONCE = 1_000;

/**
 * The first products of a shop that is the same in every run, however many are asked for: the more, the more brands' goods and rare words.
 */
export async function* manyProducts(count: number): AsyncGenerator<readonly ProductDetails[]> {
  for (let from = 0; from < count; from += AT_ONCE) {
    yield Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, place) => nth(from + place));
  }
}

/** The slug of the product at that place, counted from 0. */
export const slugAt = (place: number): string => nth(place).slug;

/** The name of a brand, the most frequent first. */
export const brandAt = (place: number): string =>
  capitalized(`${pick(SUBJECTS, place, "brand name")} ${pick(["Roots", "House", "Life", "Labs", "Farms"], place, "brand end")} ${place}`);

function nth(place: number): ProductDetails {
  const subject = SUBJECTS[skewed(SUBJECTS.length, place, "subject")] ?? "";
  const [noun, form, category] = NOUNS[skewed(NOUNS.length, place, "noun")] ?? ["", "", ""];
  const quality = pick(QUALITIES, place, "quality");
  const rare = chance(place, "rare") < 0.05 ? ` ${syllables(Math.floor(chance(place, "rare word") * 20_000))}` : "";
  const title = capitalized(
    chance(place, "quality first") < 0.7 ? `${quality} ${subject} ${noun}${rare}` : `${subject} ${noun} ${quality}${rare}`,
  );
  const brand = skewed(BRANDS, place, "brand");
  const mrp = 5_000 + Math.floor(chance(place, "mrp") ** 3 * 400_000);
  const price = Math.round(mrp * (1 - Math.floor(chance(place, "saving") * 8) / 20));
  return {
    id: `bench-${place.toString(36).padStart(6, "0")}`,
    title,
    slug: `${title.toLowerCase().replaceAll(" ", "-")}-${place.toString(36)}`,
    brand: brandAt(brand),
    categories: chance(place, "second category") < 0.2 ? [category, "Chronic Disease"] : [category],
    gst: pick([0, 5, 5, 12, 12, 18], place, "gst"),
    status: chance(place, "status") < 0.02 ? "inactive" : "active",
    minimumQuantity: 1,
    weight: 50 + Math.floor(chance(place, "weight") * 900),
    offer:
      chance(place, "offer") < 0.01
        ? null
        : { price: paise(price), stock: chance(place, "gone") < 0.08 ? 0 : Math.floor(chance(place, "stock") * 200) + 1 },
    mrp: paise(mrp),
    cashOnDelivery: chance(brand, "cash on delivery") < 0.8,
    form,
    size: `${50 * (1 + Math.floor(chance(place, "size") * 8))} g`,
    subCategory: capitalized(`${noun} ${pick(["classic", "daily", "care", "rich"], place, "sub-category")}`),
    tags: [subject, noun, `${subject} ${noun}`],
    concerns: chance(place, "two concerns") < 0.3 ? [pick(CONCERNS, place, "concern"), "Immunity"] : [pick(CONCERNS, place, "concern")],
    hsn: "30049011",
    seller: sellerAt(brand % 40),
    hindi: null,
    sanskrit: null,
    isConsumable: true,
    number: `N-${place}`,
    images: [],
    brandLogo: null,
    arrived: chance(place, "dated") < 0.5 ? daysAfter(day("2024-01-01"), Math.floor(chance(place, "arrived") * 1_000)) : null,
    information: informationOf(subject, place),
  };
}

/** One of forty, each with a GSTIN of its own state. */
function sellerAt(place: number): NonNullable<ProductDetails["seller"]> {
  const state = STATES[place % STATES.length] ?? "Maharashtra";
  const first14 = `${codeOfState(state)}AAAAA${String(place).padStart(4, "0")}A1Z`;
  return { name: `Seller ${place}`, address: null, state, gstin: first14 + gstinCheckLetter(first14) };
}

/** As much of it as a real shop tells. */
function informationOf(subject: string, place: number): ProductInformation {
  const text = (english: string) => ({ english, hindi: "एक गिलास गुनगुने पानी या दूध के साथ, भोजन के बाद, दिन में दो बार" });
  return {
    genericName: text(`${subject} preparation`),
    botanicalName: `${capitalized(subject)} officinalis`,
    summary: text(`${capitalized(subject)}, grown in the hills, dried in the shade and milled in small lots.`),
    traditionalUses: [text("Traditionally taken to feel rested in the morning."), text("Traditionally taken after a heavy meal.")],
    ingredients: [
      { name: text(subject), botanicalName: null, part: text("root"), amount: `${100 + Math.floor(chance(place, "amount") * 400)} mg` },
      { name: text("Long pepper"), botanicalName: "Piper longum", part: text("fruit"), amount: "20 mg" },
      { name: text("Gum acacia"), botanicalName: null, part: null, amount: "q.s." },
    ],
    directions: [text("One spoon twice a day after meals, with warm water or milk."), text("Do not take more than is said here.")],
    cautions: ["pregnancy", "breastfeeding", "under-12", "blood-sugar-medicines"],
    storage: text("Keep it dry and out of the sun, and close it well."),
    shelfLifeMonths: 24,
    bestBefore: daysAfter(day("2028-01-01"), Math.floor(chance(place, "best before") * 300)),
    netQuantity: { amount: 50 + Math.floor(chance(place, "net") * 400), unit: "g" },
    maker: { role: "maker", name: `Maker ${place % 400} Private Limited`, address: "Plot 12, Industrial Area, Pune 411026" },
    countryOfOrigin: "IN",
    licence: { kind: "ayush", number: "MH/AYU/2019/0482" },
    vegetarianMark: "vegetarian",
    allergens: [],
    consumerCare: { phone: "+91 20 5550 0142", email: "care@maker.example" },
  };
}

/** From 0 up to 1, the same for the same place and matter. */
function chance(place: number, matter: string): number {
  let hash = 2_166_136_261 ^ place;
  for (let letter = 0; letter < matter.length; letter += 1) hash = Math.imul(hash ^ matter.charCodeAt(letter), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507);
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296;
}

/** Small numbers are the more frequent ones. */
const skewed = (count: number, place: number, matter: string): number => Math.floor(chance(place, matter) ** 2 * count);

function pick<Value>(from: readonly Value[], place: number, matter: string): Value {
  const value = from[Math.floor(chance(place, matter) * from.length)];
  if (value === undefined) throw new RangeError(matter);
  return value;
}

const SYLLABLES = "ba ki zu re mo ta shi no ve la pu di ga ho ny xe qu ro fi tha".split(" ");

const syllables = (number: number): string =>
  [number % 20, Math.floor(number / 20) % 20, Math.floor(number / 400) % 20, Math.floor(number / 8_000)]
    .map((part) => SYLLABLES[part])
    .join("");

const capitalized = (text: string): string => text.replace(/(^|\s)\S/g, (letter) => letter.toUpperCase());
