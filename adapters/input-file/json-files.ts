import { readJsonBytes, readJsonText } from "./json-text.ts";
import type { Result } from "#core/shared/result.ts";
import type { Fault } from "./fault.ts";

/** How files of one kind are read: `read` takes what JSON.parse made of one. */
export const jsonFiles = <Value>(read: (wire: unknown) => Result<Value, readonly Fault[]>) => ({
  fromBytes: (bytes: Uint8Array) => readJsonBytes(bytes, read),
  fromText: (text: string) => readJsonText(text, read),
});
