import type { Memory } from "./memory.ts";

/** What one area alone keeps in a memory: made when it is first asked for. What other areas or tests look at stands in `memory.ts`. */
export function ownState<State>(make: () => State): (memory: Memory) => State {
  const states = new WeakMap<Memory, State>();
  return (memory) => {
    const stored = states.get(memory) ?? make();
    states.set(memory, stored);
    return stored;
  };
}
