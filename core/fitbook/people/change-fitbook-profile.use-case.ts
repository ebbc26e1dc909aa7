import { ok, refused } from "../../shared/result.ts";
import { token } from "../../shared/token.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { FitbookProfile } from "../profiles/fitbook-profile.ts";
import type { People } from "../profiles/people.port.ts";

/** Changes how a person is seen from the next request on. Source: specification/fitbook.md, People. */
export type ChangeFitbookProfile = (
  customer: CustomerId,
  profile: FitbookProfile,
) => Promise<Result<FitbookProfile, { readonly kind: "not-entered" }>>;
export const ChangeFitbookProfile = token<ChangeFitbookProfile>("ChangeFitbookProfile");

export const makeChangeFitbookProfile =
  ({ people, now }: { readonly people: Pick<People, "change">; readonly now: Clock }): ChangeFitbookProfile =>
  (customer, profile) =>
    people.change<Awaited<ReturnType<ChangeFitbookProfile>>>(customer, now(), ({ profile: before }) =>
      before === null
        ? { after: null, answer: refused({ kind: "not-entered" }) }
        : { after: { profile, birthdate: null }, answer: ok(profile) },
    );
