import { token } from "#core/shared/token.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Session } from "#core/identity/session.ts";

/** What the server is told of a session of this device, beside the calls that begin one. */
export type SessionTelling = {
  /** Somebody is signed in: pushes for them may come here. */
  begun(customer: CustomerId): Promise<unknown>;
  /**
   * They have signed out: their session ends, and pushes for them come here no more. `pushToken`: the one that this device had kept; null:
   * none.
   */
  ended(session: Session, pushToken: string | null): Promise<unknown>;
};
export const SessionTelling = token<SessionTelling>("SessionTelling");
