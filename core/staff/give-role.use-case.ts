import { ok, refused } from "../shared/result.ts";
import type { Customer, Role } from "../identity/customer.ts";
import type { CustomerReference } from "../identity/customer-reference.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { Result } from "../shared/result.ts";
import type { Accounts } from "./accounts.port.ts";

/**
 * Gives a role to a person whose account stays, as staff; `who` is the staff member's name. The role "customer" takes the former role away.
 * It is valid from the next call on. Answers the customer afterwards. Source: specification/sign-in.md, Roles.
 */
export type GiveRole = (
  who: string,
  wanted: { readonly name: CustomerReference; readonly role: Role },
) => Promise<Result<Customer, { readonly kind: "unknown-customer" }>>;

export const makeGiveRole =
  ({ accounts, now }: { readonly accounts: Accounts; readonly now: Clock }): GiveRole =>
  (who, { name, role }) => {
    const at = now();
    return accounts.change<Awaited<ReturnType<GiveRole>>>(name, (customer) => {
      if (customer?.status.kind !== "staying") return { change: null, answer: refused({ kind: "unknown-customer" }) };
      const { id, status, aggregator } = customer;
      const details = { from: customer.role, to: role };
      const audit = { at, who, action: "staff give", subject: { kind: "customer", id }, details } as const;
      return {
        change: { role, aggregator, status, endsSessions: false, isBlockedBeside: null, audit },
        answer: ok({ ...customer, role }),
      };
    });
  };
