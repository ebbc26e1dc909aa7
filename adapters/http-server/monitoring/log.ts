import type { Server } from "node:http";
import type { FastifyHttpOptions } from "fastify";

type Logger = NonNullable<FastifyHttpOptions<Server>["logger"]>;

/** An error as the log tells it: what its mending needs, and nobody's data. */
export type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: unknown;
  readonly cause?: LoggedError;
};

/** How the server logs from this weight on. Left to itself its logger repeats an error's message beside the error, and tells addresses. */
export const logFrom = (level: string): Logger => ({
  level,
  serializers: { err: loggedError, req: ({ method }) => ({ method }) },
  hooks: {
    logMethod([of, said, ...more], write) {
      const error: unknown = of instanceof Error ? of : Object(of).err;
      const repeats = error instanceof Error && (said === undefined || said === error.message);
      return repeats ? write.apply(this, [of === error ? { err: error } : of, "trouble"]) : write.apply(this, [of, said, ...more]);
    },
  },
});

/**
 * What a database says may hold what somebody typed: of that only the code is told, and the names of what it is about. So may what a constructor or
 * a parser refuses: of that only where it happened.
 */
export function loggedError(error: Error): LoggedError {
  const code = "code" in error ? { code: error.code } : {};
  const cause = error.cause instanceof Error ? { cause: loggedError(error.cause) } : {};
  const message = "severity" in error ? namesIn(error) : QUOTING.has(error.name) ? "" : error.message;
  return { type: error.name, message, stack: placesIn(error), ...code, ...cause };
}

const QUOTING: ReadonlySet<string> = new Set([RangeError.name, SyntaxError.name]);

const namesIn = (error: object): string =>
  Object.entries(error)
    .filter(([name, value]) => value !== undefined && ["table", "column", "constraint", "routine"].includes(name))
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(", ");

/** Where it happened. The lines before the first place repeat the message. */
const placesIn = ({ stack = "" }: Error): string =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
