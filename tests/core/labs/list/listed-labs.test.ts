import { describe, expect, it } from "vitest";
import { makeFindLabTests } from "#core/labs/list/find-lab-tests.use-case.ts";
import { ANY_TEST } from "#core/labs/list/lab-test-query.ts";
import { makeListLabPackages } from "#core/labs/list/list-lab-packages.use-case.ts";
import { makeListLabs } from "#core/labs/list/list-labs.use-case.ts";
import { makeShowLabTest } from "#core/labs/list/show-lab-test.use-case.ts";
import { refused } from "#core/shared/result.ts";
import { pincode } from "#core/shipping/delivery-place.ts";
import { demoLabOffer } from "#tests/builders/demo-lab-offer.ts";

const snapshots = async () => demoLabOffer;
const everything = { ...ANY_TEST, order: "name", after: null } as const;

describe("what laboratories offer", () => {
  it("comes page by page, each test once, and names packages with the first page alone", async () => {
    const find = makeFindLabTests({ snapshots });
    const named = { ...everything, title: "sugar" };
    expect((await find(named)).packages.length).toBeGreaterThan(0);
    const slugs: string[] = [];
    let page = await find(everything);
    slugs.push(...page.tests.map(({ slug }) => slug));
    while (page.next !== null) {
      page = await find({ ...everything, after: page.next });
      expect(page.packages).toEqual([]);
      slugs.push(...page.tests.map(({ slug }) => slug));
    }
    expect([slugs.length, new Set(slugs).size]).toEqual([demoLabOffer.tests.length, demoLabOffer.tests.length]);
  });

  it("shows a test with the packages that hold it, the cheapest first", async () => {
    const show = makeShowLabTest({ snapshots });
    const answer = await show("tsh");
    if (answer.kind === "refused") throw new TypeError("nobody offers it");
    const { test, packages } = answer.value;
    const holding = demoLabOffer.packages.filter(({ tests }) => tests.includes(test.id)).map(({ id }) => id);
    expect(packages.map((entry) => entry.package.id).toSorted()).toEqual(holding.toSorted());
    const prices = packages.map((entry) => entry.package.price);
    expect(prices.length).toBeGreaterThan(1);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(await show("nowhere")).toEqual(refused({ kind: "unknown-test" }));
  });

  it("lists every package, the cheapest first", async () => {
    const prices = (await makeListLabPackages({ snapshots })()).map((entry) => entry.package.price);
    expect(prices).toEqual(demoLabOffer.packages.map(({ price }) => price).toSorted((a, b) => a - b));
  });

  it("lists laboratories by name, with whether they come to a place where one was asked for", async () => {
    const list = makeListLabs({ snapshots });
    const comesTo = async (to: string | null) => (await list(to === null ? null : pincode(to))).map(({ comes }) => comes);
    expect([await comesTo(null), await comesTo("411004"), await comesTo("999999")]).toEqual([
      [null, null],
      [true, false],
      [false, false],
    ]);
    const names = (await list(null)).map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
  });
});
