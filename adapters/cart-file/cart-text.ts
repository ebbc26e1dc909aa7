import { readJsonBytes, readJsonText } from "#adapters/input-file/json-text.ts";
import { readCartFile } from "./cart-file.ts";
import type { Instant } from "#core/shared/instant.ts";
import type { Result } from "#core/shared/result.ts";
import type { Fault } from "#adapters/input-file/fault.ts";
import type { CartFile } from "./cart-file.ts";

/** Reads the bytes of a file. A byte order mark is skipped. */
export const readCartBytes = (bytes: Uint8Array, now: Instant): Result<CartFile, readonly Fault[]> =>
  readJsonBytes(bytes, (wire) => readCartFile(wire, now));

export const readCartText = (text: string, now: Instant): Result<CartFile, readonly Fault[]> =>
  readJsonText(text, (wire) => readCartFile(wire, now));
