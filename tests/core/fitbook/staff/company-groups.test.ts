import { expect } from "vitest";
import { Memory } from "#adapters/memory/memory.ts";
import { relationsInMemory } from "#tests/core/fitbook/relations-in-memory.ts";
import { companyGroupsSuite } from "#tests/core/fitbook/staff/company-groups-suite.ts";

companyGroupsSuite("memory", () => {
  const memory = new Memory();
  return {
    ties: relationsInMemory(memory),
    async hire(person, company) {
      const stored = memory.customers.get(person) ?? expect.unreachable();
      memory.customers.set(person, { ...stored, customer: { ...stored.customer, aggregator: company } });
    },
  };
});
