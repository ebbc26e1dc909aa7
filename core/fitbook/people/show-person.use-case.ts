import { ok, refused } from "../../shared/result.ts";
import { token } from "../../shared/token.ts";
import { visibleProfile } from "./visible-person.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { Challenges } from "../challenges/challenges.port.ts";
import type { People } from "./people.port.ts";
import type { VisibleProfile } from "./visible-person.ts";

/** Somebody's profile, one's own too. Whoever is not seen is missing like somebody who never was. Source: specification/visibility.md, A person. */
export type ShowPerson = (customer: CustomerId, id: CustomerId) => Promise<Result<VisibleProfile, { readonly kind: "unknown-user" }>>;
export const ShowPerson = token<ShowPerson>("ShowPerson");

type Needs = { readonly people: Pick<People, "facts" | "tallies">; readonly challenges: Pick<Challenges, "badgeTally"> };

export function makeShowPerson({ people, challenges }: Needs): ShowPerson {
  return async (customer, id) => {
    const [facts, follows, badges] = await Promise.all([
      people.facts(customer, [id]),
      people.tallies(customer, id),
      challenges.badgeTally(id),
    ]);
    const profile = visibleProfile(facts, { follows, badges });
    return profile === null ? refused({ kind: "unknown-user" }) : ok(profile);
  };
}
