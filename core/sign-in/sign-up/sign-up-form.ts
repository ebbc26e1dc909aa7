import { fullNameIn } from "../../identity/full-name.ts";

/** What somebody new has filled in. Terms are ticked from the start; consent to the use of health data is another thing, and never ticked for anybody. */
export type SignUpForm = { readonly name: string; readonly areTermsAccepted: boolean };

export const EMPTY_SIGN_UP: SignUpForm = { name: "", areTermsAccepted: true };

/** What keeps a form from being sent; null: nothing. Its button is disabled by either; sent without the button, the first is said. Source: specification/sign-in.md, The form. */
export type SignUpProblem = "terms-not-accepted" | "name-needed";

export function signUpProblem({ name, areTermsAccepted }: SignUpForm): SignUpProblem | null {
  if (!areTermsAccepted) return "terms-not-accepted";
  return fullNameIn(name) === null ? "name-needed" : null;
}
