import type { Language } from "../shared/language.ts";
import type { CustomerId } from "./customer-id.ts";

declare const sessionBrand: unique symbol;

/** Names a session without opening it: the bearer token does that, and is kept hashed only. */
export type SessionId = string & { readonly [sessionBrand]: true };

export function sessionId(text: string): SessionId {
  if (text === "") throw new RangeError("a session id is not empty");
  return text as SessionId;
}

/** A customer on one device. The server takes it from the bearer token, never from a request's text. */
export type Session = { readonly id: SessionId; readonly customer: CustomerId };

/** Whoever proved to be the customer of an account that leaves. It restores the account, and opens nothing else. */
export type Recovery = { readonly recovery: SessionId; readonly leaver: CustomerId };

/**
 * Whoever calls, signed in or not. `address` is where the call comes from, for limits alone; in a browser, which doesn't know it, empty.
 * `language` is what they chose to read; null: nothing, or known to the server alone.
 */
export type Caller = { readonly address: string; readonly session: Session | null; readonly language: Language | null };

/** A customer who asks for what letters follow from, and the language that they are written in; null: none was chosen, or it is known to the server alone. */
export type Reader = { readonly customer: CustomerId; readonly language: Language | null };
