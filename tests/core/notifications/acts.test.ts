import { relationsInMemory } from "#tests/core/fitbook/relations-in-memory.ts";
import { actsSuite } from "#tests/core/notifications/acts-suite.ts";

actsSuite("memory", () => relationsInMemory());
