import { SignedOut } from "#core/identity/signed-out.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";

/** What a call ends with that nobody answered: an outage, or its customer has left. */
export const unanswered = {
  outage: () => new PortUnavailable("network", null),
  left: () => new SignedOut("the customer left before the answer came"),
} as const;

/** An answer that comes when a test says so. */
export function pending<Answer>() {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  return { promise, answer: resolve, fail: (why: keyof typeof unanswered = "outage") => reject(unanswered[why]()) };
}

/** A call that nobody answers. */
export const outage = (): Promise<never> => Promise.reject(unanswered.outage());

export const turnOver = () => new Promise((resolve) => setTimeout(resolve, 0));
