import { memoryUploads } from "#adapters/memory/files/uploads.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { relationsInMemory } from "#tests/core/fitbook/relations-in-memory.ts";
import { groupPicturesSuite } from "#tests/core/fitbook/pictures/group-pictures-suite.ts";

groupPicturesSuite("memory", () => {
  const memory = new Memory();
  return { uploads: memoryUploads(memory), ties: relationsInMemory(memory) };
});
