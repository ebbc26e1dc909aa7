import type { OwnData } from "#core/account/own-data.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

/** What each of the areas keeps about a customer. */
export const memoryOwnData = (memory: Memory, areas: readonly MemoryArea[]): OwnData => ({
  of: (customer) =>
    areas.flatMap(({ exported = {} }) =>
      Object.entries(exported).map(([name, recordsOf]) => ({
        name,
        records: (async function* () {
          yield* recordsOf(memory, customer);
        })(),
      })),
    ),
});
