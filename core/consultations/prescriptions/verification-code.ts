import type { SignedVersion } from "../prescription/prescription.ts";

/** Hex digits of a hash that are printed. */
const PRINTED = 16;

/** What is printed of a version's hash. Source: specification/prescriptions.md, Hash. */
export const printedHash = (hash: string): string => hash.slice(0, PRINTED);

/**
 * What the QR code on paper says: number, version and the printed part of the hash, with spaces between. Source:
 * specification/prescriptions.md, Hash.
 */
export const verificationCode = ({ version: { number, version }, hash }: SignedVersion): string =>
  `${number} ${version} ${printedHash(hash)}`;
