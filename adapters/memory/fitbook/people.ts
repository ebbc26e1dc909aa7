import { nameKeysOf } from "#core/fitbook/people/name-keys.ts";
import { personState } from "#core/fitbook/people/person-state.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { pairKey, pairsIn } from "./relations.ts";
import type { FollowTally, OwnPlace, People, PeopleList, PersonRecord } from "#core/fitbook/profiles/people.port.ts";
import type { Follow } from "#core/fitbook/follow.ts";
import type { FollowFacts, PersonFacts, PersonState } from "#core/fitbook/visibility/world.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export function memoryPeople(memory: Memory): People {
  const { ties, customers } = memory;
  return {
    own: async (customer) => own(customer),
    async change(customer, _at, decide) {
      const { after, answer } = decide(own(customer));
      if (after === null) return answer;
      ties.profiles.set(customer, after.profile);
      const stored = customers.get(customer);
      if (after.birthdate !== null && stored !== undefined)
        customers.set(customer, { ...stored, customer: { ...stored.customer, birthdate: after.birthdate } });
      return answer;
    },
    facts: async (viewer, people) => ({
      viewer: factsInMemory(memory, viewer),
      people: people.flatMap(recordOf),
      follows: follows().filter(({ from, to }) => from === viewer || to === viewer),
      blocks: pairsIn(ties.blocks).filter(({ from, to }) => from === viewer || to === viewer),
      mutes: pairsIn(ties.mutes).filter(({ from }) => from === viewer),
    }),
    tallies: async (viewer, person) =>
      follows()
        .filter(({ state }) => state === "following")
        .flatMap(({ from, to }): readonly FollowTally[] => [
          ...(to === person ? [tally(viewer, from, "followers")] : []),
          ...(from === person ? [tally(viewer, to, "following")] : []),
        ]),
    async candidates({ list, after, limit }) {
      const ids = inList(list).toSorted((a, b) => (a < b ? -1 : 1));
      return ids
        .filter((id) => after === null || id > after)
        .slice(0, limit)
        .map(customerId);
    },
    async endFollow({ follower, followed }) {
      if (ties.follow(follower, followed) === "following") ties.follows.delete(pairKey(follower, followed));
    },
    async mute({ customer, other }) {
      ties.mutes.add(pairKey(customer, other));
    },
    async unmute({ customer, other }) {
      ties.mutes.delete(pairKey(customer, other));
    },
  };

  function own(customer: CustomerId): OwnPlace {
    const known = customers.get(customer)?.customer;
    if (known === undefined) throw new RangeError("nobody of that id is signed in");
    return { profile: ties.profiles.get(customer) ?? null, account: { name: known.name, birthdate: known.birthdate } };
  }

  function recordOf(id: CustomerId): readonly PersonRecord[] {
    const profile = ties.profiles.get(id);
    if (profile === undefined) return [];
    const picture = ties.pictures.get(id) ?? null;
    return [{ id, name: profile.name, about: profile.about, picture, facts: factsInMemory(memory, id) }];
  }

  function follows(): readonly FollowFacts[] {
    return [...ties.follows].flatMap(([pair, state]) => {
      const [from = "", to = ""] = pair.split(" ");
      return isKept(state) ? [{ from, to, state }] : [];
    });
  }

  function tally(viewer: CustomerId, other: string, list: FollowTally["list"]): FollowTally {
    const id = customerId(other);
    return { list, state: stateInMemory(memory, id), isApart: ties.areBlocked(viewer, id), count: 1 };
  }

  function inList(list: PeopleList): readonly string[] {
    switch (list.kind) {
      case "followers":
        return follows().flatMap(({ from, to, state }) => (to === list.of && state === "following" ? [from] : []));
      case "following":
        return follows().flatMap(({ from, to, state }) => (from === list.of && state === "following" ? [to] : []));
      case "requests":
        return follows().flatMap(({ from, to, state }) => (to === list.of && state === "requested" ? [from] : []));
      case "asked":
        return follows().flatMap(({ from, to, state }) => (from === list.of && state !== "following" ? [to] : []));
      case "muted":
        return pairsIn(ties.mutes).flatMap(({ from, to }) => (from === list.of ? [to] : []));
      case "blocked":
        return pairsIn(ties.blocks).flatMap(({ from, to }) => (from === list.of ? [to] : []));
      case "of-group":
        return [...ties.groupTies.values()].flatMap(({ group, person, state }) =>
          group === list.group && list.states.includes(state) ? [person] : [],
        );
      case "named":
        return [...ties.profiles].flatMap(([id, { name }]) => {
          const keys = new Set(nameKeysOf(name));
          return list.keys.every((group) => group.some((key) => keys.has(key))) ? [id] : [];
        });
    }
  }
}

const isKept = (state: Follow): state is Exclude<Follow, "none"> => state !== "none";

export const stateInMemory = ({ customers, ties }: Memory, id: CustomerId): PersonState =>
  personState(customers.get(id)?.customer.status.kind ?? "forgotten", ties.profiles.has(id));

/** Whether somebody is a person whom others can see. */
export const isActiveInMemory = (memory: Memory, id: CustomerId): boolean => stateInMemory(memory, id) === "active";

export function factsInMemory(memory: Memory, id: CustomerId): PersonFacts {
  const profile = memory.ties.profiles.get(id);
  const shows = profile?.shows ?? { about: "me", lists: "me", badges: "me" };
  return { id, state: stateInMemory(memory, id), isFindable: profile?.isFindable === true, ...shows };
}
