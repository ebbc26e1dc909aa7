import { LAB_CATEGORIES, labTestId } from "#core/labs/lab-test.ts";
import { labId } from "#core/labs/lab.ts";
import { paise } from "#core/shared/money.ts";
import { demoLabOffer } from "#tests/builders/demo-lab-offer.ts";
import { putOffer } from "#adapters/postgres/labs/put-offer.ts";
import type { Lab } from "#core/labs/lab.ts";
import type { LabTest } from "#core/labs/lab-test.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const FIRST = ["Serum", "Urine", "Total", "Free", "Direct", "Fasting", "Random", "Early", "Extended", "Basic"];
const SECOND = ["Sugar", "Thyroid", "Iron", "Vitamin", "Calcium", "Zinc", "Protein", "Lipid", "Liver", "Kidney", "Hormone", "Antibody"];
const THIRD = ["Profile", "Panel", "Level", "Ratio", "Screen", "Index", "Count"];
const FASTING = [0, 8, 10, 12] as const;

const chosen = <Value>(values: readonly Value[], by: number): Value => values[by % values.length] as Value;

/** The `nth` of many: no two filters say the same of them. */
export function testAt(nth: number): LabTest {
  const [model] = demoLabOffer.tests;
  if (model === undefined) throw new TypeError("the demo has no test");
  const title = `${chosen(FIRST, nth)} ${chosen(SECOND, Math.floor(nth / 10))} ${chosen(THIRD, Math.floor(nth / 120))} ${nth}`;
  return {
    ...model,
    id: labTestId(`many-${nth}`),
    slug: `many-${nth}`,
    title: { english: title, hindi: null },
    aliases: [],
    category: chosen(LAB_CATEGORIES, nth * 5),
    fastingHours: chosen(FASTING, nth),
    reportHours: 12 + (nth % 5) * 12,
    price: paise(10_000 + (nth % 200) * 1_000),
    needsPrescription: nth % 7 === 0,
    isAtHome: nth % 3 !== 0,
  };
}

/** Laboratories with their calendars, and tests that all of them do. */
export async function putTests(db: Database, { tests, labs }: { readonly tests: number; readonly labs: number }): Promise<void> {
  const [model] = demoLabOffer.labs;
  const [calendar] = demoLabOffer.calendars;
  if (model === undefined || calendar === undefined) throw new TypeError("the demo has no laboratory");
  const all = Array.from({ length: labs }, (_, nth): Lab => ({ ...model, id: labId(`lab-${nth}`), name: `Laboratory ${nth}` }));
  await putOffer(db, {
    labs: all,
    tests: Array.from({ length: tests }, (_, nth) => testAt(nth)),
    packages: [],
    calendars: all.map(({ id }) => ({ ...calendar, id })),
  });
}
