import { LONGEST_NAME } from "#core/identity/full-name.ts";
import { contactPhrases as says } from "./wording/contact.ts";
import type { ContactProblem } from "./contact-fields.ts";

/** What is said to somebody who writes to the shop, in any language. */
export const contactWords = {
  ...says,
  sentText: (number: number, email: string): string => says.sentText({ number: String(number), email }),
  problem,
};

function problem(problem: ContactProblem | null): string | null {
  if (problem === null) return null;
  return problem === "long-name" ? says.longName({ most: String(LONGEST_NAME) }) : says.problems[problem];
}
