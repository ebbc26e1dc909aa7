import { deskOverHttp } from "#adapters/composition/assessments/desk-over-http.ts";
import { accountLate } from "#web/features/account/late.ts";
import { assessmentsLate } from "#web/features/assessments/late.ts";
import { consultationsLate } from "#web/features/consultations/late.ts";
import { labsLate } from "#web/features/labs/late.ts";
import { signInLate } from "#web/features/sign-in/late.ts";
import type { LateFeature } from "#web/platform/features/late-feature.ts";

/** What the desk asks the server for, and the parts that it takes from other features. */
export const deskLate: LateFeature = {
  overHttp(...given) {
    deskOverHttp(...given);
    for (const { overHttp } of [signInLate, accountLate, assessmentsLate, consultationsLate, labsLate]) overHttp?.(...given);
  },
  stores: (container) => signInLate.stores?.(container),
};
