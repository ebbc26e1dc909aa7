import { describe, expect, it } from "vitest";
import { givenAmount } from "#cli/input/given-amount.ts";
import { wishedPriceIn } from "#core/alerts/wished-price.ts";
import { countIn } from "#core/contact/company-size.ts";
import { productQueryIn } from "#web/features/catalogue/list/product-query.ts";
import { daysOf } from "#core/consultations/prescription/schedule-days.ts";
import { emptyItem, itemIn } from "#web/features/desk/prescribing/item-form.ts";
import { typedMeasure } from "#web/features/health/tool/typed-measure.ts";
import { numberIn } from "#web/features/quizzes/answering/number-in.ts";
import { typedAmount } from "#web/features/trackers/store/typed-amount.ts";
import type { Day } from "#core/shared/day.ts";

/** What each field makes of a text: the number, null where it is none. */
const FIELDS: Readonly<Record<string, (text: string) => number | null>> = {
  "the answer to a quiz": (text) => numberOf(numberIn(text)),
  "a measure of a health tool": (text) => numberOf(typedMeasure(text)),
  "an amount of a tracker": typedAmount,
  "a count of employees": (text) => countIn(text, 1_000_000),
  "a price that is waited for": (text) => inRupees(wishedPriceIn(text)),
  "a price of a list": (text) => inRupees(productQueryIn(null, new URLSearchParams({ min_price: text })).narrowing.price.least),
  "the days of a prescription": (text) => daysOf(itemIn(anItem(text), "2026-11-30" as Day)) || null,
  "an amount that staff give back": (text) => inRupees(givenAmount(text)),
};

describe.each(Object.entries(FIELDS))("%s", (_, read) => {
  it.each([
    ["750", 750],
    ["७५०", 750],
    ["1,250", 1_250],
    ["१,२५०", 1_250],
    ["9,999", 9_999],
    ["1,25", null],
    ["1e3", null],
    ["many", null],
    ["", null],
  ])("takes %j for %s, as every other field", (text, number) => expect(read(text)).toBe(number));
});

const numberOf = (read: number | string | null): number | null => (typeof read === "number" ? read : null);
const inRupees = (amount: number | null): number | null => (amount === null ? null : amount / 100);
const anItem = (days: string) => ({ ...emptyItem("i1", "drug", "2026-11-30" as Day), name: "Triphala", days });
