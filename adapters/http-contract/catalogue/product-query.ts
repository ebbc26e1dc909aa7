import * as z from "zod/mini";
import { TRAITS } from "#core/catalogue/collection.ts";
import { paise } from "#core/shared/money.ts";
import { boundedText } from "#adapters/http-contract/scalars.ts";
import type { ProductFilter } from "#core/catalogue/catalogue.port.ts";
import type { CollectionKind, CollectionName } from "#core/catalogue/collection.ts";
import type { Paise } from "#core/shared/money.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

/** Rupees in an address, with at most two decimals. */
const rupeesText: Shape<Paise> = z.codec(
  z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/, "an amount in rupees with at most two decimals")),
  z.custom<Paise>(),
  { decode: (text) => paise(Math.round(Number(text) * 100)), encode: (amount) => String(amount / 100) },
);

/** Names in an address, a bar between them, as none of them holds one. */
const names = z.codec(boundedText(2_000), z.array(z.string()).check(z.maxLength(40)), {
  decode: (text) => text.split("|").filter((name) => name !== ""),
  encode: (list) => list.join("|"),
});

/** Which collection: at most one of these is said. */
const KIND_BY_NAME = {
  category: "category",
  sub_category: "sub-category",
  brand: "brand",
  concern: "concern",
  tag: "tag",
} as const satisfies Record<string, CollectionKind>;

const SHELF_FIELDS = ["category", "sub_category", "brand", "concern", "tag"] as const;

/** As an address says what is wanted. */
export const productFilterShape = z.object({
  category: z.optional(boundedText(200)),
  sub_category: z.optional(boundedText(200)),
  brand: z.optional(boundedText(200)),
  concern: z.optional(boundedText(200)),
  tag: z.optional(boundedText(200)),
  title: z.optional(boundedText(100)),
  brands: z.optional(names),
  forms: z.optional(names),
  concerns: z.optional(names),
  only: z.optional(
    z.codec(
      z.string().check(z.regex(new RegExp(`^(${TRAITS.join("|")})(,(${TRAITS.join("|")}))*$`), `some of ${TRAITS.join(", ")}`)),
      z.array(z.enum(TRAITS)),
      {
        decode: (text) => TRAITS.filter((trait) => text.split(",").includes(trait)),
        encode: (list) => list.join(","),
      },
    ),
  ),
  min_price: z.optional(rupeesText),
  max_price: z.optional(rupeesText),
});
type OnWire = z.output<typeof productFilterShape>;

/** Products that are in two collections are those of one, narrowed. */
export const isOnOneCollection = (wanted: OnWire): boolean => SHELF_FIELDS.filter((field) => wanted[field] !== undefined).length <= 1;
export const onOneCollection = { path: ["category"], error: `at most one of ${Object.keys(KIND_BY_NAME).join(", ")}` };

export function productFilterIn({
  title,
  brands = [],
  forms = [],
  concerns = [],
  only = [],
  min_price,
  max_price,
  ...names
}: OnWire): ProductFilter {
  return {
    on: collectionIn(names),
    narrowing: {
      words: title ?? null,
      brands,
      forms,
      concerns,
      traits: only,
      price: { least: min_price ?? null, most: max_price ?? null },
    },
  };
}

function collectionIn(names: { readonly [Said in keyof typeof KIND_BY_NAME]?: string | undefined }): CollectionName | null {
  for (const said of SHELF_FIELDS) {
    const name = names[said];
    if (name !== undefined) return { kind: KIND_BY_NAME[said], name };
  }
  return null;
}

export function productFilterOut({ on, narrowing: { words, brands, forms, concerns, traits, price } }: ProductFilter): OnWire {
  const said = SHELF_FIELDS.find((field) => KIND_BY_NAME[field] === on?.kind);
  return {
    ...(said === undefined || on === null ? {} : { [said]: on.name }),
    ...(words === null ? {} : { title: words }),
    ...(brands.length === 0 ? {} : { brands: [...brands] }),
    ...(forms.length === 0 ? {} : { forms: [...forms] }),
    ...(concerns.length === 0 ? {} : { concerns: [...concerns] }),
    ...(traits.length === 0 ? {} : { only: [...traits] }),
    ...(price.least === null ? {} : { min_price: price.least }),
    ...(price.most === null ? {} : { max_price: price.most }),
  };
}
