import { stateName } from "#web/design/state-name.ts";
import { addressPhrases as says } from "#web/features/account/wording/addresses.ts";
import type { AddressProblem } from "./address-form-model.ts";

/** What is said of a customer's addresses, in any language. */
export const addressWords = {
  ...says,
  correctedState: ({ from, pincode }: { readonly from: string; readonly pincode: string }, state: string): string =>
    says.correctedState({ pincode, state: stateName(state), former: stateName(from) }),
  most: (most: number): string => says.most({ most: String(most) }),
  problem(problem: AddressProblem | null): string | null {
    if (problem === null) return null;
    return typeof problem === "string" ? says.problems[problem] : says.unprinted(problem);
  },
  refusal: (refusal: keyof typeof says.refusals | null): string | null => (refusal === null ? null : says.refusals[refusal]),
};
