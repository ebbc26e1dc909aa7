import { MEMBER_ROLES } from "#core/fitbook/visibility/member-role.ts";
import { FEWEST_IN_COMMON } from "#core/fitbook/people/suggestion.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { memoryGroups } from "./groups/groups.ts";
import { memoryPeople } from "./people.ts";
import { pairKey } from "./relations.ts";
import type { SuggestionCandidate, Suggestions } from "#core/fitbook/people/suggestions.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export function memorySuggestions(memory: Memory): Suggestions {
  const { ties } = memory;
  const [people, groups] = [memoryPeople(memory), memoryGroups(memory)];
  return {
    async candidates({ viewer, dismissedAfter, limit }) {
      const followed = await people.candidates({ list: { kind: "following", of: viewer }, after: null, limit: Infinity });
      const places = (await groups.groupsOf(viewer)).filter((id) => ties.groups.get(id)?.deletedAt === null);
      const members = await Promise.all(
        places.map(async (group) => {
          const list = { kind: "of-group", group, states: MEMBER_ROLES } as const;
          return { group, people: await people.candidates({ list, after: null, limit: Infinity }) };
        }),
      );
      return [...ties.profiles]
        .filter(([id, { isFindable }]) => isFindable && id !== viewer && !hasTie(viewer, id, dismissedAfter))
        .map(([id]): SuggestionCandidate => {
          const followedBy = followed.filter((one) => ties.follow(one, id) === "following");
          const shared = members.filter((group) => group.people.includes(id)).map(({ group }) => group);
          return { id, followedBy: followedBy.length < FEWEST_IN_COMMON ? [] : followedBy, groups: shared };
        })
        .filter((one) => one.followedBy.length + one.groups.length > 0)
        .toSorted(mostInCommonFirst)
        .slice(0, limit);
    },
    async dismiss({ customer, other, at, forgetBefore }) {
      for (const [pair, dismissedAt] of ties.dismissed)
        if (pair.startsWith(pairKey(customer, "")) && dismissedAt < forgetBefore) ties.dismissed.delete(pair);
      ties.dismissed.set(pairKey(customer, other), at);
    },
    async restore({ customer, other }) {
      ties.dismissed.delete(pairKey(customer, other));
    },
  };

  function hasTie(viewer: CustomerId, other: string, dismissedAfter: number): boolean {
    const id = customerId(other);
    return (
      ties.follow(viewer, id) !== "none" ||
      ties.withdrawnFollows.has(pairKey(viewer, id)) ||
      ties.follow(id, viewer) === "declined" ||
      ties.mutes.has(pairKey(viewer, id)) ||
      ties.areBlocked(viewer, id) ||
      (ties.dismissed.get(pairKey(viewer, id)) ?? -Infinity) > dismissedAfter
    );
  }
}

const mostInCommonFirst = (one: SuggestionCandidate, other: SuggestionCandidate): number =>
  other.followedBy.length - one.followedBy.length || other.groups.length - one.groups.length || (one.id < other.id ? -1 : 1);
