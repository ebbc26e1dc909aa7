import { pointsIn } from "#adapters/memory/points/reward-points.ts";
import type { Profiles } from "#core/account/profiles.port.ts";
import type { Customer } from "#core/identity/customer.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export function memoryProfiles({ customers, invites, ties, rewards }: Memory): Profiles {
  return {
    extras: async (customer, now) => ({
      thumb: ties.pictures.get(customer) ?? null,
      rewardPoints: pointsIn(rewards.get(customer) ?? [], "usable", now),
      inviteCode: invites.codes.get(customer) ?? null,
      invited: [...invites.inviters.values()].filter((inviter) => inviter === customer).length,
    }),
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

  function change(id: CustomerId, customer: Partial<Customer>): void {
    const stored = customers.get(id);
    if (stored !== undefined) customers.set(id, { ...stored, customer: { ...stored.customer, ...customer } });
  }
}
