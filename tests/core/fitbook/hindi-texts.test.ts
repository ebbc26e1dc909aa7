import { Memory } from "#adapters/memory/memory.ts";
import { relationsInMemory } from "#tests/core/fitbook/relations-in-memory.ts";
import { hindiTextsSuite } from "#tests/core/fitbook/hindi-texts-suite.ts";

hindiTextsSuite("memory", () => relationsInMemory(new Memory()));
