import { ok, refused } from "#core/shared/result.ts";
import { isObject } from "#adapters/input-file/is-object.ts";
import type { Result } from "#core/shared/result.ts";
import type { Fault } from "#adapters/input-file/fault.ts";

/** A value of JSON whose numbers are whole. */
type WholeJson = null | boolean | number | string | readonly WholeJson[] | { readonly [key: string]: WholeJson };

/** A version as it stands in a file: whatever it says counts for its hash. */
export type VersionInFile = {
  readonly version: {
    readonly number: string;
    readonly version: number;
    readonly former: string | null;
    readonly [key: string]: WholeJson;
  };
  readonly hash: string;
  /** Whether the file says that it was withdrawn. */
  readonly isWithdrawn: boolean;
};

/** Versions of prescriptions, in an export of somebody's data (`prescriptions`) or in a list as it stands there. */
export function readPrescriptionFile(wire: unknown): Result<readonly VersionInFile[], readonly Fault[]> {
  const list: unknown = isObject(wire) ? wire["prescriptions"] : wire;
  if (!Array.isArray(list)) return refused([{ path: "", expected: "a list of versions, or an export with prescriptions" }]);
  const read = list.map((entry: unknown, place) => versionIn(entry) ?? { path: `[${place}]`, expected: "a signed version with its hash" });
  const faults = read.filter((one) => "expected" in one);
  return faults.length > 0 ? refused(faults) : ok(read.filter((one) => "hash" in one));
}

function versionIn(entry: unknown): VersionInFile | null {
  if (!isObject(entry)) return null;
  const { content, hash, withdrawn_at: withdrawn } = entry;
  if (typeof hash !== "string" || !isObject(content) || !isWhole(content)) return null;
  const { number, version, former = null } = content;
  if (typeof number !== "string" || typeof version !== "number" || (typeof former !== "string" && former !== null)) return null;
  return { version: { ...content, number, version, former }, hash, isWithdrawn: typeof withdrawn === "string" };
}

const isWhole = (value: { readonly [key: string]: unknown }): value is { readonly [key: string]: WholeJson } =>
  Object.values(value).every(isWholeJson);

function isWholeJson(value: unknown): value is WholeJson {
  if (value === null || typeof value === "boolean" || typeof value === "string") return true;
  if (typeof value === "number") return Number.isSafeInteger(value);
  return Array.isArray(value) ? value.every(isWholeJson) : isObject(value) && isWhole(value);
}
