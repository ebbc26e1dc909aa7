import { memoryHouseholds } from "#adapters/memory/account/households.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { relationsInMemory } from "#tests/core/fitbook/relations-in-memory.ts";
import { householdsSuite } from "#tests/core/account/households-suite.ts";

householdsSuite("memory", () => {
  const memory = new Memory();
  return { households: memoryHouseholds(memory), someone: relationsInMemory(memory).someone };
});
