import { LARGEST_UPLOAD } from "#core/files/upload.ts";
import { DEEPEST, LARGEST_BODY } from "./request-limits.ts";
import { envelopeOfProblems } from "#adapters/http-server/answers/envelope.ts";
import type { Envelope } from "#adapters/http-contract/endpoint.ts";

const MEGABYTE = 1024 * 1024;
const FILE = "a form (multipart/form-data) with one file";

/** What is told of a request that could not be read at all. */
export const unreadableRequest = (status: number, isFile: boolean): Envelope =>
  envelopeOfProblems(status, [{ path: "", expected: expectedOf(status, isFile) }]);

function expectedOf(status: number, isFile: boolean): string {
  if (isFile) return status === 413 ? `${FILE} of at most ${LARGEST_UPLOAD / MEGABYTE} MB` : FILE;
  if (status === 413) return `at most ${LARGEST_BODY / MEGABYTE} MB`;
  return status === 415 ? "JSON, as the header content-type says" : `JSON in UTF-8, at most ${DEEPEST} deep, without NUL and __proto__`;
}

/** What is told of an address that no text of ours is asked by. */
export const UNREADABLE_ADDRESS = envelopeOfProblems(400, [{ path: "", expected: "an address in UTF-8, without NUL" }]);
