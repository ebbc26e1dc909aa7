import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LAB_CATEGORIES, labTestId } from "#core/labs/lab-test.ts";
import { ANY_TEST, NEEDS } from "#core/labs/list/lab-test-query.ts";
import { searchedTests } from "#core/labs/list/searched-tests.ts";
import { namedPackages } from "#core/labs/list/named-packages.ts";
import { demoLabOffer } from "#tests/builders/demo-lab-offer.ts";
import { paise } from "#core/shared/money.ts";
import { aLabTest } from "#tests/core/labs/a-lab-test.ts";
import type { LabTest } from "#core/labs/lab-test.ts";
import type { LabTestQuery } from "#core/labs/list/lab-test-query.ts";

const everything: LabTestQuery = { ...ANY_TEST, order: "name", after: null };
const ids = (tests: readonly { readonly id: string }[]) => tests.map(({ id }) => id);

const anyTests = (): fc.Arbitrary<readonly LabTest[]> =>
  fc.uniqueArray(
    fc
      .record({
        id: fc.stringMatching(/^[a-z]{1,6}$/),
        category: fc.constantFrom(...LAB_CATEGORIES),
        fastingHours: fc.constantFrom(0 as const, 8 as const, 12 as const),
        reportHours: fc.constantFrom(12, 24, 25, 72),
        price: fc.integer({ min: 100, max: 300_000 }).map(paise),
        needsPrescription: fc.boolean(),
        isAtHome: fc.boolean(),
      })
      .map(({ id, ...given }) => aLabTest(id, given)),
    { selector: ({ id }) => id, maxLength: 80 },
  );

const anyQuery = (): fc.Arbitrary<LabTestQuery> =>
  fc.record({
    title: fc.constant(null),
    category: fc.option(fc.constantFrom(...LAB_CATEGORIES)),
    fasting: fc.option(fc.constantFrom(...NEEDS)),
    prescription: fc.option(fc.constantFrom(...NEEDS)),
    home: fc.option(fc.constant("only" as const)),
    withinDay: fc.option(fc.constant("only" as const)),
    maxPrice: fc.option(fc.integer({ min: 0, max: 300_000 }).map(paise)),
    letter: fc.option(fc.constantFrom("A", "B")),
    order: fc.constantFrom("name" as const, "price" as const),
    after: fc.constant(null),
  });

describe("the search for tests", () => {
  it("finds exactly what every filter lets through, and each once over all pages", () => {
    fc.assert(
      fc.property(anyTests(), anyQuery(), (tests, query) => {
        const sought = tests.filter(
          (one) =>
            (query.category === null || one.category === query.category) &&
            (query.fasting === null || (query.fasting === "needed") === one.fastingHours > 0) &&
            (query.prescription === null || (query.prescription === "needed") === one.needsPrescription) &&
            (query.home === null || one.isAtHome) &&
            (query.withinDay === null || one.reportHours <= 24) &&
            (query.maxPrice === null || one.price <= query.maxPrice) &&
            (query.letter === null || one.id.startsWith(query.letter.toLowerCase())),
        );
        const seen: string[] = [];
        for (let after: LabTest["id"] | null = null; ; ) {
          const page = searchedTests(tests, { ...query, after });
          expect(page.found).toBe(sought.length);
          seen.push(...ids(page.tests));
          if (page.next === null) break;
          after = page.next;
        }
        expect(seen.toSorted()).toEqual(ids(sought).toSorted());
        expect(new Set(seen).size).toBe(seen.length);
      }),
    );
  });

  it("counts of each value what choosing it would leave", () => {
    fc.assert(
      fc.property(anyTests(), anyQuery(), (tests, query) => {
        const { facets } = searchedTests(tests, query);
        for (const { value, tests: count } of facets.category)
          expect(searchedTests(tests, { ...query, category: value }).found).toBe(count);
        for (const { value, tests: count } of facets.fasting) expect(searchedTests(tests, { ...query, fasting: value }).found).toBe(count);
        for (const { value, tests: count } of facets.prescription)
          expect(searchedTests(tests, { ...query, prescription: value }).found).toBe(count);
        for (const { value, tests: count } of facets.home) expect(searchedTests(tests, { ...query, home: value }).found).toBe(count);
        for (const { value, tests: count } of facets.withinDay)
          expect(searchedTests(tests, { ...query, withinDay: value }).found).toBe(count);
        for (const { value, tests: count } of facets.maxPrice)
          expect(searchedTests(tests, { ...query, maxPrice: value }).found).toBe(count);
        for (const { value, tests: count } of facets.letter) expect(searchedTests(tests, { ...query, letter: value }).found).toBe(count);
      }),
    );
  });

  it("offers no price up to which leaves no test out, unless it is chosen", () => {
    const tests = [aLabTest("cheap", { price: paise(20_000) }), aLabTest("dear", { price: paise(60_000) })];
    const offered = (given: Partial<LabTestQuery> = {}) =>
      searchedTests(tests, { ...everything, ...given }).facets.maxPrice.map(({ value }) => value / 100);
    expect(offered()).toEqual([300, 500]);
    expect(offered({ maxPrice: paise(100_000) })).toEqual([300, 500, 1_000]);
  });

  it("finds HbA1c by sugar, with a wrong letter, in Hindi and with words that say nothing", () => {
    const tests = [
      aLabTest("hba1c", { title: { english: "HbA1c", hindi: "एचबीए1सी" }, aliases: ["sugar", "glycated haemoglobin"] }),
      aLabTest("thyroid-profile", { title: { english: "Thyroid profile", hindi: "थायरॉइड प्रोफ़ाइल" } }),
    ];
    const found = (title: string) => ids(searchedTests(tests, { ...everything, title }).tests);
    for (const title of ["sugar", "Sugar test", "sugar ki jaanch", "glycatd", "hba1c"]) expect(found(title), title).toEqual(["hba1c"]);
    for (const title of ["thyroid", "thyriod", "थायरॉइड"]) expect(found(title), title).toEqual(["thyroid-profile"]);
    expect(found("plumbing")).toEqual([]);
  });

  it("is ordered by name or by price, and begins anew after a test that is not in it", () => {
    const tests = [aLabTest("b", { price: paise(100) }), aLabTest("a", { price: paise(200) })];
    expect(ids(searchedTests(tests, everything).tests)).toEqual(["a", "b"]);
    expect(ids(searchedTests(tests, { ...everything, order: "price" }).tests)).toEqual(["b", "a"]);
    expect(ids(searchedTests(tests, { ...everything, after: labTestId("gone") }).tests)).toEqual(["a", "b"]);
  });
});

describe("what the demo's laboratories offer", () => {
  const offer = demoLabOffer;
  const found = (title: string) => ids(searchedTests(offer.tests, { ...everything, title }).tests)[0];
  const packages = (title: string) => namedPackages(offer, { ...everything, title }).map(({ package: { slug } }) => slug);

  it.each([
    ["khoon ki jaanch", "t-complete-blood-count"],
    ["खून की जांच", "t-complete-blood-count"],
    ["खून", "t-complete-blood-count"],
    ["khali pet sugar", "t-fasting-glucose"],
    ["खाली पेट शुगर", "t-fasting-glucose"],
  ])("is found by what people call it in either script: %s", (typed, first) => expect(found(typed)).toBe(first));

  it.each(["full body", "Full body checkup", "full body check up", "पूरे शरीर की जांच"])("has packages of that name: %s", (typed) =>
    expect(packages(typed).slice(0, 2)).toEqual(["full-body-checkup", "full-body-with-vitamins"]),
  );

  it("has no packages where no words are asked for, nor with a later page", () => {
    expect(namedPackages(offer, everything)).toEqual([]);
    expect(namedPackages(offer, { ...everything, title: "full body", after: labTestId("t-tsh") })).toEqual([]);
  });
});
