import { createHash } from "node:crypto";

export type Json = { readonly [key: string]: unknown };
/** A resource under the address by which the others of its bundle name it. */
export type Entry = { readonly fullUrl: string; readonly resource: Json };
export type Reference = { readonly reference: string };

/** Where codes of our own are named. */
export const OURS = "urn:niramaya:fhir";

/**
 * The address of one of our things within a bundle: the same for the same thing, so that two bundles can be compared, and no id of ours.
 */
export function addressOf(type: string, id: string): string {
  const digits = createHash("sha256").update(`${type}/${id}`, "utf8").digest("hex");
  const parts = [digits.slice(0, 8), digits.slice(8, 12), `8${digits.slice(13, 16)}`, `8${digits.slice(17, 20)}`, digits.slice(20, 32)];
  return `urn:uuid:${parts.join("-")}`; // Version 8 of RFC 9562: of our own making.
}

export const referenceTo = (type: string, id: string): Reference => ({ reference: addressOf(type, id) });

export const entryOf = (resourceType: string, id: string, rest: Json): Entry => ({
  fullUrl: addressOf(resourceType, id),
  resource: { resourceType, ...rest },
});

/** A moment, in milliseconds since 1970. */
export const instantOf = (at: number): string => new Date(at).toISOString();

/** A code of our own. */
export const ourCode = (system: string, code: string): Json => ({ coding: [{ system: `${OURS}:${system}`, code }] });
