import { randomUUID } from "node:crypto";
import { customerId } from "#core/identity/customer-id.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memorySubscriptions } from "#adapters/memory/plans/subscriptions.ts";
import { subscriptionsSuite } from "#tests/core/plans/subscriptions-suite.ts";
import type { Place } from "#tests/core/plans/subscriptions-suite.ts";

function inMemory(): Place {
  const memory = new Memory();
  return {
    subscriptions: memorySubscriptions(memory),
    someone: async () => customerId(randomUUID()),
    jobs: async (id) => [...memory.jobs.keys()].filter((name) => name.includes(id)).map((name) => name.split("\n")[0] ?? ""),
  };
}

subscriptionsSuite("memory", inMemory);
