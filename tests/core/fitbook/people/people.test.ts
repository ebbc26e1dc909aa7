import { customerId } from "#core/identity/customer-id.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryPeople } from "#adapters/memory/fitbook/people.ts";
import { pairKey } from "#adapters/memory/fitbook/relations.ts";
import { relationsInMemory, someoneCalled } from "#tests/core/fitbook/relations-in-memory.ts";
import { peopleSuite } from "#tests/core/fitbook/people/people-suite.ts";

peopleSuite("memory", () => {
  const memory = new Memory();
  return {
    people: memoryPeople(memory),
    ties: relationsInMemory(memory),
    async outsider() {
      const id = customerId(crypto.randomUUID());
      memory.customers.set(id, { customer: someoneCalled(id, "Nisha"), password: null, referenceCode: null });
      return id;
    },
    async many(customer, done, count) {
      for (let nth = 0; nth < count; nth += 1) {
        const pair = pairKey(customer, crypto.randomUUID());
        if (done === "asked") memory.ties.follows.set(pair, "requested");
        else memory.ties.blocks.add(pair);
      }
    },
  };
});
