import type { Envelope, Problem } from "#adapters/http-contract/endpoint.ts";

/** An answer that does not come from a use case. */
export const envelopeOf = (status_code: number, message: string, payload: unknown = null): Envelope => ({
  status: { status_code, message },
  payload,
});

/**
 * The answer to a request that is wrong: all that is wrong with it, and the first of it in words, its place and what was expected there.
 */
export function envelopeOfProblems(status: number, problems: readonly Problem[]): Envelope {
  const [first] = problems;
  if (first === undefined) return envelopeOf(status, "Bad request", problems);
  const place = first.path === "" ? "" : `${first.path}: `;
  return envelopeOf(status, `Bad request: ${place}expected ${first.expected}.`, problems);
}

/** The message for a caller whose session is over, or who never had one. */
export const SIGNED_OUT_TEXT = "Unauthorized access. Please log in again.";

/** The message for a caller who asks too often, or for too much at once. */
export const TOO_MANY_TEXT = "Too many requests. Please try again later.";
