import type { MemberConsents } from "#core/consultations/consent/member-consents.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export const memoryMemberConsents = ({ memberConsents }: Memory): MemberConsents => ({
  of: async (customer) => memberConsents.get(customer) ?? new Set(),
  async set(customer, member, { consent }) {
    const given = new Set(memberConsents.get(customer));
    if (consent) given.add(member);
    else given.delete(member);
    memberConsents.set(customer, given);
  },
});
