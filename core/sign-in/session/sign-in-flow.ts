/**
 * The state of a sign-in, from the first digit to the session. The popup and every other form use the same table.
 *
 * `entering`: the number may still be changed. `verifying`: the number is locked, because a code was sent, or because no code could be sent
 * and the password is asked for; the typed secret belongs to the mode and is cleared with it. `registering`: the number is new.
 * `recovering`: the account is to be erased, and only a recovery is open. `trouble` is the refusal in the last answer; the next attempt
 * clears it. Source: specification/sign-in.md, The way through sign-in.
 */
export type SignInState =
  | { readonly kind: "entering"; readonly trouble: SendTrouble | null }
  | { readonly kind: "sending" }
  | { readonly kind: "verifying"; readonly mode: SignInMode; readonly typed: string; readonly trouble: VerifyTrouble | null }
  | { readonly kind: "checking"; readonly mode: SignInMode }
  | { readonly kind: "registering"; readonly trouble: RegisterTrouble | null }
  | { readonly kind: "joining" }
  | { readonly kind: "signed-in" }
  | { readonly kind: "recovering"; readonly trouble: "too-late" | null }
  | { readonly kind: "restoring" }
  | { readonly kind: "abandoned" };

export type SignInMode = "code" | "password";
/** `refused`: the reason is only in the server's own message. `code-over`: the code is wrong and can't be tried again. */
export type SendTrouble = "human-check-needed" | "too-many" | "unauthorized" | "unavailable" | "refused";
export type VerifyTrouble =
  | "wrong-code"
  | "code-over"
  | "wrong-password"
  | "blocked"
  | "too-many"
  | "not-asked"
  | "unavailable"
  | "refused";
export type RegisterTrouble =
  | "not-proved"
  | "taken"
  | "impossible-birthdate"
  | "unknown-invite-code"
  | "terms-not-accepted"
  | "blocked"
  | "refused";

export type SignInEvent =
  | { readonly kind: "send" }
  | { readonly kind: "sent" }
  | { readonly kind: "send-refused"; readonly trouble: SendTrouble }
  | { readonly kind: "by-password" }
  | { readonly kind: "typed"; readonly text: string }
  | { readonly kind: "switched"; readonly mode: SignInMode }
  | { readonly kind: "submitted" }
  | { readonly kind: "verify-refused"; readonly trouble: VerifyTrouble }
  | { readonly kind: "is-new" }
  | { readonly kind: "register" }
  | { readonly kind: "register-refused"; readonly trouble: RegisterTrouble }
  | { readonly kind: "opened" }
  | { readonly kind: "leaves" }
  | { readonly kind: "restore" }
  | { readonly kind: "restore-refused" }
  | { readonly kind: "restored" }
  | { readonly kind: "change-number" }
  | { readonly kind: "no-usable-answer" };

export const ENTERING: SignInState = { kind: "entering", trouble: null };

/** The state after an event. An event that does not fit, such as an answer that comes too late, leaves the state as it is. */
export function nextSignIn(state: SignInState, event: SignInEvent): SignInState {
  switch (state.kind) {
    case "entering":
      if (event.kind === "by-password") return { kind: "verifying", mode: "password", typed: "", trouble: null };
      return event.kind === "send" ? { kind: "sending" } : state;
    case "sending":
      if (event.kind === "sent") return { kind: "verifying", mode: "code", typed: "", trouble: null };
      if (event.kind === "send-refused") return { kind: "entering", trouble: event.trouble };
      return event.kind === "no-usable-answer" ? { kind: "entering", trouble: "unavailable" } : state;
    case "verifying":
      return nextVerifying(state, event);
    case "checking":
      return nextChecking(state, event);
    case "registering":
      if (event.kind === "register") return { kind: "joining" };
      if (event.kind === "register-refused") return { kind: "registering", trouble: event.trouble };
      return event.kind === "change-number" ? ENTERING : state;
    case "joining":
      if (event.kind === "opened") return { kind: "signed-in" };
      if (event.kind === "register-refused") return { kind: "registering", trouble: event.trouble };
      return event.kind === "no-usable-answer" ? { kind: "abandoned" } : state;
    case "recovering":
      return event.kind === "restore" ? { kind: "restoring" } : state;
    case "restoring":
      if (event.kind === "restored") return { kind: "signed-in" };
      if (event.kind === "restore-refused") return { kind: "recovering", trouble: "too-late" };
      return event.kind === "no-usable-answer" ? { kind: "recovering", trouble: null } : state;
    case "signed-in":
    case "abandoned":
      return state;
  }
}

function nextVerifying(state: Extract<SignInState, { kind: "verifying" }>, event: SignInEvent): SignInState {
  if (event.kind === "typed") return { ...state, typed: event.text };
  if (event.kind === "switched") return event.mode === state.mode ? state : { ...state, mode: event.mode, typed: "", trouble: null };
  if (event.kind === "submitted") return { kind: "checking", mode: state.mode };
  if (event.kind === "sent") return state.mode === "code" ? { ...state, typed: "", trouble: null } : state;
  if (event.kind === "verify-refused") return { ...state, trouble: event.trouble };
  return event.kind === "change-number" ? ENTERING : state;
}

function nextChecking(state: Extract<SignInState, { kind: "checking" }>, event: SignInEvent): SignInState {
  if (event.kind === "opened") return { kind: "signed-in" };
  if (event.kind === "leaves") return { kind: "recovering", trouble: null };
  if (event.kind === "is-new") return { kind: "registering", trouble: null };
  if (event.kind === "verify-refused") return { kind: "verifying", mode: state.mode, typed: "", trouble: event.trouble };
  return event.kind === "no-usable-answer" ? { kind: "abandoned" } : state;
}
