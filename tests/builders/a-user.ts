import { customerId } from "#core/identity/customer-id.ts";
import { fullNameIn, NO_NAME } from "#core/identity/full-name.ts";
import type { Customer } from "#core/identity/customer.ts";
import type { User } from "#core/me/user.ts";
import type { SignedIn } from "#core/sign-in/signed-in.ts";

/** Somebody with an account and an empty cart, as they see themselves. */
export const aUser = (given: Partial<Customer> = {}): User => ({
  customer: {
    id: customerId("asha"),
    name: fullNameIn("Asha Rao") ?? NO_NAME,
    mobile: null,
    email: null,
    role: "customer",
    gender: null,
    birthdate: null,
    aggregator: null,
    status: { kind: "staying" },
    ...given,
  },
  thumb: null,
  rewardPoints: 0,
  inviteCode: null,
  invited: 0,
  cart: { lines: [], applied: null, notices: [] },
  wishes: [],
});

/** The answer to whoever has just signed in. */
export const aSignedIn = (given: Partial<Customer> = {}, bearer = `token-of-${given.id ?? "asha"}`): SignedIn => ({
  user: aUser(given),
  bearer,
});
