import type { Language } from "../shared/language.ts";
import type { CustomerId } from "./customer-id.ts";

declare const sessionBrand: unique symbol;

/** Names a session without opening it. Only the bearer token opens it, and only the token's hash is stored. */
export type SessionId = string & { readonly [sessionBrand]: true };

export function sessionId(text: string): SessionId {
  if (text === "") throw new RangeError("a session id is not empty");
  return text as SessionId;
}

/** A customer on one device. The server takes it from the bearer token, never from the text of a request. */
export type Session = { readonly id: SessionId; readonly customer: CustomerId };

/** A person who has proved that an account that is to be erased is theirs. The recovery restores the account and opens nothing else. */
export type Recovery = { readonly recovery: SessionId; readonly leaver: CustomerId };

/**
 * The caller, signed in or not. `address` is where the call comes from, for limits alone; it is empty in a browser, which does not know it.
 * `language` is the chosen language; null: none was chosen, or only the server knows it.
 */
export type Caller = { readonly address: string; readonly session: Session | null; readonly language: Language | null };

/** A customer whose request causes letters, and the language of these letters; null: none was chosen, or only the server knows it. */
export type Reader = { readonly customer: CustomerId; readonly language: Language | null };
