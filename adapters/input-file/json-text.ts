import { refused } from "#core/shared/result.ts";
import type { Result } from "#core/shared/result.ts";
import type { Fault } from "./fault.ts";

/** What the bytes of a file hold. A byte order mark is skipped. */
export function readJsonBytes<Value>(
  bytes: Uint8Array,
  read: (wire: unknown) => Result<Value, readonly Fault[]>,
): Result<Value, readonly Fault[]> {
  const text = decoded(bytes);
  return text === null ? refused([{ path: "", expected: "text in UTF-8" }]) : readJsonText(text, read);
}

export function readJsonText<Value>(
  text: string,
  read: (wire: unknown) => Result<Value, readonly Fault[]>,
): Result<Value, readonly Fault[]> {
  const parsed = parsedJson(text);
  return parsed === null ? refused([{ path: "", expected: "JSON" }]) : read(parsed.value);
}

function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null; // The one thing that a fatal decoder throws for.
  }
}

function parsedJson(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null; // JSON.parse throws for nothing but text that is no JSON.
  }
}
