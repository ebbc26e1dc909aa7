import { paise } from "#core/shared/money.ts";
import { rupees, wholeNumber } from "#web/design/wording/amounts.ts";
import type { Count, Narrowing, Trait } from "#core/catalogue/collection.ts";
import type { FilterList } from "#web/features/catalogue/list/filter-groups.ts";
import type { PriceBand } from "#core/catalogue/filters.ts";
import type * as english from "../filters.ts";

/** What narrows a shelf. */
export const filterWords: typeof english.filterWords = {
  title: "फ़िल्टर",
  open: (chosen: number): string => (chosen === 0 ? "फ़िल्टर" : `फ़िल्टर · ${wholeNumber(chosen)}`),
  close: "फ़िल्टर बंद करें",
  clearAll: "सब हटाएँ",
  apply: "लागू करें",
  show: (count: Count): string => `${counted(count)} प्रोडक्ट देखें`,
  chosen: "चुने हुए फ़िल्टर",
  remove: (title: string): string => `${title} हटाएँ`,
  more: (title: string, more: number): string => `${title} में ${wholeNumber(more)} और`,
  price: "कीमत",
  least: "सबसे कम कीमत, रुपये में",
  most: "सबसे ज़्यादा कीमत, रुपये में",
  to: "से",
  kinds: "प्रकार चुनें",
  allOf: "सभी",
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
  return { traits: "स्टॉक और भुगतान", brands: "ब्रांड", concerns: "स्वास्थ्य ज़रूरत", forms: "रूप" }[list];
}

function trait(trait: Trait): string {
  switch (trait) {
    case "in-stock":
      return "स्टॉक में है";
    case "cash-on-delivery":
      return "कैश ऑन डिलीवरी";
    case "prepaid-only":
      return "सिर्फ़ प्रीपेड";
    case "gst-free":
      return "बिना GST";
  }
}

/** A step of prices ends a paisa below the next. */
function band({ least, most }: PriceBand): string {
  if (most === null) return `${rupees(least)} और उससे ज़्यादा`;
  const end = rupees(paise(most + 1));
  return least === 0 ? `${end} से कम` : `${rupees(least)} से ${end}`;
}

function range({ least, most }: Narrowing["price"]): string {
  if (least === null) return most === null ? "कोई भी कीमत" : `${rupees(most)} तक`;
  if (most === null) return `${rupees(least)} से ऊपर`;
  return most % 100 === 99 ? band({ least, most }) : `${rupees(least)} से ${rupees(most)}`;
}

const FORMS: Readonly<Record<string, string>> = {
  "acupressure-roller": "एक्यूप्रेशर रोलर",
  "balm-tin": "बाम",
  book: "किताबें",
  "capsule-jar": "कैप्सूल",
  "care-box": "केयर बॉक्स",
  "cereal-box": "सीरियल",
  "copper-bottle": "ताँबे की बोतलें",
  "copper-tumbler": "ताँबे के गिलास",
  "cream-jar": "क्रीम",
  "cream-tube": "ट्यूब वाली क्रीम",
  "dhoop-box": "धूप",
  "dropper-bottle": "ड्रॉप्स",
  "effervescent-tube": "घुलने वाली टैबलेट",
  "eye-pillow": "आई पिलो",
  "face-roller": "फ़ेस रोलर",
  "gift-box": "गिफ़्ट बॉक्स",
  "grain-bag": "अनाज और आटा",
  "gummy-jar": "गमीज़",
  "honey-jar": "जार",
  "juice-bottle": "जूस",
  "kajal-stick": "काजल",
  "kansa-wand": "कांसा वैंड",
  "kit-box": "किट",
  "neti-pot": "नेति पात्र",
  "oil-bottle": "तेल",
  "pad-pack": "पैड",
  "powder-tin": "चूर्ण और पाउडर",
  "pump-bottle": "पंप बोतल",
  "roll-on": "रोल-ऑन",
  "sachet-box": "पाउच पैक",
  "sharbat-bottle": "शरबत",
  "snack-pack": "स्नैक्स",
  "soap-bar": "साबुन",
  "spray-bottle": "स्प्रे",
  "standup-pouch": "थैली",
  "supplement-tub": "डिब्बे",
  "sweet-box": "मिठाई",
  "syrup-bottle": "सिरप",
  "tablet-bottle": "टैबलेट",
  "tablet-box": "पत्ते वाली टैबलेट",
  "tea-box": "चाय",
  "tongue-scraper": "जीभी",
  toothbrush: "टूथब्रश",
  "wooden-comb": "कंघी",
  "yoga-block": "योग ब्लॉक",
  "yoga-mat": "योग मैट",
};

/** A form that is new to the shop is called by its own name. */
function form(slug: string): string {
  return FORMS[slug] ?? `${slug.charAt(0).toUpperCase()}${slug.slice(1).replaceAll("-", " ")}`;
}
