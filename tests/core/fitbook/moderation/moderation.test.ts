import { expect } from "vitest";
import { memoryChallenges } from "#adapters/memory/fitbook/challenges.ts";
import { memoryGroups } from "#adapters/memory/fitbook/groups/groups.ts";
import { memoryReports } from "#adapters/memory/fitbook/moderation/reports.ts";
import { memoryPeople } from "#adapters/memory/fitbook/people.ts";
import { memoryPosts } from "#adapters/memory/fitbook/posts/posts.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryAccounts } from "#adapters/memory/staff/accounts.ts";
import { now } from "#tests/fixtures.ts";
import { relationsInMemory } from "#tests/core/fitbook/relations-in-memory.ts";
import { barring, moderationSuite } from "#tests/core/fitbook/moderation/moderation-suite.ts";
import type { AccountStatus } from "#core/identity/account-status.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

moderationSuite("memory", async () => {
  const memory = new Memory();
  const ports = {
    posts: memoryPosts(memory),
    people: memoryPeople(memory),
    groups: memoryGroups(memory),
    challenges: memoryChallenges(memory),
  };
  const standing = async (customer: CustomerId) => memory.customers.get(customer)?.customer.status.kind ?? expect.unreachable();
  const put = async (id: CustomerId, to: AccountStatus) => {
    const stored = memory.customers.get(id) ?? expect.unreachable();
    memory.customers.set(id, { ...stored, customer: { ...stored.customer, status: to } });
  };
  const erase = (customer: CustomerId) => put(customer, { kind: "erased", forgottenFrom: now });
  const bar = barring(memoryAccounts(memory));
  return { ...ports, reports: memoryReports(memory), ties: relationsInMemory(memory), erase, bar, standing };
});
