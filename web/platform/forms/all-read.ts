import { ok, refused } from "#core/shared/result.ts";
import type { Result } from "#core/shared/result.ts";

type Fields = Readonly<Record<string, Result<unknown, unknown>>>;
type ValuesOf<All extends Fields> = { readonly [Field in keyof All]: Extract<All[Field], { readonly kind: "ok" }>["value"] };
type ProblemsOf<All extends Fields> = { readonly [Field in keyof All]?: Extract<All[Field], { readonly kind: "refused" }>["refusal"] };

/** The values of fields once each of them can be read; refused: only the fields with something wrong. */
export function allRead<All extends Fields>(fields: All): Result<ValuesOf<All>, ProblemsOf<All>> {
  const values: Record<string, unknown> = {};
  const problems: Record<string, unknown> = {};
  for (const [field, read] of Object.entries(fields)) {
    if (read.kind === "ok") values[field] = read.value;
    else problems[field] = read.refusal;
  }
  // One of each field, as the types of the answer name them.
  return Object.keys(problems).length === 0 ? ok(values as ValuesOf<All>) : refused(problems as ProblemsOf<All>);
}

/** A field that was read; `value` null: it has that problem. */
export const readOr = <Value, const Problem>(value: Value | null, problem: Problem): Result<Value, Problem> =>
  value === null ? refused(problem) : ok(value);

/** A field that can't be left empty. */
export const needed = <Read>(text: string, read: (text: string) => Read) => (text.trim() === "" ? refused("needed") : read(text.trim()));
