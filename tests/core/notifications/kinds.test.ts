import { relationsInMemory } from "#tests/core/fitbook/relations-in-memory.ts";
import { kindsSuite } from "#tests/core/notifications/kinds-suite.ts";

kindsSuite("memory", () => relationsInMemory());
