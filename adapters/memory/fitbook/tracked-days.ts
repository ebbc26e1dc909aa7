import { changeByTracker, openDays } from "#core/fitbook/challenges/tracked-days.ts";
import { isEntered } from "#core/fitbook/leaderboard/measure.ts";
import { makeShowDaySums } from "#core/trackers/days/day-sums.ts";
import { entriesInMemory } from "#adapters/memory/trackers/entries-of.ts";
import type { Challenges } from "#core/fitbook/challenges/challenges.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Memory } from "#adapters/memory/memory.ts";

type CountedAt = { readonly customer: CustomerId; readonly at: number };

/** Moves the open days of all challenges that count a tracker of this customer. */
export async function countTrackedDays(memory: Memory, challenges: Pick<Challenges, "change">, { customer, at }: CountedAt): Promise<void> {
  const sums = makeShowDaySums({
    trackers: { entriesOf: (owner, tracker, days) => entriesInMemory(memory, owner, { tracker, ...days }) },
  });
  for (const challenge of memory.ties.challenges.values()) {
    const days = openDays(challenge, at);
    if (days === null || isEntered(challenge.measure)) continue;
    const tracked = { customer, sums: await sums(customer, challenge.measure, days), at };
    await challenges.change({
      customer,
      challenge: challenge.id,
      group: null,
      at,
      decide: (seen) => ({ change: changeByTracker(seen, tracked), answer: null }),
    });
  }
}
