import { token } from "../../shared/token.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { SessionId } from "../../identity/session.ts";
import type { LetterJob } from "../letters.port.ts";
import type { SignInJob } from "../sign-in-job.ts";

/** Customers' passwords, as hashes, and the keys by which a forgotten password can be replaced. `at` in milliseconds since 1970. */
export type Passwords = {
  of(customer: CustomerId): Promise<string | null>;
  /** Stores the customer's first password. */
  putFirst(customer: CustomerId, hash: string): Promise<"put" | "has-one">;
  /** Replaces the password whose hash is given. All sessions but `keep` end. */
  change(
    customer: CustomerId,
    change: { readonly from: string; readonly to: string; readonly keep: SessionId },
  ): Promise<"changed" | "changed-meanwhile">;
  /** Stores a job for a person who forgot their password. */
  askReset(job: SignInJob, key: string): Promise<void>;
  /**
   * Stores a key by which a new password can be set once, until the given time. The customer's former keys become invalid. The letter is
   * sent if and only if the key is stored.
   */
  putResetKey(reset: { readonly customer: CustomerId; readonly keyHash: string; readonly until: number }, letter: LetterJob): Promise<void>;
  hasResetKey(keyHash: string, at: number): Promise<boolean>;
  /** Sets the password of the key's customer and ends all their sessions. */
  reset(keyHash: string, hash: string, at: number): Promise<"reset" | "no-such-key">;
};
export const Passwords = token<Passwords>("Passwords");
