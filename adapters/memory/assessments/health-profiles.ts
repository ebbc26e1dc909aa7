import type { MemberId } from "#core/account/family-member.ts";
import type { HealthProfiles, ProfileDecision } from "#core/assessments/answering/health-profiles.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export function memoryHealthProfiles({ healthProfiles }: Memory): HealthProfiles {
  const at = (customer: CustomerId, member: MemberId | null) => JSON.stringify([customer, member]);
  const of = (customer: CustomerId, member: MemberId | null) => healthProfiles.get(at(customer, member))?.answers ?? [];
  function settled<Answer>(customer: CustomerId, member: MemberId | null, { after, answer }: ProfileDecision<Answer>): Answer {
    if (after !== null) healthProfiles.set(at(customer, member), { customer, member, answers: after });
    return answer;
  }
  return {
    of: async (customer, member) => of(customer, member),
    change: async (customer, member, decide) => settled(customer, member, decide(of(customer, member))),
  };
}
