import { foundByName } from "../../search/found-by-name.ts";
import { wordsOf } from "../../search/search-words.ts";
import { codePointOrder } from "../../shared/code-point-order.ts";
import { paise } from "../../shared/money.ts";
import { LAB_CATEGORIES } from "../lab-test.ts";
import { listedTest } from "./listed-test.ts";
import { NEEDS } from "./lab-test-query.ts";
import type { Paise } from "../../shared/money.ts";
import type { LabCategory, LabTest, LabTestId } from "../lab-test.ts";
import type { LabTestFilter, LabTestQuery, Need } from "./lab-test-query.ts";
import type { ListedLabTest } from "./listed-test.ts";

/** A value of a filter, and how many tests would then be listed, all other filters as they are. */
export type TestCount<Value> = { readonly value: Value; readonly tests: number };

export type TestFacets = {
  readonly category: readonly TestCount<LabCategory>[];
  readonly fasting: readonly TestCount<Need>[];
  readonly prescription: readonly TestCount<Need>[];
  readonly home: readonly TestCount<"only">[];
  readonly withinDay: readonly TestCount<"only">[];
  readonly maxPrice: readonly TestCount<Paise>[];
  readonly letter: readonly TestCount<string>[];
};

/** A page of tests. `found`: how many match; `next`: the test after which the next page begins, null: the last page. */
export type LabTestPage = {
  readonly found: number;
  readonly tests: readonly ListedLabTest[];
  readonly next: LabTestId | null;
  readonly facets: TestFacets;
};

const PAGE = 24;
const DAY = 24;
const PRICES = [30_000, 50_000, 100_000, 200_000].map(paise);

/** Words that name no test: "sugar test", "thyroid ki jaanch". */
const JOINING: ReadonlySet<string> = new Set(
  wordsOf("test tests lab labs checkup blood ki ka ke for of the janch jaanch की का के टेस्ट जांच जाँच"),
);

/**
 * The tests that are sought: by name or price, or where words are asked for the nearest name first. Source: specification/labs.md, Tests,
 * packages and labs.
 */
export function searchedTests(tests: readonly LabTest[], query: LabTestQuery): LabTestPage {
  const named = inOrder(query.title === null ? tests : byName(tests, query.title), query);
  const found = named.filter((test) => passes(test, query, null));
  const begin = query.after === null ? 0 : found.findIndex(({ id }) => id === query.after) + 1;
  const page = found.slice(begin, begin + PAGE);
  const last = page[PAGE - 1];
  return {
    found: found.length,
    tests: page.map(listedTest),
    next: last === undefined || begin + PAGE >= found.length ? null : last.id,
    facets: facetsOf(named, query),
  };
}

function byName(tests: readonly LabTest[], title: string): readonly LabTest[] {
  const words = wordsOf(title);
  const telling = words.filter((word) => !JOINING.has(word));
  return foundByName(tests, (telling.length > 0 ? telling : words).join(" "), ({ title: { english, hindi }, aliases }) => ({
    name: english,
    hindi: hindi ?? "",
    spellings: aliases,
  }));
}

function inOrder(tests: readonly LabTest[], { title, order }: LabTestQuery): readonly LabTest[] {
  const byTitle = (a: LabTest, b: LabTest) =>
    codePointOrder(a.title.english.toLowerCase(), b.title.english.toLowerCase()) || codePointOrder(a.id, b.id);
  if (order === "price") return tests.toSorted((a, b) => a.price - b.price || byTitle(a, b));
  return title === null ? tests.toSorted(byTitle) : tests;
}

const letterOf = ({ title }: LabTest): string => title.english.charAt(0).toUpperCase();

/** Whether a test passes all filters but the one that is left out. */
function passes(test: LabTest, query: LabTestFilter, left: keyof TestFacets | null): boolean {
  const { category, fasting, prescription, home, withinDay, maxPrice, letter } = query;
  return (
    (left === "category" || category === null || test.category === category) &&
    (left === "fasting" || fasting === null || needOf(test.fastingHours > 0) === fasting) &&
    (left === "prescription" || prescription === null || needOf(test.needsPrescription) === prescription) &&
    (left === "home" || home === null || test.isAtHome) &&
    (left === "withinDay" || withinDay === null || test.reportHours <= DAY) &&
    (left === "maxPrice" || maxPrice === null || test.price <= maxPrice) &&
    (left === "letter" || letter === null || letterOf(test) === letter)
  );
}

const needOf = (isNeeded: boolean): Need => (isNeeded ? "needed" : "not-needed");

function facetsOf(tests: readonly LabTest[], query: LabTestFilter): TestFacets {
  const without = (left: keyof TestFacets) => tests.filter((test) => passes(test, query, left));
  return {
    category: counted(LAB_CATEGORIES, without("category"), ({ category }, value) => category === value),
    fasting: counted(NEEDS, without("fasting"), ({ fastingHours }, value) => needOf(fastingHours > 0) === value),
    prescription: counted(NEEDS, without("prescription"), ({ needsPrescription }, value) => needOf(needsPrescription) === value),
    home: counted(["only"] as const, without("home"), ({ isAtHome }) => isAtHome),
    withinDay: counted(["only"] as const, without("withinDay"), ({ reportHours }) => reportHours <= DAY),
    maxPrice: counted(PRICES, without("maxPrice"), ({ price }, value) => price <= value),
    letter: counted([...new Set(tests.map(letterOf))].sort(codePointOrder), without("letter"), (test, value) => letterOf(test) === value),
  };
}

const counted = <Value>(
  values: readonly Value[],
  tests: readonly LabTest[],
  has: (test: LabTest, value: Value) => boolean,
): readonly TestCount<Value>[] =>
  values.map((value) => ({ value, tests: tests.filter((test) => has(test, value)).length })).filter((count) => count.tests > 0);
