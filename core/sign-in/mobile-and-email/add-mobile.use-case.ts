import { ok, refused } from "../../shared/result.ts";
import { token } from "../../shared/token.ts";
import type { Customers } from "../../identity/customers.port.ts";
import type { Mobile } from "../../identity/mobile.ts";
import type { Session } from "../../identity/session.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { Codes } from "../codes/codes.port.ts";
import type { NotProved } from "../sign-up/register.use-case.ts";

/**
 * Puts a mobile on the profile, if this session proved it by a code within the last 10 minutes.
 * Source: specification/sign-in.md, Adding a mobile.
 */
export type AddMobile = (session: Session, mobile: Mobile) => Promise<Result<Mobile, NotProved | { readonly kind: "mobile-taken" }>>;
export const AddMobile = token<AddMobile>("AddMobile");

type Needs = {
  readonly codes: Codes;
  readonly customers: Customers;
  readonly now: Clock;
};

export function makeAddMobile({ codes, customers, now }: Needs): AddMobile {
  return async ({ id, customer }, mobile) => {
    const proof = await codes.use({ purpose: "own-mobile", target: mobile, asker: id, challenge: null }, now());
    if (proof === null) return refused({ kind: "not-proved" });
    return (await customers.putMobile(customer, mobile)) === "taken" ? refused({ kind: "mobile-taken" }) : ok(mobile);
  };
}
