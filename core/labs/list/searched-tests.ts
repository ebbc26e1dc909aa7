import { nameIndex } from "../../search/name-index.ts";
import { wordsOf } from "../../search/search-words.ts";
import { codePointOrder } from "../../shared/code-point-order.ts";
import { paise } from "../../shared/money.ts";
import { LAB_CATEGORIES } from "../lab-test.ts";
import { listedTest } from "./listed-test.ts";
import { NEEDS } from "./lab-test-query.ts";
import type { NameIndex } from "../../search/name-index.ts";
import type { Paise } from "../../shared/money.ts";
import type { LabCategory, LabTest, LabTestId } from "../lab-test.ts";
import type { LabTestFilter, LabTestQuery, Need, TestOrder } from "./lab-test-query.ts";
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
  const { found, facets } = filtered(inOrder(prepared(tests), query), query);
  const begin = query.after === null ? 0 : found.findIndex(({ id }) => id === query.after) + 1;
  const page = found.slice(begin, begin + PAGE);
  const last = page[PAGE - 1];
  return {
    found: found.length,
    tests: page.map(listedTest),
    next: last === undefined || begin + PAGE >= found.length ? null : last.id,
    facets,
  };
}

/** A list of tests in both orders, and their names. */
type PreparedTests = { readonly [order in TestOrder]: readonly LabTest[] } & { readonly byName: NameIndex<LabTest> };

/** The same list is searched for a minute; this keeps what does not depend on the query as long as the list. */
const PREPARED = new WeakMap<readonly LabTest[], PreparedTests>();

function prepared(tests: readonly LabTest[]): PreparedTests {
  const known = PREPARED.get(tests);
  if (known !== undefined) return known;
  const titled = tests.map((test) => ({ test, title: test.title.english.toLowerCase() }));
  const name = titled.toSorted((a, b) => codePointOrder(a.title, b.title) || codePointOrder(a.test.id, b.test.id)).map(({ test }) => test);
  const byName = nameIndex(tests, ({ title: { english, hindi }, aliases }) => ({ name: english, hindi: hindi ?? "", spellings: aliases }));
  const made: PreparedTests = { name, price: name.toSorted((a, b) => a.price - b.price), byName };
  PREPARED.set(tests, made);
  return made;
}

/** The tests that are named so, before any filter. */
function inOrder(tests: PreparedTests, { title, order }: LabTestQuery): readonly LabTest[] {
  if (title === null) return tests[order];
  const words = wordsOf(title);
  const telling = words.filter((word) => !JOINING.has(word));
  const named = tests.byName((telling.length > 0 ? telling : words).join(" "));
  if (order === "name") return named;
  const isNamed = new Set(named);
  return tests.price.filter((test) => isNamed.has(test));
}

const letterOf = ({ title }: LabTest): string => title.english.charAt(0).toUpperCase();

type Facet = keyof TestFacets;

/** Which filters a test does not pass. */
function failedBy(test: LabTest, query: LabTestFilter): readonly Facet[] {
  const { category, fasting, prescription, home, withinDay, maxPrice, letter } = query;
  const failed: Facet[] = [];
  if (category !== null && test.category !== category) failed.push("category");
  if (fasting !== null && needOf(test.fastingHours > 0) !== fasting) failed.push("fasting");
  if (prescription !== null && needOf(test.needsPrescription) !== prescription) failed.push("prescription");
  if (home !== null && !test.isAtHome) failed.push("home");
  if (withinDay !== null && test.reportHours > DAY) failed.push("withinDay");
  if (maxPrice !== null && test.price > maxPrice) failed.push("maxPrice");
  if (letter !== null && letterOf(test) !== letter) failed.push("letter");
  return failed;
}

const needOf = (isNeeded: boolean): Need => (isNeeded ? "needed" : "not-needed");

/** The tests that pass all filters; a value of a filter counts those that pass all others. */
function filtered(tests: readonly LabTest[], query: LabTestFilter): { readonly found: readonly LabTest[]; readonly facets: TestFacets } {
  const found: LabTest[] = [];
  const nearly: { readonly test: LabTest; readonly by: Facet }[] = [];
  for (const test of tests) {
    const [by, another] = failedBy(test, query);
    if (by === undefined) found.push(test);
    else if (another === undefined) nearly.push({ test, by });
  }
  const counts = <Value>(facet: Facet, valueOf: (test: LabTest) => Value): ReadonlyMap<Value, number> => {
    const counted = new Map<Value, number>();
    const count = (test: LabTest) => counted.set(valueOf(test), (counted.get(valueOf(test)) ?? 0) + 1);
    found.forEach(count);
    for (const { test, by } of nearly) if (by === facet) count(test);
    return counted;
  };
  const upTo = (most: Paise) => counts("maxPrice", ({ price }) => price <= most).get(true) ?? 0;
  return {
    found,
    facets: {
      category: told(
        LAB_CATEGORIES,
        counts("category", ({ category }) => category),
      ),
      fasting: told(
        NEEDS,
        counts("fasting", ({ fastingHours }) => needOf(fastingHours > 0)),
      ),
      prescription: told(
        NEEDS,
        counts("prescription", ({ needsPrescription }) => needOf(needsPrescription)),
      ),
      home: told(
        ["only"],
        counts("home", ({ isAtHome }) => (isAtHome ? "only" : null)),
      ),
      withinDay: told(
        ["only"],
        counts("withinDay", ({ reportHours }) => (reportHours <= DAY ? "only" : null)),
      ),
      maxPrice: told(PRICES, new Map(PRICES.map((most) => [most, upTo(most)]))),
      letter: told([...new Set(tests.map(letterOf))].sort(codePointOrder), counts("letter", letterOf)),
    },
  };
}

const told = <Value>(values: readonly Value[], counted: ReadonlyMap<Value | null, number>): readonly TestCount<Value>[] =>
  values.map((value) => ({ value, tests: counted.get(value) ?? 0 })).filter((count) => count.tests > 0);
