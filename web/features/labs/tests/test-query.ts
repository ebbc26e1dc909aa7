import { LAB_CATEGORIES, labTestId } from "#core/labs/lab-test.ts";
import { NEEDS, TEST_ORDERS } from "#core/labs/list/lab-test-query.ts";
import { paise } from "#core/shared/money.ts";
import { labAddress } from "#web/platform/addresses/lab-address.ts";
import type { LabTestQuery } from "#core/labs/list/lab-test-query.ts";

const LONGEST = 100;

/** What an address asks of the list; what it says wrongly is left out. */
export function testQueryIn(search: URLSearchParams): LabTestQuery {
  const said = (name: string): string | null => search.get(name)?.trim().slice(0, LONGEST) || null;
  const among = <const Word extends string>(name: string, words: readonly Word[]): Word | null =>
    words.find((word) => word === said(name)) ?? null;
  const price = said("max_price");
  const letter = said("letter");
  const after = said("after");
  return {
    title: said("title"),
    category: among("category", LAB_CATEGORIES),
    fasting: among("fasting", NEEDS),
    prescription: among("prescription", NEEDS),
    home: among("home", ["only"]),
    withinDay: among("within_day", ["only"]),
    maxPrice: price !== null && /^\d{1,6}$/.test(price) ? paise(Number(price) * 100) : null,
    letter: letter !== null && /^[\p{L}\d]$/u.test(letter) ? letter.toUpperCase() : null,
    order: among("sort", TEST_ORDERS) ?? "name",
    after: after !== null && /^[!-~]+$/.test(after) ? labTestId(after) : null,
  };
}

/** The fields of an address that asks this. */
export function testFields(query: LabTestQuery): readonly (readonly [name: string, value: string])[] {
  const { title, category, fasting, prescription, home, withinDay, maxPrice, letter, order, after } = query;
  const fields: readonly (readonly [string, string | null])[] = [
    ["title", title],
    ["category", category],
    ["fasting", fasting],
    ["prescription", prescription],
    ["home", home],
    ["within_day", withinDay],
    ["max_price", maxPrice === null ? null : String(maxPrice / 100)],
    ["letter", letter],
    ["sort", order === "name" ? null : order],
    ["after", after],
  ];
  return fields.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
}

/** The address that asks this. */
export function testsAddress(query: LabTestQuery): string {
  const search = new URLSearchParams(testFields(query).map(([name, value]) => [name, value])).toString();
  return search === "" ? labAddress.tests : `${labAddress.tests}?${search}`;
}
