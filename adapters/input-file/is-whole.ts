import { FAULTY } from "./read.ts";
import type { Reads } from "./read.ts";

/** Whether each field could be read. */
export const isWhole = <Value extends object>(reads: Reads<Value>): reads is Reads<Value> & Value => !Object.values(reads).includes(FAULTY);
