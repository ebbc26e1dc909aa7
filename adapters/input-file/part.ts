import { isObject } from "./is-object.ts";
import { FAULTY } from "./read.ts";
import type { Faults } from "./faults.ts";
import type { Kind } from "./kind.ts";
import type { Read, Reads } from "./read.ts";
import type { Wire } from "./wire.ts";

/** An entry of a list: what was read of it, and where faults of it are noted. */
export type Entry<Value> = { readonly part: Part; readonly reads: Reads<Value> };

/** The objects of a list. `length` counts whatever stands in it; `isWhole`: it is a list, and nothing else stands in it. */
export type Entries<Value> = { readonly isWhole: boolean; readonly length: number; readonly entries: readonly Entry<Value>[] };

/** An object of a file, read key by key; null counts as missing. A path is made only once there is a fault. */
export class Part {
  readonly #wire: Wire;
  readonly #faults: Faults;
  readonly #above: Part | null;
  readonly #key: string;
  readonly #index: number | null;

  constructor(wire: Wire, faults: Faults, place: Place = WHOLE_FILE) {
    this.#wire = wire;
    this.#faults = faults;
    this.#above = place.above;
    this.#key = place.key;
    this.#index = place.index;
  }

  fault(key: string, expected: string): void {
    this.#faults.note(this.#pathOf(key), expected);
  }

  /** A fault of the object as a whole. */
  ownFault(expected: string): void {
    this.#faults.note(this.#path(), expected);
  }

  has(key: string): boolean {
    const value = this.#wire[key];
    return value !== undefined && value !== null;
  }

  keys(): readonly string[] {
    return Object.keys(this.#wire);
  }

  holdsObject(key: string): boolean {
    return isObject(this.#wire[key]);
  }

  required<Value>(key: string, kind: Kind<Value>): Read<Value> {
    return this.#read(key, this.#wire[key], kind);
  }

  /** `otherwise` stands for what is missing. */
  optional<Value, Otherwise>(key: string, kind: Kind<Value>, otherwise: Otherwise): Read<Value | Otherwise> {
    return this.has(key) ? this.required(key, kind) : otherwise;
  }

  requiredPart(key: string): Read<Part> {
    const value = this.#wire[key];
    return isObject(value) ? new Part(value, this.#faults, { above: this, key, index: null }) : this.#checked(key, FAULTY, "an object");
  }

  optionalPart(key: string): Read<Part | null> {
    return this.has(key) ? this.requiredPart(key) : null;
  }

  /** Each object of a list, read by `read`; without the list there are none. */
  list<Value>(key: string, read: (part: Part) => Reads<Value>): Entries<Value> {
    return this.has(key) ? this.requiredList(key, read) : { isWhole: true, length: 0, entries: [] };
  }

  requiredList<Value>(key: string, read: (part: Part) => Reads<Value>): Entries<Value> {
    const list = this.#list(key);
    if (list === FAULTY) return { isWhole: false, length: 0, entries: [] };
    const entries: Entry<Value>[] = [];
    for (const [index, value] of list.entries()) {
      if (isObject(value)) {
        const part = new Part(value, this.#faults, { above: this, key, index });
        entries.push({ part, reads: read(part) });
      } else this.fault(`${key}[${index}]`, "an object");
    }
    return { isWhole: entries.length === list.length, length: list.length, entries };
  }

  /** Each value of a list; without the list there are none. */
  values<Value>(key: string, kind: Kind<Value>): Read<readonly Read<Value>[]> {
    if (!this.has(key)) return [];
    const list = this.#list(key);
    return list === FAULTY ? FAULTY : list.map((value, index) => this.#read(`${key}[${index}]`, value, kind));
  }

  #list(key: string): Read<readonly unknown[]> {
    const value = this.#wire[key];
    return Array.isArray(value) ? value : this.#checked(key, FAULTY, "a list");
  }

  #read<Value>(key: string, value: unknown, kind: Kind<Value>): Read<Value> {
    const read = kind.read(value);
    if (read === FAULTY) this.fault(key, kind.insteadOf?.(value) ?? kind.expected);
    return read;
  }

  #checked<Value>(key: string, value: Read<Value>, expected: string): Read<Value> {
    if (value === FAULTY) this.fault(key, expected);
    return value;
  }

  #pathOf(key: string): string {
    return this.#above === null ? key : `${this.#path()}.${key}`; // Also of an empty key, by which a file may name something.
  }

  #path(): string {
    return this.#above === null ? "" : this.#above.#pathOf(this.#index === null ? this.#key : `${this.#key}[${this.#index}]`);
  }
}

/** Where an object stands; `index` null: in no list. */
type Place = { readonly above: Part | null; readonly key: string; readonly index: number | null };

const WHOLE_FILE: Place = { above: null, key: "", index: null };
