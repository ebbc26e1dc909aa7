import { SignedOut } from "#core/identity/signed-out.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";

/** The errors of a call that got no answer: an outage, or the customer signed out before the answer came. */
export const unanswered = {
  outage: () => new PortUnavailable("network", null),
  left: () => new SignedOut("the customer left before the answer came"),
} as const;

/** A call that the test answers, or lets fail, when it wants to. */
export function pending<Answer>() {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  return { promise, answer: resolve, fail: (why: keyof typeof unanswered = "outage") => reject(unanswered[why]()) };
}

/** A call that fails with an outage. */
export const outage = (): Promise<never> => Promise.reject(unanswered.outage());

export const turnOver = () => new Promise((resolve) => setTimeout(resolve, 0));
