import { stateName } from "#web/design/state-name.ts";
import { addressPhrases as says } from "#web/features/account/wording/addresses.ts";

/** What is said of a customer's addresses, in any language. */
export const addressWords = {
  ...says,
  correctedState: ({ from, pincode }: { readonly from: string; readonly pincode: string }, state: string): string =>
    says.correctedState({ pincode, state: stateName(state), former: stateName(from) }),
  most: (most: number): string => says.most({ most: String(most) }),
  problem: (problem: keyof typeof says.problems | null): string | null => (problem === null ? null : says.problems[problem]),
  refusal: (refusal: keyof typeof says.refusals | null): string | null => (refusal === null ? null : says.refusals[refusal]),
};
