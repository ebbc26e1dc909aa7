/** An error as the log tells it: what its mending needs, and nobody's data. */
export type ToldError = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: unknown;
  readonly cause?: ToldError;
};

/** What a database says may hold what somebody typed: of that only the code is told, and the names of what it is about. */
export function toldOf(error: Error): ToldError {
  const code = "code" in error ? { code: error.code } : {};
  const cause = error.cause instanceof Error ? { cause: toldOf(error.cause) } : {};
  const message = "severity" in error ? namesIn(error) : error.message;
  return { type: error.name, message, stack: placesIn(error), ...code, ...cause };
}

const namesIn = (error: object): string =>
  Object.entries(error)
    .filter(([name]) => ["table", "column", "constraint", "routine"].includes(name))
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(", ");

/** Where it happened. The lines before the first place repeat the message. */
const placesIn = ({ stack = "" }: Error): string =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
