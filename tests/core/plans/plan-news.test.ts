import { describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { SUBSCRIPTION_NEWS } from "#core/plans/news/subscription-messages.ts";
import { makeTellOfPlan } from "#core/plans/news/tell-of-plan.use-case.ts";
import { newSubscription } from "#core/plans/subscription.ts";
import { subscriptionChange } from "#core/plans/subscription-change.ts";
import { paise } from "#core/shared/money.ts";
import { memoryCustomers } from "#adapters/memory/identity/customers.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryNotifications } from "#adapters/memory/notifications/notifications.ts";
import { memorySubscriptions } from "#adapters/memory/plans/subscriptions.ts";
import { subscriptionMessages } from "#cli/plans/subscription-messages.ts";
import { aMobile, aNewCustomer, anEmail } from "#tests/builders/a-new-customer.ts";
import { now } from "#tests/fixtures.ts";
import { someoneCalled } from "#tests/core/fitbook/relations-in-memory.ts";
import type { SubscriptionEvent } from "#core/plans/subscription-step.ts";

const asha = customerId("asha");
const plan = {
  id: "parivar",
  title: "Parivar",
  text: "For four.",
  price: paise(1_000),
  people: 4,
  includes: ["12 consultations"],
  consultations: 12,
  labPercent: 0,
  hindi: { title: "परिवार", text: "चार के लिए", includes: ["12 परामर्श"] },
};
const DAY = 24 * 60 * 60 * 1000;

/** Asha's plans after some events each, the clock of the last at `at`, and how she is told of one. */
function aDesk(...plans: readonly { readonly events: readonly SubscriptionEvent[]; readonly notBefore: number }[]) {
  const memory = new Memory();
  const clock = { at: now };
  const customer = { ...someoneCalled(asha, "Asha"), email: anEmail("asha@example.in"), mobile: null };
  memory.customers.set(asha, { customer, password: null, referenceCode: null });
  const jobs = plans.flatMap(({ events, notBefore }, nth) => {
    const id = payableId(`s-${nth + 1}`);
    const facts = { id, customer: asha, plan, members: [], notBefore };
    const changed = subscriptionChange(
      newSubscription(facts, now),
      events.map((event) => ({ at: now, by: { kind: "customer" }, deed: { kind: "state", event, payment: "pay" } })),
    );
    if (changed.kind === "refused") throw new Error(changed.refusal.kind);
    const { after: subscription, entries: ledger } = changed.value;
    memory.planSubscriptions.set(id, { subscription, language: null, payments: [], ledger, papers: [], madeAt: now + nth, key: id });
    return changed.value.jobs.map(({ job }) => job);
  });
  const notifications = memoryNotifications(memory);
  let ids = 0;
  const tell = makeTellOfPlan({
    subscriptions: memorySubscriptions(memory),
    customers: memoryCustomers(memory),
    notifications,
    messages: subscriptionMessages("https://shop.test"),
    now: () => clock.at,
    newId: () => `told-${String(++ids)}`,
  });
  const told = async () => (await notifications.listed(asha, { after: null, limit: 9 })).unread.reduce((sum, { count }) => sum + count, 0);
  return { memory, clock, jobs, tell, told };
}

const one = payableId("s-1");
const reminder = (days: number) => ({ kind: "reminder", days }) as const;

describe("news of a plan", () => {
  it("are put to be told when it is paid and cancelled, and thirty and seven days before its end", () => {
    const { jobs } = aDesk({ events: ["ask", "pay", "cancel"], notBefore: now });
    const told = jobs.filter(({ kind }) => kind === "tell-of-subscription" || kind === "remind-of-subscription");
    expect(told).toEqual([
      { kind: "tell-of-subscription", subscription: one, step: 2 },
      { kind: "remind-of-subscription", subscription: one, days: 30 },
      { kind: "remind-of-subscription", subscription: one, days: 7 },
      { kind: "tell-of-subscription", subscription: one, step: 3 },
    ]);
  });

  it("are told once each, and not of other steps or plans", async () => {
    const { tell, told, memory } = aDesk({ events: ["ask", "pay"], notBefore: now });
    for (const step of [2, 2, 1, 9]) await tell(one, { kind: "step", step });
    await tell(payableId("s-none"), { kind: "step", step: 2 });
    expect(await told()).toBe(1);
    const sent = JSON.stringify([...memory.jobs.values()]);
    expect(sent).toContain("Your payment has arrived. Your plan Parivar runs until");
    await tell(one, reminder(30));
    await tell(one, reminder(7));
    await tell(one, reminder(7));
    expect(await told()).toBe(3);
  });

  it("remind nobody of a plan that was cancelled, is over, or is followed by another", async () => {
    const cancelled = aDesk({ events: ["pay", "cancel"], notBefore: now });
    await cancelled.tell(one, reminder(7));
    const followed = aDesk({ events: ["pay"], notBefore: now }, { events: ["pay"], notBefore: now + 360 * DAY });
    await followed.tell(one, reminder(7));
    const over = aDesk({ events: ["pay"], notBefore: now });
    over.clock.at = now + 400 * DAY;
    await over.tell(one, reminder(7));
    expect([await cancelled.told(), await followed.told(), await over.told()]).toEqual([0, 0, 0]);
  });

  it("are in the holder's language, with the page's address, and name nobody whom the plan covers", () => {
    const customer = { name: aNewCustomer().name, mobile: aMobile("9820012345"), email: anEmail("asha@example.in") };
    const about = { subscription: { id: one, plan }, term: { from: now, until: now + 365 * DAY } };
    for (const news of SUBSCRIPTION_NEWS)
      for (const language of ["en", "hi"] as const) {
        const { announcement, messages } = subscriptionMessages("https://shop.test")({ customer, ...about, language, news });
        expect(announcement.path).toBe("/my-plans/s-1");
        expect([announcement.text.en.includes("Parivar"), announcement.text.hi.includes("परिवार")]).toEqual([true, true]);
        for (const message of messages) expect(message).toMatchObject({ text: expect.stringContaining(announcement.text[language]) });
        expect(messages.map(({ kind }) => kind)).toEqual(["send-email", "send-sms"]);
      }
    const unreached = { ...customer, mobile: null, email: null };
    expect(subscriptionMessages("https://shop.test")({ customer: unreached, ...about, language: null, news: "active" }).messages).toEqual(
      [],
    );
  });
});
