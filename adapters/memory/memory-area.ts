import type { Token } from "#core/shared/token.ts";
import type { Memory } from "./memory.ts";

/** Keeps what answers a port. */
export type Keep = <T>(port: Token<T>, adapter: T) => void;

/** The ports that one area has in memory. */
export type MemoryArea = (memory: Memory, keep: Keep) => void;
