import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { People } from "../profiles/people.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { FitbookProfile } from "../profiles/fitbook-profile.ts";

/** Changes how a person is seen from the next request on. Source: specification/fitbook.md, People. */
export type ChangeFitbookProfile = (
  customer: CustomerId,
  profile: FitbookProfile,
) => Promise<Result<FitbookProfile, { readonly kind: "not-entered" }>>;
export const ChangeFitbookProfile = useCase<ChangeFitbookProfile>("fitbook", "ChangeFitbookProfile");

export const makeChangeFitbookProfile = maker(
  ChangeFitbookProfile,
  { people: People, now: Clock },
  ({ people, now }: { readonly people: Pick<People, "change">; readonly now: Clock }) =>
    (customer, profile) =>
      people.change<Awaited<ReturnType<ChangeFitbookProfile>>>(customer, now(), ({ profile: before }) =>
        before === null
          ? { after: null, answer: refused({ kind: "not-entered" }) }
          : { after: { profile, birthdate: null }, answer: ok(profile) },
      ),
);
