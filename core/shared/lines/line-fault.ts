/**
 * What is wrong with a line of a file: the line, counted from 1, the field, and what belongs there. A path of "" stands for the whole line.
 */
export type LineFault = { readonly line: number; readonly path: string; readonly expected: string };

type Repeated = { readonly path: string; readonly what: string };

/**
 * A fault for each line whose value a line before has; `what` it is, such as "an id". Source: specification/content.md, Hospitals and
 * health plans.
 */
export function repeatedValues(
  lines: readonly { readonly line: number; readonly value: string }[],
  { path, what }: Repeated = { path: "_id", what: "an id" },
): readonly LineFault[] {
  const first = new Map<string, number>();
  return lines.flatMap(({ line, value }) => {
    const before = first.get(value);
    if (before === undefined) first.set(value, line);
    return before === undefined ? [] : [{ line, path, expected: `${what} once; line ${before} has it too` }];
  });
}
