import { OwnData } from "#core/account/own-data.port.ts";
import { memoryOwnData } from "./account/own-data.ts";
import { memoryAreas } from "./memory-areas.ts";
import type { Memory } from "./memory.ts";
import type { Keep } from "./memory-area.ts";

/** The ports of every area, and those that ask all areas. */
export function portsInMemory(memory: Memory, keep: Keep): void {
  for (const area of memoryAreas) area.ports(memory, keep);
  keep(OwnData, memoryOwnData(memory, memoryAreas));
}
