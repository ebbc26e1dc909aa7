import { labPackageId } from "#core/labs/lab-package.ts";
import { labTestId } from "#core/labs/lab-test.ts";
import { paise } from "#core/shared/money.ts";
import type { LabPackage } from "#core/labs/lab-package.ts";
import type { LabTest } from "#core/labs/lab-test.ts";

/** A test of blood without fasting at ₹200; `id` is its slug and its English title too. */
export const aLabTest = (id: string, given: Partial<LabTest> = {}): LabTest => ({
  id: labTestId(id),
  slug: id,
  title: { english: id, hindi: null },
  aliases: [],
  category: "blood",
  sample: "blood",
  fastingHours: 0,
  afterMealHours: 0,
  reportHours: 24,
  mrp: paise(30_000),
  price: paise(20_000),
  gst: 0,
  needsPrescription: false,
  isAtHome: true,
  prepare: null,
  parameters: [
    {
      code: "hb",
      name: { english: "Haemoglobin", hindi: null },
      unit: "g/dL",
      ranges: [{ sex: "any", fromAge: 18, toAge: null, low: 12, high: 17 }],
    },
  ],
  source: "WHO",
  ...given,
});

export const aLabPackage = (id: string, tests: readonly string[], given: Partial<LabPackage> = {}): LabPackage => ({
  id: labPackageId(id),
  slug: id,
  title: { english: id, hindi: null },
  text: { english: id, hindi: null },
  audience: "everybody",
  price: paise(10_000),
  tests: tests.map(labTestId),
  ...given,
});
