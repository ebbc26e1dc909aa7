import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { MADE_UP, madeUpPeople, madeUpTallies } from "../posts/made-up-facts.ts";
import { viewerFor } from "../posts/view-as.ts";
import { visiblePeople, visibleProfile } from "../profiles/visible-person.ts";
import { maker } from "../../shared/use-case.ts";
import { People } from "../profiles/people.port.ts";
import { Groups } from "../groups/groups.port.ts";
import { Challenges } from "../challenges/challenges.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { ViewAs } from "../posts/view-as.ts";
import type { MadeUpViewer } from "../visibility/viewer.ts";
import type { VisibleProfile } from "../profiles/visible-person.ts";

/** `as`: one's own profile as others get it; null: as oneself. */
export type ShownPerson = { readonly id: CustomerId; readonly as: ViewAs | null };

/**
 * Somebody's profile, one's own too. Whoever is not seen is missing like somebody who does not exist. Source: specification/visibility.md,
 * A person.
 */
export type ShowPerson = (customer: CustomerId, person: ShownPerson) => Promise<Result<VisibleProfile, { readonly kind: "unknown-user" }>>;
export const ShowPerson = useCase<ShowPerson>("fitbook", "ShowPerson");

type Needs = {
  readonly people: Pick<People, "facts" | "tallies">;
  readonly groups: Pick<Groups, "facts">;
  readonly challenges: Pick<Challenges, "badgeTally">;
};

export const makeShowPerson = maker(
  ShowPerson,
  { people: People, groups: Groups, challenges: Challenges },
  ({ people, groups, challenges }: Needs) => {
    return async (customer, { id, as }) => {
      const viewer = as === null ? null : await viewerFor(groups, { customer, whose: id }, as);
      if (as !== null && viewer === null) return refused({ kind: "unknown-user" });
      const profile = await profileFor(customer, id, viewer);
      return profile === null ? refused({ kind: "unknown-user" }) : ok(profile);
    };

    /** Nothing is counted of who is not seen: being blocked takes as long as looking for nobody. */
    async function profileFor(customer: CustomerId, id: CustomerId, madeUp: MadeUpViewer | null): Promise<VisibleProfile | null> {
      const viewer = madeUp === null ? customer : MADE_UP;
      const found = await people.facts(viewer, [id]);
      const facts = madeUp === null ? found : madeUpPeople(found, madeUp);
      if (visiblePeople(facts).length === 0) return null;
      const [follows, badges] = await Promise.all([people.tallies(viewer, id), challenges.badgeTally(id)]);
      return visibleProfile(facts, { follows: madeUp === null ? follows : madeUpTallies(follows, madeUp), badges });
    }
  },
);
