import { refused } from "#core/shared/result.ts";
import { readCartFile } from "./cart-file.ts";
import type { Instant } from "#core/shared/instant.ts";
import type { Result } from "#core/shared/result.ts";
import type { CartFile } from "./cart-file.ts";
import type { Fault } from "./fault.ts";

/** Reads the bytes of a file. A byte order mark is skipped. */
export function readCartBytes(bytes: Uint8Array, now: Instant): Result<CartFile, readonly Fault[]> {
  const text = decoded(bytes);
  return text === null ? refused([{ path: "", expected: "text in UTF-8" }]) : readCartText(text, now);
}

export function readCartText(text: string, now: Instant): Result<CartFile, readonly Fault[]> {
  const parsed = parsedJson(text);
  return parsed === null ? refused([{ path: "", expected: "JSON" }]) : readCartFile(parsed.value, now);
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
