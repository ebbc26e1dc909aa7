import { token } from "../shared/token.ts";
import type { CustomerId } from "./customer-id.ts";
import type { Recovery, Session, SessionId } from "./session.ts";

/**
 * Sessions end 30 days after their last use. Tokens are 256 random bits, and only their hashes are stored. `at` in milliseconds since 1970.
 * Source: specification/sign-in.md, Sessions.
 */
export type Sessions = {
  /**
   * Opens a session for a customer whose account stays, and answers its bearer token, which is not available again. If the customer was
   * blocked meanwhile, the token opens nothing.
   */
  open(customer: CustomerId, at: number): Promise<{ readonly session: Session; readonly bearer: string }>;
  /** The session that a bearer token opens; the session is extended. null if there is none, if it has ended, or if the token is unknown. */
  holderOf(bearer: string, at: number): Promise<Session | null>;
  /**
   * Opens a recovery for a customer whose account is to be erased, and answers its bearer token, which is not available again. It is no
   * session.
   */
  openRecovery(customer: CustomerId, at: number): Promise<{ readonly bearer: string }>;
  /** The recovery that a bearer token opens; null: none. */
  recoveryOf(bearer: string, at: number): Promise<Recovery | null>;
  close(session: SessionId): Promise<void>;
  /** Ends all sessions of a customer except one. */
  closeAll(customer: CustomerId, keep: SessionId | null): Promise<void>;
};
export const Sessions = token<Sessions>("Sessions");

/** For how many milliseconds a session lasts without being used. */
export const SESSION_LIFE = 30 * 24 * 60 * 60 * 1000;
