import { token } from "../../shared/token.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { SessionId } from "../../identity/session.ts";
import type { LetterJob } from "../letters.port.ts";
import type { SignInJob } from "../sign-in-job.ts";

/** Customers' passwords, as hashes, and the keys by which a forgotten one is set anew. `at` in milliseconds since 1970. */
export type Passwords = {
  of(customer: CustomerId): Promise<string | null>;
  /** The customer's first password. */
  putFirst(customer: CustomerId, hash: string): Promise<"put" | "has-one">;
  /** Another one in the place of the one known by its hash; all sessions but `keep` end with the former. */
  change(
    customer: CustomerId,
    change: { readonly from: string; readonly to: string; readonly keep: SessionId },
  ): Promise<"changed" | "changed-meanwhile">;
  /** Has a job done that answers somebody who forgot theirs. */
  askReset(job: SignInJob, key: string): Promise<void>;
  /** Keeps a key that sets a new password, once, until then; the customer's former keys no longer do. Its letter is sent if and only if it is kept. */
  putResetKey(reset: { readonly customer: CustomerId; readonly keyHash: string; readonly until: number }, letter: LetterJob): Promise<void>;
  hasResetKey(keyHash: string, at: number): Promise<boolean>;
  /** Sets the password of the key's customer and ends all their sessions. */
  reset(keyHash: string, hash: string, at: number): Promise<"reset" | "no-such-key">;
};
export const Passwords = token<Passwords>("Passwords");
