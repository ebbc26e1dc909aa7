import type { OwnData } from "#core/account/own-data.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export const memoryOwnData = (memory: Memory): OwnData => ({
  of(customer) {
    const known = memory.customers.get(customer)?.customer;
    const subscribed = known === undefined || known.email === null ? undefined : memory.subscriptions.get(known.email);
    return [
      part("account", known === undefined ? [] : [{ ...known, inviteCode: memory.invites.codes.get(customer) ?? null }]),
      part("invited", memory.invites.inviters.has(customer) ? [{}] : []),
      part("addresses", memory.addresses.get(customer) ?? []),
      part("members", memory.families.get(customer) ?? []),
      part("reward_points", memory.rewards.get(customer) ?? []),
      part(
        "notifications",
        [...memory.ties.notifications.values()].filter(({ to }) => to === customer),
      ),
      part("newsletter", subscribed === undefined ? [] : [{ confirmed: subscribed.confirmed, askedAt: subscribed.askedAt }]),
      part(
        "orders",
        [...memory.orders.values()].flatMap(({ kept, listedAt }) => (listedAt !== null && kept.order.customer === customer ? [kept] : [])),
      ),
      part(
        "tickets",
        [...memory.tickets.values()].filter((ticket) => ticket.customer === customer),
      ),
      part(
        "reviews",
        [...memory.reviews.values()].filter((review) => review.customer === customer),
      ),
      part(
        "uploads",
        [...memory.uploads.values()].filter(({ owner }) => owner === customer),
      ),
    ];
  },
});

const part = (name: string, records: readonly unknown[]) => ({
  name,
  records: (async function* () {
    yield* records;
  })(),
});
