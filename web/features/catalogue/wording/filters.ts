import { paise } from "#core/shared/money.ts";
import { rupees, wholeNumber } from "#web/design/wording/amounts.ts";
import type { Count, Narrowing, Trait } from "#core/catalogue/collection.ts";
import type { FilterList } from "#web/features/catalogue/list/filter-groups.ts";
import type { PriceBand } from "#core/catalogue/filters.ts";

/** What narrows a shelf. */
export const filterWords = {
  title: "Filters",
  open: (chosen: number): string => (chosen === 0 ? "Filters" : `Filters · ${wholeNumber(chosen)}`),
  close: "Close the filters",
  clearAll: "Clear all",
  apply: "Apply",
  show: (count: Count): string => (count.kind === "exactly" && count.products === 1 ? "Show 1 product" : `Show ${counted(count)} products`),
  chosen: "Chosen filters",
  remove: (title: string): string => `Remove ${title}`,
  more: (title: string, more: number): string => `${wholeNumber(more)} more under ${title}`,
  price: "Price",
  least: "Lowest price in rupees",
  most: "Highest price in rupees",
  to: "to",
  kinds: "Narrow by kind",
  allOf: "All",
  counted,
  group,
  trait,
  band,
  range,
  form,
};

/** 24, or 1,000+ where nobody counted further. */
function counted({ kind, products }: Count): string {
  return kind === "exactly" ? wholeNumber(products) : `${wholeNumber(products)}+`;
}

function group(list: FilterList): string {
  return { traits: "Stock and payment", brands: "Brand", concerns: "Health concern", forms: "Form" }[list];
}

function trait(trait: Trait): string {
  switch (trait) {
    case "in-stock":
      return "In stock";
    case "cash-on-delivery":
      return "Cash on delivery";
    case "prepaid-only":
      return "Prepaid only";
    case "gst-free":
      return "No GST";
  }
}

/** A step of prices ends a paisa below the next. */
function band({ least, most }: PriceBand): string {
  if (most === null) return `${rupees(least)} and above`;
  const end = rupees(paise(most + 1));
  return least === 0 ? `Under ${end}` : `${rupees(least)} to ${end}`;
}

function range({ least, most }: Narrowing["price"]): string {
  if (least === null) return most === null ? "Any price" : `Up to ${rupees(most)}`;
  if (most === null) return `From ${rupees(least)}`;
  return most % 100 === 99 ? band({ least, most }) : `${rupees(least)} to ${rupees(most)}`;
}

const FORMS: Readonly<Record<string, string>> = {
  "acupressure-roller": "Acupressure rollers",
  "balm-tin": "Balms",
  book: "Books",
  "capsule-jar": "Capsules",
  "care-box": "Care boxes",
  "cereal-box": "Cereals",
  "copper-bottle": "Copper bottles",
  "copper-tumbler": "Copper tumblers",
  "cream-jar": "Creams",
  "cream-tube": "Creams in tubes",
  "dhoop-box": "Dhoop",
  "dropper-bottle": "Drops",
  "effervescent-tube": "Effervescent tablets",
  "eye-pillow": "Eye pillows",
  "face-roller": "Face rollers",
  "gift-box": "Gift boxes",
  "grain-bag": "Grains and flours",
  "gummy-jar": "Gummies",
  "honey-jar": "Jars",
  "juice-bottle": "Juices",
  "kajal-stick": "Kajal",
  "kansa-wand": "Kansa wands",
  "kit-box": "Kits",
  "neti-pot": "Neti pots",
  "oil-bottle": "Oils",
  "pad-pack": "Pads",
  "powder-tin": "Powders",
  "pump-bottle": "Pump bottles",
  "roll-on": "Roll-ons",
  "sachet-box": "Sachets",
  "sharbat-bottle": "Sharbats",
  "snack-pack": "Snacks",
  "soap-bar": "Soaps",
  "spray-bottle": "Sprays",
  "standup-pouch": "Pouches",
  "supplement-tub": "Tubs",
  "sweet-box": "Sweets",
  "syrup-bottle": "Syrups",
  "tablet-bottle": "Tablets",
  "tablet-box": "Tablets in strips",
  "tea-box": "Teas",
  "tongue-scraper": "Tongue scrapers",
  toothbrush: "Toothbrushes",
  "wooden-comb": "Combs",
  "yoga-block": "Yoga blocks",
  "yoga-mat": "Yoga mats",
};

/** A form that is new to the shop is called by its own name. */
function form(slug: string): string {
  return FORMS[slug] ?? `${slug.charAt(0).toUpperCase()}${slug.slice(1).replaceAll("-", " ")}`;
}
