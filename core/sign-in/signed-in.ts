import { ok, refused } from "../shared/result.ts";
import type { Customer } from "../identity/customer.ts";
import type { Sessions } from "../identity/sessions.port.ts";
import type { Result } from "../shared/result.ts";
import type { User, UserOf } from "../me/user.ts";

/** `bearer` opens the account. If the account is to be erased (see its status), `bearer` restores it and opens nothing else. */
export type SignedIn = { readonly user: User; readonly bearer: string };

/** Support has blocked the account. This is said only to a person who has proved that it is theirs. */
export type Blocked = { readonly kind: "blocked" };

/** Opens what the status of the proved customer's account allows. */
export async function signedIn(
  { sessions, userOf }: { readonly sessions: Sessions; readonly userOf: UserOf },
  customer: Customer,
  at: number,
): Promise<Result<SignedIn, Blocked>> {
  switch (customer.status.kind) {
    case "staying": {
      const { bearer } = await sessions.open(customer.id, at);
      return ok({ user: await userOf(customer), bearer });
    }
    case "leaving": {
      const { bearer } = await sessions.openRecovery(customer.id, at);
      return ok({ user: await userOf(customer), bearer });
    }
    case "blocked":
    case "erased":
    case "forgotten":
      return refused({ kind: "blocked" });
  }
}
