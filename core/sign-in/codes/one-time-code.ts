// Decision: docs/decisions/codes-belong-to-who-asked.md
/**
 * The state of a code that was sent. Times in milliseconds since 1970.
 *
 * `awaited`: it may be typed. `proved`: it was typed correctly, so the asker has the mobile or mailbox; this can be used once, until
 * `until`. `over`: it was used or replaced, or its tries or its time ran out. Source: specification/sign-in.md, Codes.
 */
export type CodeState =
  | { readonly kind: "awaited"; readonly tries: number; readonly until: number }
  | { readonly kind: "proved"; readonly until: number }
  | { readonly kind: "over" };

export type CodeEvent =
  | { readonly kind: "typed-right"; readonly at: number }
  | { readonly kind: "typed-wrong"; readonly at: number }
  | { readonly kind: "used"; readonly at: number }
  | { readonly kind: "replaced" };

export const CODE_LENGTH = 4;
export const CODE_LIFE = 5 * 60 * 1000;
export const CODE_TRIES = 3;
/** For how many milliseconds a proof can be used to register or to put a mobile on one's profile. */
export const PROOF_LIFE = 10 * 60 * 1000;

export const sentAt = (at: number, life = CODE_LIFE): CodeState => ({ kind: "awaited", tries: CODE_TRIES, until: at + life });

const OVER: CodeState = { kind: "over" };

/** The state after an event. An event that does not fit leaves the state as it is, except that time can run out in every state. */
export function nextCode(state: CodeState, event: CodeEvent): CodeState {
  if (event.kind === "replaced") return OVER;
  if (state.kind === "over" || event.at >= state.until) return OVER;
  switch (state.kind) {
    case "awaited":
      if (event.kind === "typed-right") return { kind: "proved", until: event.at + PROOF_LIFE };
      if (event.kind === "typed-wrong") return state.tries > 1 ? { ...state, tries: state.tries - 1 } : OVER;
      return state;
    case "proved":
      return event.kind === "used" ? OVER : state;
  }
}
