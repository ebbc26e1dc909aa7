import { nameIndex } from "../../search/name-index.ts";
import { codePointOrder } from "../../shared/code-point-order.ts";
import { paise } from "../../shared/money.ts";
import { LAB_CATEGORIES } from "../lab-test.ts";
import { listedTest } from "./listed-test.ts";
import { tellingWords } from "./telling-words.ts";
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

/**
 * The tests that are sought: by name or price, or where words are asked for the nearest name first. Source: specification/labs.md, Tests,
 * packages and labs.
 */
export function searchedTests(tests: readonly LabTest[], query: LabTestQuery): LabTestPage {
  const { found, facets } = keptFound(prepared(tests), query);
  const begin = query.after === null ? 0 : found.findIndex(({ test: { id } }) => id === query.after) + 1;
  const page = found.slice(begin, begin + PAGE);
  const last = page[PAGE - 1];
  return {
    found: found.length,
    tests: page.map(({ test }) => listedTest(test)),
    next: last === undefined || begin + PAGE >= found.length ? null : last.test.id,
    facets,
  };
}

/** A test with what filters ask of it, which is looked at for every test of a list at every query that is not kept. */
type SortedTest = {
  readonly test: LabTest;
  readonly category: LabCategory;
  readonly fasting: Need;
  readonly prescription: Need;
  readonly isAtHome: boolean;
  readonly isWithinDay: boolean;
  readonly price: Paise;
  readonly letter: string;
  /** In small letters. */
  readonly title: string;
};

type FoundTests = { readonly found: readonly SortedTest[]; readonly facets: TestFacets };

/** A list of tests in both orders, their names, and what was found in it, by the query. */
type PreparedTests = { readonly [order in TestOrder]: readonly SortedTest[] } & {
  readonly byName: NameIndex<LabTest>;
  readonly found: Map<string, FoundTests>;
};

/** The same list is searched for a minute; what is made of it is kept as long as the list. */
const PREPARED = new WeakMap<readonly LabTest[], PreparedTests>();
const SORTED = new WeakMap<LabTest, SortedTest>();

function prepared(tests: readonly LabTest[]): PreparedTests {
  const known = PREPARED.get(tests);
  if (known !== undefined) return known;
  const name = tests.map(sortedTest).toSorted(byTitle);
  const byName = nameIndex(tests, ({ title: { english, hindi }, aliases, category }) => ({
    name: english,
    hindi: hindi ?? "",
    spellings: [...aliases, category],
  }));
  const made: PreparedTests = { name, price: name.toSorted((a, b) => a.price - b.price), byName, found: new Map() };
  PREPARED.set(tests, made);
  return made;
}

const byTitle = (a: SortedTest, b: SortedTest): number => codePointOrder(a.title, b.title) || codePointOrder(a.test.id, b.test.id);

function sortedTest(test: LabTest): SortedTest {
  const known = SORTED.get(test);
  if (known !== undefined) return known;
  const made: SortedTest = {
    test,
    category: test.category,
    price: test.price,
    isAtHome: test.isAtHome,
    isWithinDay: test.reportHours <= DAY,
    fasting: needOf(test.fastingHours > 0),
    prescription: needOf(test.needsPrescription),
    letter: test.title.english.charAt(0).toUpperCase(),
    title: test.title.english.toLowerCase(),
  };
  SORTED.set(test, made);
  return made;
}

/** So many are kept at most: each holds as many places as tests were found. */
const MOST_KEPT = 100;

/** Most ask for the same lists, and the counts of a large one cost more than all else of an answer. */
function keptFound(tests: PreparedTests, { after: _, ...query }: LabTestQuery): FoundTests {
  const key = JSON.stringify(Object.entries(query).toSorted(([a], [b]) => codePointOrder(a, b)));
  const known = tests.found.get(key);
  if (known !== undefined) return known;
  const made = filtered(inOrder(tests, query), query);
  if (tests.found.size >= MOST_KEPT) tests.found.delete(tests.found.keys().next().value ?? "");
  tests.found.set(key, made);
  return made;
}

/** The tests that are named so, before any filter. */
function inOrder(tests: PreparedTests, { title, order }: Omit<LabTestQuery, "after">): readonly SortedTest[] {
  if (title === null) return tests[order];
  const named = tests.byName(tellingWords(title)).map(sortedTest);
  return order === "name" ? named : named.toSorted((a, b) => a.price - b.price || byTitle(a, b));
}

type Facet = keyof TestFacets;

const needOf = (isNeeded: boolean): Need => (isNeeded ? "needed" : "not-needed");

/** A filter that is chosen. */
type Chosen = { readonly facet: Facet; readonly passes: (one: SortedTest) => boolean };

function chosenOf({ category, fasting, prescription, home, withinDay, maxPrice, letter }: LabTestFilter): readonly Chosen[] {
  const chosen: Chosen[] = [];
  if (category !== null) chosen.push({ facet: "category", passes: (one) => one.category === category });
  if (fasting !== null) chosen.push({ facet: "fasting", passes: (one) => one.fasting === fasting });
  if (prescription !== null) chosen.push({ facet: "prescription", passes: (one) => one.prescription === prescription });
  if (home !== null) chosen.push({ facet: "home", passes: ({ isAtHome }) => isAtHome });
  if (withinDay !== null) chosen.push({ facet: "withinDay", passes: ({ isWithinDay }) => isWithinDay });
  if (maxPrice !== null) chosen.push({ facet: "maxPrice", passes: ({ price }) => price <= maxPrice });
  if (letter !== null) chosen.push({ facet: "letter", passes: (one) => one.letter === letter });
  return chosen;
}

/** Which filter alone a test does not pass; null: it passes all; "several": it fails more than one. */
function failedBy(one: SortedTest, chosen: readonly Chosen[]): Facet | "several" | null {
  let failed: Facet | null = null;
  for (const { facet, passes } of chosen) {
    if (passes(one)) continue;
    if (failed !== null) return "several";
    failed = facet;
  }
  return failed;
}

class Counted<Value> {
  readonly #counts = new Map<Value, { tests: number }>();

  add(value: Value): void {
    const known = this.#counts.get(value);
    if (known === undefined) this.#counts.set(value, { tests: 1 });
    else known.tests += 1;
  }

  countsOf(values: readonly Value[]): readonly TestCount<Value>[] {
    return values.map((value) => ({ value, tests: this.#counts.get(value)?.tests ?? 0 })).filter((count) => count.tests > 0);
  }

  get values(): readonly Value[] {
    return [...this.#counts.keys()];
  }
}

/** The tests that pass all filters; a value of a filter counts those that pass all others. */
function filtered(tests: readonly SortedTest[], query: LabTestFilter): FoundTests {
  const found: SortedTest[] = [];
  const [category, fasting, prescription] = [new Counted<LabCategory>(), new Counted<Need>(), new Counted<Need>()];
  const [maxPrice, letter] = [new Counted<Paise>(), new Counted<string>()];
  const [home, withinDay] = [new Counted<"only">(), new Counted<"only">()];
  const chosen = chosenOf(query);
  let anyPrice = 0;
  for (const one of tests) {
    const by = failedBy(one, chosen);
    if (by === "several") continue;
    if (by === null) found.push(one);
    if (by === null || by === "category") category.add(one.category);
    if (by === null || by === "fasting") fasting.add(one.fasting);
    if (by === null || by === "prescription") prescription.add(one.prescription);
    if (one.isAtHome && (by === null || by === "home")) home.add("only");
    if (one.isWithinDay && (by === null || by === "withinDay")) withinDay.add("only");
    if (by === null || by === "maxPrice") {
      anyPrice += 1;
      for (const most of PRICES) if (one.price <= most) maxPrice.add(most);
    }
    if (by === null || by === "letter") letter.add(one.letter);
  }
  return {
    found,
    facets: {
      category: category.countsOf(LAB_CATEGORIES),
      fasting: fasting.countsOf(NEEDS),
      prescription: prescription.countsOf(NEEDS),
      home: home.countsOf(["only"]),
      withinDay: withinDay.countsOf(["only"]),
      // A limit that leaves no test out is no choice.
      maxPrice: maxPrice.countsOf(PRICES).filter((count) => count.tests < anyPrice || count.value === query.maxPrice),
      letter: letter.countsOf(letter.values.toSorted(codePointOrder)),
    },
  };
}
