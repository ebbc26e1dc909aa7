import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { Codes } from "../codes/codes.port.ts";
import { Customers } from "../../identity/customers.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { Mobile } from "../../identity/mobile.ts";
import type { Session } from "../../identity/session.ts";
import type { Result } from "../../shared/result.ts";
import type { NotProved } from "../sign-up/register.use-case.ts";

/**
 * Puts a mobile on the profile, if this session proved it by a code within the last 10 minutes.
 * Source: specification/sign-in.md, Adding a mobile.
 */
export type AddMobile = (session: Session, mobile: Mobile) => Promise<Result<Mobile, NotProved | { readonly kind: "mobile-taken" }>>;
export const AddMobile = useCase<AddMobile>("sign-in", "AddMobile");

export const makeAddMobile = maker(
  AddMobile,
  { codes: Codes, customers: Customers, now: Clock },
  ({ codes, customers, now }) =>
    async ({ id, customer }, mobile) => {
      const proof = await codes.use({ purpose: "own-mobile", target: mobile, asker: id, challenge: null }, now());
      if (proof === null) return refused({ kind: "not-proved" });
      return (await customers.putMobile(customer, mobile)) === "taken" ? refused({ kind: "mobile-taken" }) : ok(mobile);
    },
);
