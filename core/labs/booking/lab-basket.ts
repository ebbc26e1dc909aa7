import { NOTHING, paise } from "../../shared/money.ts";
import { ok, refused } from "../../shared/result.ts";
import { requirementsOf } from "./requirement.ts";
import { collectionChargeOn } from "./collection-charge.ts";
import type { MemberId } from "../../account/family-member.ts";
import type { Paise } from "../../shared/money.ts";
import type { Result } from "../../shared/result.ts";
import type { LabPackage, LabPackageId } from "../lab-package.ts";
import type { LabTest, LabTestId, Sample } from "../lab-test.ts";
import type { LabOffer } from "../labs.port.ts";
import type { TestRequirement } from "./requirement.ts";
import type { LabPlan } from "./basket-with-plan.ts";
import type { LabPlace } from "../lab-calendar.ts";
import type { BilingualText } from "../../shared/language.ts";

/** What one person wants to have tested; `member` null: the customer. */
export type TestsOfPerson = {
  readonly member: MemberId | null;
  readonly tests: readonly LabTestId[];
  readonly packages: readonly LabPackageId[];
};

/** A test of an item. `sample`: what is taken for it; null: it was booked before that was noted. The hours are 0 likewise. */
export type BookedTest = Pick<LabTest, "id" | "title" | "fastingHours" | "afterMealHours"> & { readonly sample: Sample | null };

/** What is paid for: a test, or a package with its tests. Taxes included, and without what a plan takes off. */
export type LabItem = {
  readonly kind: "test" | "package";
  readonly id: string;
  readonly title: BilingualText;
  readonly price: Paise;
  readonly tests: readonly BookedTest[];
};

/** `dropped`: tests that were asked for and that a package of the same person has already. */
export type PricedPerson = {
  readonly member: MemberId | null;
  readonly items: readonly LabItem[];
  readonly dropped: readonly { readonly test: BilingualText; readonly package: BilingualText }[];
};

/**
 * Taxes included. `fastingHours`: the longest of all tests, 0: nobody needs an empty stomach. `reportHours` likewise, from the sample on.
 */
export type PricedBasket = {
  readonly people: readonly PricedPerson[];
  readonly subtotal: Paise;
  readonly collection: Paise;
  readonly total: Paise;
  readonly fastingHours: number;
  readonly reportHours: number;
  /** What the tests ask for before they are paid for, person by person. */
  readonly requirements: readonly TestRequirement[];
  /** The plan that makes the items as cheap as they are; null: none does. */
  readonly plan: LabPlan | null;
};

/** `test` is what can't be had so. */
export type BasketRefusal =
  | { readonly kind: "unknown-item" | "no-such-people" | "nobody-tested" }
  | { readonly kind: "only-centre"; readonly test: BilingualText };

/** How many people one collection is for at most. */
export const MOST_PEOPLE = 5;

/**
 * What tests of some people cost at a place. A test that a package of the same person has falls away; one that is asked for twice counts
 * once. Refused where something is not offered, or not so. Source: specification/labs.md, The basket.
 */
export function labBasket(wanted: readonly TestsOfPerson[], place: LabPlace, offer: LabOffer): Result<PricedBasket, BasketRefusal> {
  if (wanted.length === 0 || wanted.length > MOST_PEOPLE) return refused({ kind: "no-such-people" });
  if (new Set(wanted.map(({ member }) => member)).size < wanted.length) return refused({ kind: "no-such-people" });
  const byId = new Map(offer.tests.map((test) => [test.id, test]));
  const people: PricedPerson[] = [];
  const all: LabTest[] = [];
  const requirements: TestRequirement[] = [];
  for (const { member, tests, packages } of wanted) {
    const chosen = [...new Set(packages)].map((id) => offer.packages.find((one) => one.id === id));
    const singles = [...new Set(tests)].map((id) => byId.get(id));
    const known = { packages: chosen.filter((one) => one !== undefined), tests: singles.filter((one) => one !== undefined) };
    if (known.packages.length < chosen.length || known.tests.length < singles.length) return refused({ kind: "unknown-item" });
    if (chosen.length + singles.length === 0) return refused({ kind: "nobody-tested" });
    const held = (test: LabTest) => known.packages.find((one) => one.tests.includes(test.id));
    const remaining = known.tests.filter((test) => held(test) === undefined);
    people.push({
      member,
      items: [...known.packages.map((one) => packageItem(one, byId)), ...remaining.map(testItem)],
      dropped: known.tests.flatMap((test) => {
        const by = held(test);
        return by === undefined ? [] : [{ test: test.title, package: by.title }];
      }),
    });
    const theirs = [...remaining, ...known.packages.flatMap((one) => one.tests.flatMap((id) => byId.get(id) ?? []))];
    all.push(...theirs);
    requirements.push(...requirementsOf(member, theirs));
  }
  const refusal = refusalOf(all, place);
  if (refusal !== null) return refused(refusal);
  const subtotal = paise(people.flatMap(({ items }) => items).reduce((sum, { price }) => sum + price, 0));
  const collection = place === "home" ? collectionChargeOn(subtotal) : NOTHING;
  return ok({
    people,
    subtotal,
    collection,
    total: paise(subtotal + collection),
    fastingHours: Math.max(...all.map(({ fastingHours }) => fastingHours)),
    reportHours: Math.max(...all.map(({ reportHours }) => reportHours)),
    requirements,
    plan: null,
  });
}

function refusalOf(tests: readonly LabTest[], place: LabPlace): BasketRefusal | null {
  const centre = place === "home" ? tests.find(({ isAtHome }) => !isAtHome) : undefined;
  return centre === undefined ? null : { kind: "only-centre", test: centre.title };
}

const testItem = (test: LabTest): LabItem => {
  const { id, title, price } = test;
  return { kind: "test", id, title, price, tests: [bookedTest(test)] };
};

const bookedTest = ({ id, title, sample, fastingHours, afterMealHours }: LabTest): BookedTest => ({
  id,
  title,
  sample,
  fastingHours,
  afterMealHours,
});

const packageItem = ({ id, title, price, tests }: LabPackage, byId: ReadonlyMap<LabTestId, LabTest>): LabItem => ({
  kind: "package",
  id,
  title,
  price,
  tests: tests.flatMap((test) => {
    const found = byId.get(test);
    return found === undefined ? [] : [bookedTest(found)];
  }),
});
