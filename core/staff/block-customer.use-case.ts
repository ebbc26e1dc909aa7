import { nextAccountStatus } from "../identity/account-status.ts";
import { ok, refused } from "../shared/result.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { CustomerReference } from "../identity/customer-reference.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { Result } from "../shared/result.ts";
import type { Accounts } from "./accounts.port.ts";

/**
 * `suspended`: to be unblocked, the account is suspended by reports, which are taken back first; a block beside these outlives that, and is
 * then undone. `as-before`: to be blocked, the account is already blocked, not by reports alone, or is to be erased; to be unblocked, it is
 * not blocked.
 */
export type NotBlocked = { readonly kind: "unknown-customer" | "as-before" | "suspended" };

/**
 * Blocks an account as staff, or unblocks it; `who` is the staff member's name. A blocked customer is signed out everywhere and can't sign
 * in, whatever becomes of reports that suspend them. Source: specification/account.md, Erasure.
 */
export type BlockCustomer = (
  who: string,
  wanted: { readonly name: CustomerReference; readonly to: "blocked" | "unblocked" },
) => Promise<Result<CustomerId, NotBlocked>>;

export const makeBlockCustomer =
  ({ accounts, now }: { readonly accounts: Accounts; readonly now: Clock }): BlockCustomer =>
  (who, { name, to }) => {
    const at = now();
    return accounts.change<Result<CustomerId, NotBlocked>>(name, (customer, suspension) => {
      if (customer === null) return { change: null, answer: refused({ kind: "unknown-customer" }) };
      if (to === "unblocked" && suspension !== null) return { change: null, answer: refused({ kind: "suspended" }) };
      const { id, role, aggregator } = customer;
      const status = nextAccountStatus(customer.status, { kind: to });
      const isSuspendedOnly = status.kind === "blocked" && suspension?.isBlockedBeside === false;
      if (status === customer.status && !(to === "blocked" && isSuspendedOnly))
        return { change: null, answer: refused({ kind: "as-before" }) };
      const audit = { at, who, action: "user block", subject: { kind: "customer", id }, details: { to } } as const;
      const isBlockedBeside = to === "blocked";
      return { change: { role, aggregator, status, endsSessions: isBlockedBeside, isBlockedBeside, audit }, answer: ok(id) };
    });
  };
