import { exactly } from "../../shared/exact.ts";
import { sharesOf } from "../../shared/fractions/shares.ts";
import { paise } from "../../shared/money.ts";
import { isRunning } from "../../plans/subscription.ts";
import type { MemberId } from "../../account/family-member.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Subscription } from "../../plans/subscription.ts";
import type { Paise } from "../../shared/money.ts";
import type { PricedBasket, PricedPerson } from "./lab-basket.ts";

/** The plan that takes something off tests, its percentage, and how much that is, taxes included, all as it was then. */
export type LabPlan = {
  readonly subscription: PayableId;
  readonly title: string;
  /** Its title in Hindi; null: the English one stands for both. */
  readonly hindi: string | null;
  readonly percent: number;
  readonly saved: Paise;
};

const RUPEE = 100;

/**
 * A basket as a customer's plan makes it cheaper: the first that runs at a moment and takes something off. It takes its percentage off the
 * tests of whom it covers, down to the rupee, each of these in proportion to its price; the collection stays as it is. `at` in milliseconds
 * since 1970.
 * Source: specification/plans.md, A plan that pays.
 */
export function basketWithPlan(basket: PricedBasket, plans: readonly Subscription[], at: number): PricedBasket {
  for (const one of plans) {
    const { id, plan, members } = one;
    const isCovered = (member: MemberId | null) => member === null || members.some((covered) => covered.id === member);
    const prices = basket.people.flatMap(({ member, items }) => (isCovered(member) ? items.map(({ price }) => price) : []));
    const worth = prices.reduce((sum, price) => sum + price, 0);
    const saved = paise(Math.floor((worth * plan.labPercent) / 100 / RUPEE) * RUPEE);
    if (saved === 0 || !isRunning(one, at)) continue;
    const shares = sharesOf(saved, prices.map(exactly)).values();
    const cheaper = ({ items, ...person }: PricedPerson): PricedPerson => ({
      ...person,
      items: isCovered(person.member) ? items.map((item) => ({ ...item, price: paise(item.price - (shares.next().value ?? 0)) })) : items,
    });
    return {
      ...basket,
      people: basket.people.map(cheaper),
      subtotal: paise(basket.subtotal - saved),
      total: paise(basket.total - saved),
      plan: { subscription: id, title: plan.title, hindi: plan.hindi?.title ?? null, percent: plan.labPercent, saved },
    };
  }
  return basket;
}
