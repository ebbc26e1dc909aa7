import { planUseOf } from "#core/consultations/booking/paid-by-plan.ts";
import { labPlanUseOf } from "#core/labs/booking/lab-plan-use.ts";
import { withEntries } from "#core/ledger/ledger.ts";
import { codePointOrder } from "#core/shared/code-point-order.ts";
import { putJobInMemory } from "#adapters/memory/jobs/queue.ts";
import { putAuditInMemory } from "#adapters/memory/staff/audit-log.ts";
import { counterOfPlanPaper, issuedPlanPaper } from "#core/plans/issued-plan-paper.ts";
import { heardEvents } from "#adapters/memory/payments/heard-events.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Job } from "#core/jobs/job.ts";
import type { SubscriptionChange } from "#core/plans/subscription-change.ts";
import type { IssuedPlanPaper, PlanPaperToIssue } from "#core/plans/issued-plan-paper.ts";
import type { Subscription } from "#core/plans/subscription.ts";
import type { KeptSubscription, PlanSubscriptions } from "#core/plans/subscriptions.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

/** A subscription, when it was bought, and by which call. */
export type MemorySubscription = Omit<KeptSubscription, "uses"> & { readonly madeAt: number; readonly key: string };

export function memorySubscriptions(memory: Memory): PlanSubscriptions {
  const { planSubscriptions } = memory;
  const all = () =>
    [...planSubscriptions.values()].toSorted((a, b) => b.madeAt - a.madeAt || codePointOrder(b.subscription.id, a.subscription.id));
  return {
    async buy({ customer, key, at, decide }) {
      const own = all().filter(({ subscription }) => subscription.customer === customer);
      const { keep, release, answer } = decide({
        own: own.map(({ subscription }) => subscription),
        earlier: keptOrNull(
          memory,
          own.find((one) => one.key === key),
        ),
      });
      for (const ended of release) keepSubscriptionChange(memory, ended);
      if (keep !== null) {
        const { subscription, language, jobs } = keep;
        planSubscriptions.set(subscription.id, { subscription, language, payments: [], ledger: [], papers: [], madeAt: at, key });
        for (const { job, terms } of jobs) putJobInMemory<Job>(memory, job, terms);
      }
      return answer;
    },
    async change(id, { events, decide }) {
      const before = planSubscriptions.get(id);
      if (before === undefined) return null;
      const { payments, fresh } = heardEvents(memory, id, { known: before.payments, reported: events });
      const { change, audit, answer } = decide({ ...keptOf(memory, before), payments }, new Set(fresh.map((event) => event.id)));
      planSubscriptions.set(id, { ...before, payments });
      if (change !== null) keepSubscriptionChange(memory, change);
      if (audit !== undefined) putAuditInMemory(memory, audit);
      return answer;
    },
    async withId(id) {
      return keptOrNull(memory, planSubscriptions.get(id));
    },
    of: async (customer) =>
      all()
        .filter(({ subscription }) => subscription.customer === customer)
        .map((one) => keptOf(memory, one)),
    async all({ after, limit }) {
      const from = after === null ? 0 : all().findIndex(({ subscription }) => subscription.id === after) + 1;
      return all()
        .slice(from, from + limit)
        .map((one) => keptOf(memory, one));
    },
  };
}

/** A customer's plans that are paid for, as a hold sees them, the latest first. */
export const plansOf = (memory: Memory, customer: CustomerId): readonly KeptSubscription[] =>
  [...memory.planSubscriptions.values()]
    .filter(({ subscription }) => subscription.customer === customer && subscription.state === "active")
    .toSorted((a, b) => b.madeAt - a.madeAt)
    .map((one) => keptOf(memory, one));

const keptOrNull = (memory: Memory, one: MemorySubscription | undefined): KeptSubscription | null =>
  one === undefined ? null : keptOf(memory, one);

function keptOf(memory: Memory, { subscription, language, payments, ledger, papers }: MemorySubscription): KeptSubscription {
  const appointments = [...memory.bookings.values()].filter(({ booking }) => booking.plan?.subscription === subscription.id);
  const tests = [...memory.labBookings.values()].filter(({ booking }) => booking.basket.plan?.subscription === subscription.id);
  const uses = [
    ...appointments.flatMap(({ booking }) => planUseOf(booking) ?? []),
    ...tests.flatMap(({ booking }) => labPlanUseOf(booking) ?? []),
  ].toSorted((a, b) => a.start - b.start);
  return { subscription, language, payments, ledger, papers, uses };
}

/** Stores everything that a change brings about. Throws if it would move other money under a known key. */
function keepSubscriptionChange(memory: Memory, change: SubscriptionChange): void {
  const before = memory.planSubscriptions.get(change.after.id);
  if (before === undefined) throw new RangeError(change.after.id);
  const ledger = withEntries(before.ledger, change.entries);
  const papers = [...before.papers, ...change.papers.map((paper) => issuedIn(memory, change.after, paper))];
  memory.planSubscriptions.set(change.after.id, { ...before, subscription: change.after, ledger, papers });
  for (const { job, terms } of change.jobs) putJobInMemory<Job>(memory, job, terms);
}

/** A paper with the next number. */
function issuedIn({ serials, contents }: Memory, subscription: Subscription, paper: PlanPaperToIssue): IssuedPlanPaper {
  const counter = counterOfPlanPaper(paper);
  const serial = (serials.get(counter) ?? 0) + 1;
  serials.set(counter, serial);
  return issuedPlanPaper(paper, subscription, { serial, company: contents.company ?? null });
}
