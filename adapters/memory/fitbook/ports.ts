import { Blocks } from "#core/fitbook/blocks.port.ts";
import { memoryBlocks } from "./blocks.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const fitbookInMemory: MemoryArea = (memory, keep) => {
  keep(Blocks, memoryBlocks(memory));
};
