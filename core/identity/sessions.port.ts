import { token } from "../shared/token.ts";
import type { CustomerId } from "./customer-id.ts";
import type { Recovery, Session, SessionId } from "./session.ts";

/** Sessions live 30 days from their last use; tokens are 256 random bits, kept hashed. `at` in milliseconds since 1970. Source: specification/sign-in.md, Sessions. */
export type Sessions = {
  /** A new session of a customer who stays, and the only sight of its bearer token; one who was blocked meanwhile gets a token that opens nothing. */
  open(customer: CustomerId, at: number): Promise<{ readonly session: Session; readonly bearer: string }>;
  /** Whose session a bearer token opens, which then lives on; null when none, ended or unknown. */
  holderOf(bearer: string, at: number): Promise<Session | null>;
  /** A recovery for somebody who leaves, and the only sight of its bearer token; no session. */
  openRecovery(customer: CustomerId, at: number): Promise<{ readonly bearer: string }>;
  /** Whose recovery a bearer token opens; null: none. */
  recoveryOf(bearer: string, at: number): Promise<Recovery | null>;
  close(session: SessionId): Promise<void>;
  /** Ends all sessions of a customer but the one to keep. */
  closeAll(customer: CustomerId, keep: SessionId | null): Promise<void>;
};
export const Sessions = token<Sessions>("Sessions");

/** Milliseconds that a session lives without being used. */
export const SESSION_LIFE = 30 * 24 * 60 * 60 * 1000;
