import type { Fault } from "./fault.ts";

/** Nobody reads more, and a file of nothing but faults would not fit into memory beside them. */
const MOST_FAULTS = 10_000;

/** What was found to be wrong with a file, one fault a path. */
export class Faults {
  #noted: Map<string, Fault> | null = null; // Hardly any of many lines has a fault.

  note(path: string, expected: string): void {
    this.#noted ??= new Map();
    if (this.#noted.size < MOST_FAULTS && !this.#noted.has(path)) this.#noted.set(path, { path, expected });
  }

  get noted(): readonly Fault[] {
    return this.#noted === null ? NONE : [...this.#noted.values()];
  }
}

const NONE: readonly Fault[] = [];
