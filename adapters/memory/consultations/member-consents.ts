import { noteConsent } from "./health-consents.ts";
import type { MemberConsents } from "#core/consultations/consent/member-consents.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export const memoryMemberConsents = (memory: Memory): MemberConsents => ({
  of: async (customer) => memory.memberConsents.get(customer) ?? new Set(),
  async set(customer, member, { consent, at }) {
    const given = new Set(memory.memberConsents.get(customer));
    if (consent) given.add(member);
    else given.delete(member);
    memory.memberConsents.set(customer, given);
    noteConsent(memory, { customer, member }, consent, at);
  },
});
