import { newNameIn } from "../../identity/new-name.ts";

/**
 * What a new customer has filled in. The terms are ticked from the start. Consent to the use of health data is separate and never ticked in
 * advance.
 */
export type SignUpForm = { readonly name: string; readonly areTermsAccepted: boolean };

export const EMPTY_SIGN_UP: SignUpForm = { name: "", areTermsAccepted: true };

/**
 * Why a form can't be sent; null: it can. Each of these disables the button. If the form is sent without the button, the first one is
 * shown. Source: specification/sign-in.md, The form.
 */
export type SignUpProblem = "terms-not-accepted" | "name-needed";

export function signUpProblem({ name, areTermsAccepted }: SignUpForm): SignUpProblem | null {
  if (!areTermsAccepted) return "terms-not-accepted";
  return newNameIn(name) === null ? "name-needed" : null;
}
