import type { Profiles } from "#core/account/profiles.port.ts";
import type { RewardPoints } from "#core/account/reward-points.port.ts";
import type { Customer } from "#core/identity/customer.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Memory } from "./memory.ts";

export function memoryProfiles({ customers, ties, rewards }: Memory): Profiles {
  return {
    standing: async (customer) => ({ thumb: ties.pictures.get(customer) ?? null, rewardPoints: balanceOf(rewards.get(customer) ?? []) }),
    async putGender(customer, gender) {
      change(customer, { gender });
    },
    async putBirthdate(customer, birthdate) {
      change(customer, { birthdate });
    },
    async putThumb(customer, thumb) {
      const before = ties.pictures.get(customer) ?? null;
      ties.pictures.set(customer, thumb);
      return before;
    },
  };

  function change(id: CustomerId, told: Partial<Customer>): void {
    const kept = customers.get(id);
    if (kept !== undefined) customers.set(id, { ...kept, customer: { ...kept.customer, ...told } });
  }
}

export const memoryRewardPoints = ({ rewards }: Memory): RewardPoints => ({
  async ledger(customer, { after, limit }) {
    const all = rewards.get(customer) ?? [];
    const newest = all.toSorted((a, b) => (a.id < b.id ? 1 : -1));
    const behind = newest.filter(({ id }) => after === null || id < after);
    const entries = behind.slice(0, limit);
    return { balance: balanceOf(all), entries, next: behind.length > limit ? (entries.at(-1)?.id ?? null) : null };
  },
  async enter(customer, entry) {
    const all = rewards.get(customer) ?? [];
    if (!all.some(({ id }) => id === entry.id)) rewards.set(customer, [...all, entry]);
  },
});

const balanceOf = (entries: readonly { readonly points: number }[]): number => entries.reduce((sum, { points }) => sum + points, 0);
