import { counted } from "#web/design/phrase.ts";
import { memberPhrases as says } from "#web/features/account/wording/members.ts";
import { RELATIONS } from "./relations.ts";
import type { Gender } from "#core/identity/customer.ts";
import type { Relation } from "./relations.ts";
import type { MemberProblem } from "./member-form-model.ts";

/** What is said of the people whom a customer cares for, in any language. */
export const memberWords = {
  ...says,
  most: (most: number): string => says.most({ most: String(most) }),
  facts: (called: string, years: number, gender: Gender): string =>
    counted(years, says.facts, { relation: relation(called), years: String(years), gender: says.gendersInFacts[gender] }),
  relation,
  contradiction: ({ relation: called, gender }: { readonly relation: Relation; readonly gender: Gender }): string =>
    says.contradiction({ relation: says.relations[called], gender: says.genders[gender] }),
  problem(problem: MemberProblem | null): string | null {
    if (problem === null) return null;
    return typeof problem === "string" ? says.problems[problem] : says.unprinted(problem);
  },
  refusal: (refusal: keyof typeof says.refusals | null): string | null => (refusal === null ? null : says.refusals[refusal]),
};

/** What somebody is called otherwise than we list it is shown as it was written. */
function relation(called: string): string {
  const known = RELATIONS.find((one) => one === called);
  return known === undefined ? called : says.relations[known];
}
