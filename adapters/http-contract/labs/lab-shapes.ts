import * as z from "zod/mini";
import { labId } from "#core/labs/lab.ts";
import { AUDIENCES, labPackageId } from "#core/labs/lab-package.ts";
import { FASTING_HOURS, LAB_CATEGORIES, labTestId, RANGE_SEXES, SAMPLES } from "#core/labs/lab-test.ts";
import { NEEDS } from "#core/labs/list/lab-test-query.ts";
import { fields } from "#adapters/http-contract/endpoint.ts";
import { rangeAge } from "./range-age.ts";
import { idOf, rupees } from "#adapters/http-contract/scalars.ts";
import { bilingualText } from "#adapters/http-contract/bilingual-text.ts";
import type { ListedLab } from "#core/labs/list/list-labs.use-case.ts";
import type { PackageEntry } from "#core/labs/list/package-entry.ts";
import type { FoundLabTests } from "#core/labs/list/find-lab-tests.use-case.ts";
import type { LabTest } from "#core/labs/lab-test.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const text = z.string();
const id = ["_id", idOf(labTestId)] as const;

const listedFields = {
  id,
  slug: text,
  title: bilingualText,
  category: z.enum(LAB_CATEGORIES),
  sample: z.enum(SAMPLES),
  fastingHours: ["fasting_hours", z.literal(FASTING_HOURS)],
  afterMealHours: ["after_meal_hours", z._default(z.number(), 0)], // A server of the release before does not tell.
  reportHours: ["report_hours", z.number()],
  mrp: rupees,
  price: rupees,
  needsPrescription: ["needs_prescription", z.boolean()],
  isAtHome: ["home", z.boolean()],
} as const;

const listedTest = fields({ ...listedFields, parameters: z.int() });

const range = fields({
  sex: z.enum(RANGE_SEXES),
  fromAge: ["from_age", rangeAge],
  toAge: ["to_age", z.nullable(rangeAge)],
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
});

export const labTest: Shape<LabTest> = fields({
  ...listedFields,
  aliases: z.array(text),
  gst: z.number(),
  prepare: z.nullable(bilingualText),
  parameters: z.array(fields({ code: text, name: bilingualText, unit: z.nullable(text), ranges: z.array(range) })),
  source: z.nullable(text),
});

export const packageEntry: Shape<PackageEntry> = fields({
  package: fields({
    id: ["_id", idOf(labPackageId)],
    slug: text,
    title: bilingualText,
    text: bilingualText,
    audience: ["for", z.enum(AUDIENCES)],
    price: rupees,
    tests: z.array(idOf(labTestId)),
  }),
  tests: ["test_list", z.array(listedTest)],
  apart: ["price_apart", rupees],
  fastingHours: ["fasting_hours", z.number()],
  reportHours: ["report_hours", z.number()],
  needsPrescription: ["needs_prescription", z.boolean()],
  isAtHome: ["home", z.boolean()],
});

const counts = <Value>(value: Shape<Value>) => z.array(fields({ value, tests: z.int() }));

/** A server of the release before finds no packages. */
export const labTestPage: Shape<FoundLabTests> = fields({
  found: z.int(),
  tests: ["test_list", z.array(listedTest)],
  next: z.nullable(idOf(labTestId)),
  facets: fields({
    category: counts(z.enum(LAB_CATEGORIES)),
    fasting: counts(z.enum(NEEDS)),
    prescription: counts(z.enum(NEEDS)),
    home: counts(z.literal("only")),
    withinDay: ["within_day", counts(z.literal("only"))],
    maxPrice: ["max_price", counts(rupees)],
    letter: counts(text),
  }),
  packages: ["package_list", z._default(z.array(packageEntry), [])],
});

const labNames = { name: text, address: text } as const;

/** A laboratory as bookings keep it. A server of the release before tells no names in Hindi. */
export const bookedLabFields = {
  id: ["_id", idOf(labId)],
  ...labNames,
  city: text,
  hindi: ["hi", z._default(z.nullable(fields(labNames)), null)],
} as const;

export const listedLab: Shape<ListedLab> = fields({
  ...bookedLabFields,
  accreditation: text,
  pincodes: z.int(),
  comes: z.nullable(z.boolean()),
  hours: z.array(fields({ weekdays: z.array(z.number()), from: z.number(), to: z.number() })),
});
