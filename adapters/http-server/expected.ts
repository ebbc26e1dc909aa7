import * as z from "zod";
import { LARGEST_UPLOAD } from "#core/files/upload.ts";
import { DEEPEST, LARGEST_BODY } from "./border.ts";
import { told } from "./told.ts";
import type { Envelope } from "../http-contract/endpoint.ts";

/** Says what a shape expects as the contract's own sentences do: what it is to be, and nothing of what came. */
export function sayWhatIsExpected(): void {
  z.config({ customError: expectedBy });
}

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** A code without a sentence here says its library's. */
function expectedBy(issue: Issue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      return types[issue.expected] ?? issue.expected;
    case "invalid_value":
      return oneOf(issue.values.map(String));
    case "invalid_union":
      return Array.isArray(issue["options"]) ? oneOf(issue["options"].map(String)) : undefined;
    case "too_big":
      return `${bounded(issue.origin)}at most ${issue.maximum}${counted(issue.origin)}`;
    case "too_small":
      return `${bounded(issue.origin)}at least ${issue.minimum}${counted(issue.origin)}`;
    case "invalid_format":
      return formats[issue.format];
    default:
      return undefined;
  }
}

const types: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
  null: "null",
};

const formats: Readonly<Record<string, string>> = {
  datetime: "a date and time such as 2026-11-20T04:30:00.000Z",
  url: "an address of a page",
};

const oneOf = (values: readonly string[]): string => (values.length === 1 ? String(values[0]) : `one of ${values.join(", ")}`);

const bounded = (origin: string): string =>
  origin === "string" ? "text of " : origin === "array" || origin === "set" ? "a list of " : "a number of ";

const counted = (origin: string): string => (origin === "string" ? " characters" : "");

const MEGABYTE = 1024 * 1024;
const FILE = "a form (multipart/form-data) with one file";

/** What is told of a request that could not be read at all. */
export const unread = (status: number, isFile: boolean): Envelope =>
  told(status, "Bad request", [{ path: "", expected: expectedOf(status, isFile) }]);

function expectedOf(status: number, isFile: boolean): string {
  if (isFile) return status === 413 ? `${FILE} of at most ${LARGEST_UPLOAD / MEGABYTE} MB` : FILE;
  if (status === 413) return `at most ${LARGEST_BODY / MEGABYTE} MB`;
  return status === 415 ? "JSON, as the header content-type says" : `JSON in UTF-8, at most ${DEEPEST} deep, without NUL and __proto__`;
}

/** What is told of an address that no text of ours is asked by. */
export const UNREAD_ADDRESS = told(400, "Bad request", [{ path: "", expected: "an address in UTF-8, without NUL" }]);
