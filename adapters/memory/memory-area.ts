import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Token } from "#core/shared/token.ts";
import type { Memory } from "./memory.ts";

/** Keeps what answers a port. */
export type Keep = <T>(port: Token<T>, adapter: T) => void;

/** What memory has of one area. */
export type MemoryArea = {
  readonly ports: (memory: Memory, keep: Keep) => void;
  /** What customers get in the export of their data, by the names that the database's parts have. */
  readonly exported?: Readonly<Record<string, (memory: Memory, customer: CustomerId) => readonly unknown[]>>;
};
