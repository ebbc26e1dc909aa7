import type { Server } from "node:http";
import type { FastifyHttpOptions } from "fastify";

type Logger = NonNullable<FastifyHttpOptions<Server>["logger"]>;

/** An error as it is logged: with everything that is needed to correct it, and nobody's data. */
export type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: unknown;
  readonly cause?: LoggedError;
};

/**
 * The server's logger from this level on. Without these settings it would repeat an error's message beside the error, and log addresses.
 */
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
 * A database's message may contain what a person typed, so only its code and the names of what it is about are logged. The message of a
 * constructor or a parser may too, so only the place of the error is logged.
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

/** The places in a stack. The lines before the first place repeat the message, so they are left out. */
const placesIn = ({ stack = "" }: Error): string =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
