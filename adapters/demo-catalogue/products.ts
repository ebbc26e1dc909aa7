import { brands } from "./brands.ts";
import { DEMO_DAY } from "./demo-day.ts";
import { informationRecord } from "#adapters/catalogue-file/information-record.ts";
import { informationOf } from "./information.ts";
import { seededChance, pick } from "#adapters/demo-chance/seeded-chance.ts";
import { kinds } from "./kinds.ts";
import { byPopularity, withUnpopular } from "./popularity.ts";
import { priced, stocked } from "./price-and-stock.ts";
import { slugOf } from "./slug.ts";
import type { Day } from "#core/shared/day.ts";
import type { Brand } from "./brand.ts";
import type { Both } from "./information/both.ts";
import type { Kind, Subject } from "./kind.ts";
import type { ProductRecord } from "./product-record.ts";

/** The products of the demo shop as they are sold on a day, the most popular first; the same at each call. */
export function demoProducts(today: Day = DEMO_DAY): readonly ProductRecord[] {
  const taken: Taken = { titles: new Set(), hindi: new Set() };
  const made = new Map<string, number>();
  const goods = kinds.flatMap((kind) =>
    kind.subjects.flatMap((subject) => makersOf(kind, subject, made).map((brand) => inItsSizes({ kind, subject, brand, today }, taken))),
  );
  return withUnpopular(
    byPopularity(goods.map(({ product }) => product)),
    goods.flatMap(({ inOtherSizes }) => inOtherSizes),
  );
}

/** So much of what there is comes in more sizes than one. */
const SEVERAL_SIZES = 0.025;

type InItsSizes = { readonly product: ProductRecord; readonly inOtherSizes: readonly ProductRecord[] };

type Good = { readonly kind: Kind; readonly subject: Subject; readonly brand: Brand; readonly today: Day };

/** The titles that are taken so far: slugs of those in English, and those in Hindi as they are. */
type Taken = { readonly titles: Set<string>; readonly hindi: Set<string> };

function inItsSizes(good: Good, taken: Taken): InItsSizes {
  const { kind, subject, brand } = good;
  const title = untaken(titleOf(kind, subject, brand), brand, "english", taken.titles);
  const slug = slugOf(title);
  const plain = spelt(kind, subject, "hindi");
  const hindi = plain === null ? null : untaken(plain, brand, "hindi", taken.hindi);
  const size = pick(kind.sizes, "size", slug);
  const others = seededChance("sizes", slug) < SEVERAL_SIZES ? kind.sizes.filter((one) => one !== size) : [];
  return {
    product: productIn(good, { title, hindi, slug, size }),
    inOtherSizes: others.map((other) => productIn(good, { title, hindi, slug: `${slug}-${slugOf(other.text)}`, size: other })),
  };
}

/** Drawn by lot; who has made much already stands back. */
function makersOf(kind: Kind, subject: Subject, made: Map<string, number>): readonly Brand[] {
  const lot = ({ name }: Brand) => seededChance("maker", kind.form, subject.word.household, name) + (made.get(name) ?? 0) / 15;
  const makers = brands
    .filter(({ crafts }) => crafts.includes(kind.craft))
    .sort((a, b) => lot(a) - lot(b))
    .slice(0, kind.makers);
  for (const { name } of makers) made.set(name, (made.get(name) ?? 0) + 1);
  return makers;
}

type Named = { readonly title: string; readonly hindi: string | null; readonly slug: string; readonly size: Kind["sizes"][number] };

function productIn({ kind, subject, brand, today }: Good, { title, hindi, slug, size }: Named): ProductRecord {
  const { text, grams, rupees } = size;
  const { mrp, price } = priced(rupees * subject.worth * brand.level, slug);
  const { least, stock } = stocked(price, slug);
  return {
    _id: [1, 2, 3].map((part) => digits("id", slug, String(part), 16, 8)).join(""),
    product_id: `NIR-${digits("product", slug, "", 36, 6).toUpperCase()}`,
    title,
    slug,
    mrp,
    min_qty: least,
    image_list: [],
    status: seededChance("status", slug) < 0.025 ? "INACTIVE" : "ACTIVE",
    brand: { name: brand.name, slug: slugOf(brand.name), cash_on_delivery: brand.cashOnDelivery },
    category_list: [kind.category, ...alsoIn(kind, subject)],
    gst: kind.gst,
    seller_list: [{ selling_price: price, total_stock: stock }],
    shipping_details: { weight: grams },
    hsn: kind.hsn,
    seller: brand.seller,
    sub_category: kind.subCategory,
    tags: [...tagsOf(kind, subject), ...(brand.isNewcomer ? ["new"] : [])],
    concerns: subject.concerns,
    form: kind.form,
    size: text,
    spellings: { hi: hindi, sa: spelt(kind, subject, "sanskritLetters") },
    consumable: kind.isConsumable,
    information: informationRecord(informationOf({ kind, subject, brand, size, slug, today })),
  };
}

function titleOf({ noun }: Kind, { word }: Subject, { voice }: Brand): string {
  return noun === null ? word[voice] : `${word[voice]} ${noun[voice]}`;
}

/** Two makers of one thing are told apart by a word of the second, in each language. */
function untaken(title: string, brand: Brand, language: keyof Both, taken: Set<string>): string {
  const keyOf = language === "english" ? slugOf : (name: string) => name; // A slug keeps Latin letters alone.
  const free = [title, ...brand.qualities.map((quality) => `${quality[language]} ${title}`)].find((name) => !taken.has(keyOf(name)));
  if (free === undefined) throw new RangeError(`${brand.name} has no name left for ${title}`);
  taken.add(keyOf(free));
  return free;
}

/** Where else somebody with that concern looks for it. */
function alsoIn({ category }: Kind, { concerns: [first = ""] }: Subject): readonly string[] {
  if (!["Ayurveda", "Unani", "Vitamins & Supplements", "Health package"].includes(category)) return [];
  if (["Diabetes care", "Heart health", "Joint care", "Thyroid care", "Liver care", "Kidney care"].includes(first))
    return ["Chronic Disease"];
  return first === "Women's wellness" ? ["Women's Health"] : [];
}

const tagsOf = ({ noun, subCategory }: Kind, { word }: Subject): readonly string[] => [
  ...new Set([word.household, word.english, word.sanskrit, noun?.household ?? subCategory].map((tag) => tag.toLowerCase())),
];

/** The whole title in that spelling; null where a word of it is lacking. */
function spelt({ noun }: Kind, { word }: Subject, spelling: "hindi" | "sanskritLetters"): string | null {
  const words = noun === null ? [word[spelling]] : [word[spelling], noun[spelling]];
  return words.includes(null) ? null : words.join(" ");
}

const digits = (what: string, slug: string, part: string, base: number, length: number): string =>
  Math.floor(seededChance(what, slug, part) * base ** length)
    .toString(base)
    .padStart(length, "0");
