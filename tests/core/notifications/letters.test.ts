import { relationsInMemory } from "#tests/core/fitbook/relations-in-memory.ts";
import { lettersSuite } from "#tests/core/notifications/letters-suite.ts";

lettersSuite("memory", () => relationsInMemory());
