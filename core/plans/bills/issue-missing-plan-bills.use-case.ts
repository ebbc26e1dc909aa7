import { unchanged } from "../subscription-change.ts";
import { missingPlanPapers } from "../issued-plan-paper.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { KeptSubscription, PlanSubscriptions } from "../subscriptions.port.ts";

/** How many plans lacked papers, and how many papers they got. */
export type IssuedBills = { readonly plans: number; readonly papers: number };

/**
 * Gives plans the papers that they should have and have not, in the order in which they were paid, with today's date and the next numbers:
 * a series has no numbers between those that are given. Called again, it finds none. `staff`: who asked. Source: specification/plans.md,
 * Papers of a plan.
 */
export type IssueMissingPlanBills = (staff: string) => Promise<IssuedBills>;

type Needs = {
  readonly subscriptions: Pick<PlanSubscriptions, "all" | "change">;
  readonly now: Clock;
};

const AT_ONCE = 500;

export const makeIssueMissingPlanBills =
  ({ subscriptions, now }: Needs): IssueMissingPlanBills =>
  async (staff) => {
    const lacking = (await lackingIn(subscriptions, now())).toSorted((a, b) => paidAt(a) - paidAt(b));
    let [plans, papers] = [0, 0];
    for (const { subscription } of lacking) {
      const { id } = subscription;
      const at = now();
      const issued = await subscriptions.change(id, {
        at,
        events: [],
        decide(stored) {
          const due = missingPlanPapers(stored, at); // Others may have issued them meanwhile.
          if (due.length === 0) return { change: null, answer: 0 };
          const audit = { at, who: staff, action: "plan bill", subject: { kind: "plan", id }, details: { papers: due.length } };
          return { change: { ...unchanged(stored.subscription), papers: due }, audit, answer: due.length };
        },
      });
      if (issued === null || issued === 0) continue;
      plans += 1;
      papers += issued;
    }
    return { plans, papers };
  };

async function lackingIn(subscriptions: Needs["subscriptions"], at: number): Promise<readonly KeptSubscription[]> {
  const lacking: KeptSubscription[] = [];
  for (let after: KeptSubscription["subscription"]["id"] | null = null; ; ) {
    const some: readonly KeptSubscription[] = await subscriptions.all({ after, limit: AT_ONCE });
    lacking.push(...some.filter((stored) => missingPlanPapers(stored, at).length > 0));
    after = some.at(-1)?.subscription.id ?? null;
    if (some.length < AT_ONCE) return lacking;
  }
}

/** When what pays for a plan was reported, in milliseconds since 1970. */
const paidAt = ({ subscription: { paidBy, history }, payments }: KeptSubscription): number =>
  payments.find(({ kind, payment }) => kind === "captured" && payment === paidBy)?.at ?? history.at(-1)?.at ?? 0;
