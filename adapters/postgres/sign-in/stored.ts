import { SIGN_IN_JOBS } from "#core/sign-in/sign-in-job.ts";
import { mobileAndEmailOf } from "#adapters/postgres/identity/mobile-and-email-of.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";

export const storedSignIn: StoredArea = {
  name: "sign-in",
  jobs: SIGN_IN_JOBS,
  erase: (trx, customer) => trx.deleteFrom("one_time_code").where("target", "in", mobileAndEmailOf(customer)).execute(),
  erased: [["password_reset", "customer"]],
  notExported: [["password_reset", "customer"]],
};
