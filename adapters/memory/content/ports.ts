import { Content } from "#core/content/content.port.ts";
import { memoryContent } from "./content.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const contentInMemory: MemoryArea = {
  ports(memory, keep) {
    keep(Content, memoryContent(memory));
  },
};
