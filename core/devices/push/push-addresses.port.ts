import { token } from "../../shared/token.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Session } from "../../identity/session.ts";
import type { KeptPushAddress, PushAddress } from "./push-address.ts";

/**
 * Where customers are reached by push: one address at most for each session, which ends with the session. An endpoint belongs to one
 * session at a time. `at` in milliseconds since 1970.
 */
export type PushAddresses = {
  /**
   * Stores the session's address in the place of its former one, and takes the endpoint from the session that had it. If a customer has
   * more than `most`, those stored longest ago are deleted. Nothing is stored for a session that has ended.
   */
  keep(session: Session, address: KeptPushAddress, stored: { readonly at: number; readonly most: number }): Promise<void>;
  /** null: the session has none. */
  of(session: Session): Promise<PushAddress | null>;
  /** The addresses of sessions that have not ended at that moment, those stored last first. */
  ofCustomer(customer: CustomerId, at: number): Promise<readonly KeptPushAddress[]>;
  remove(session: Session): Promise<void>;
  /**
   * Puts an address in the place of the one with that endpoint and secret. Nothing happens where there is none, or the new endpoint is
   * stored already.
   */
  move(former: Pick<PushAddress, "endpoint" | "auth">, to: PushAddress): Promise<void>;
  /** Deletes the address with that endpoint and secret: it reaches nobody any more. */
  forget(former: Pick<PushAddress, "endpoint" | "auth">): Promise<void>;
};
export const PushAddresses = token<PushAddresses>("PushAddresses");
