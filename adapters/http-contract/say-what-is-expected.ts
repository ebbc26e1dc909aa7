import * as z from "zod/mini";

/** Says what a shape expects as the shapes' own sentences do: what it is to be, and nothing of what came. */
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
