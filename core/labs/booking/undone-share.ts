import { exactly } from "../../shared/exact.ts";
import { sharesOf } from "../../shared/fractions/shares.ts";
import { NOTHING, paise } from "../../shared/money.ts";
import { currentTests, testsOf } from "./lab-report.ts";
import type { MemberId } from "../../account/family-member.ts";
import type { Paise } from "../../shared/money.ts";
import type { LabItem, PricedBasket } from "./lab-basket.ts";
import type { LabTest, LabTestId } from "../lab-test.ts";
import type { LabReport } from "./lab-report.ts";

/** A test of a booking that was not done; `member` null: the customer's. */
export type UndoneTest = { readonly member: MemberId | null; readonly test: LabTestId };

/** The tests of a booking of which nothing was reported. Source: specification/labs.md, Money back of a lab booking. */
export const undoneTests = (basket: Pick<PricedBasket, "people">, reports: readonly LabReport[]): readonly UndoneTest[] =>
  basket.people.flatMap(({ member }) => {
    const reported = new Set(currentTests(reports, member).map(({ test }) => test));
    return testsOf(basket, member).flatMap(({ test }) => (reported.has(test) ? [] : [{ member, test }]));
  });

/**
 * What was paid for tests that were not done, taxes included. A package's price is divided over its tests by their prices, by largest
 * remainder; where none of them is offered any more, evenly. The collection charge goes with the last test: only where nothing was done.
 * `offered`: tests with their prices of today. Source: specification/labs.md, Money back of a lab booking.
 */
export function undoneShare(
  { people, collection }: Pick<PricedBasket, "people" | "collection">,
  undone: readonly UndoneTest[],
  offered: readonly Pick<LabTest, "id" | "price">[],
): Paise {
  const prices = new Map(offered.map(({ id, price }) => [id, price]));
  const isUndone = (member: MemberId | null, test: LabTestId) => undone.some((one) => one.member === member && one.test === test);
  const shares = people.flatMap(({ member, items }) =>
    items.flatMap((item) =>
      sharesIn(item, prices).map((share, place) => {
        const test = item.tests[place];
        return { share, isUndone: test !== undefined && isUndone(member, test.id) };
      }),
    ),
  );
  const sum = shares.reduce((all, one) => all + (one.isUndone ? one.share : 0), 0);
  return paise(sum + (shares.every((one) => one.isUndone) ? collection : NOTHING));
}

/** Each test's share of what an item costs. They sum to its price. */
const sharesIn = ({ price, tests }: LabItem, prices: ReadonlyMap<LabTestId, Paise>): readonly Paise[] =>
  sharesOf(
    price,
    tests.map(({ id }) => exactly(prices.get(id) ?? 0)),
  );
