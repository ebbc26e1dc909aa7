import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { groupId } from "#core/fitbook/group.ts";
import { makeListGroupMembers } from "#core/fitbook/groups/list-group-members.use-case.ts";
import { makeShowGroup } from "#core/fitbook/groups/show-group.use-case.ts";
import { visibleGroups } from "#core/fitbook/groups/visible-group.ts";
import { makeListPeople } from "#core/fitbook/people/list-people.use-case.ts";
import { makeShowPerson } from "#core/fitbook/people/show-person.use-case.ts";
import { visibleWorld } from "#core/fitbook/visibility/visible-world.ts";
import { personState } from "#core/fitbook/people/person-state.ts";
import { pairKey } from "#adapters/memory/fitbook/relations.ts";
import type { GroupId } from "#core/fitbook/group.ts";
import type { Groups } from "#core/fitbook/groups/groups.port.ts";
import type { MemberList } from "#core/fitbook/groups/list-group-members.use-case.ts";
import type { People } from "#core/fitbook/profiles/people.port.ts";
import type { FollowFacts, MemberState, World } from "#core/fitbook/visibility/world.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type Standing = "staying" | "blocked" | "leaving";

/** Where ties are put as they may come to stand, whoever put them there. `state` null: there is none. */
export type Kept = {
  readonly people: People;
  readonly groups: Groups;
  someone(): Promise<CustomerId>;
  enter(person: CustomerId): Promise<unknown>;
  stand(person: CustomerId, standing: Standing): Promise<unknown>;
  follow(from: CustomerId, to: CustomerId, state: FollowFacts["state"] | null): Promise<unknown>;
  block(from: CustomerId, to: CustomerId, isBlocked: boolean): Promise<unknown>;
  aGroup(): Promise<GroupId>;
  tie(group: GroupId, person: CustomerId, state: MemberState | null): Promise<unknown>;
  /** What the doctor says of its numbers. */
  troubles(): Promise<readonly unknown[]>;
};

export const SHOWS_ALL = { shows: { about: "everybody", lists: "everybody", badges: "me" } } as const;

const PEOPLE = 5;
const who = fc.nat(PEOPLE - 1);
const pair = fc.record({ one: who, other: who }).filter(({ one, other }) => one !== other);
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      what: fc.constant("follow" as const),
      pair,
      state: fc.constantFrom("following", "following", "requested", "declined", null),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant("tie" as const),
      one: who,
      group: fc.nat(1),
      state: fc.constantFrom("member", "member", "admin", "requested", "invited", "declined", "banned", null),
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant("block" as const), pair, isBlocked: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constant("stand" as const), one: who, standing: fc.constantFrom("staying", "blocked", "leaving") }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant("enter" as const), one: who }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** People and groups in a store, and the same ties as facts. The last person has not entered yet. */
async function aWorld(stored: Kept) {
  const ids: CustomerId[] = [];
  for (let nth = 0; nth < PEOPLE; nth += 1) ids.push(await stored.someone());
  const groups = [await stored.aGroup(), await stored.aGroup()];
  const idOf = (nth: number) => ids[nth] ?? expect.unreachable();
  const standings = new Map<CustomerId, Standing>();
  const entered = new Set<CustomerId>();
  const follows = new Map<string, FollowFacts>();
  const blocks = new Map<string, { readonly from: string; readonly to: string }>();
  const members = new Map<string, { readonly group: GroupId; readonly person: CustomerId; readonly state: MemberState }>();
  const enter = async (person: CustomerId) => {
    entered.add(person);
    await stored.enter(person);
  };
  for (const person of ids.slice(0, -1)) await enter(person);

  return {
    ids,
    groups,
    async take(taken: Step): Promise<void> {
      switch (taken.what) {
        case "follow": {
          const [from, to] = [idOf(taken.pair.one), idOf(taken.pair.other)];
          if (taken.state === null) follows.delete(pairKey(from, to));
          else follows.set(pairKey(from, to), { from, to, state: taken.state });
          await stored.follow(from, to, taken.state);
          return;
        }
        case "block": {
          const [from, to] = [idOf(taken.pair.one), idOf(taken.pair.other)];
          if (taken.isBlocked) blocks.set(pairKey(from, to), { from, to });
          else blocks.delete(pairKey(from, to));
          await stored.block(from, to, taken.isBlocked);
          return;
        }
        case "tie": {
          const [group, person] = [groups[taken.group] ?? expect.unreachable(), idOf(taken.one)];
          if (taken.state === null) members.delete(pairKey(group, person));
          else members.set(pairKey(group, person), { group, person, state: taken.state });
          await stored.tie(group, person, taken.state);
          return;
        }
        case "stand":
          standings.set(idOf(taken.one), taken.standing);
          await stored.stand(idOf(taken.one), taken.standing);
          return;
        case "enter":
          await enter(idOf(taken.one));
          return;
      }
    },
    world: (): World => ({
      people: ids.map((id) => ({
        id,
        state: personState(standings.get(id) ?? "staying", entered.has(id)),
        isFindable: true,
        ...SHOWS_ALL.shows,
      })),
      follows: [...follows.values()],
      blocks: [...blocks.values()],
      mutes: [],
      posts: [],
      notifications: [],
      groups: groups.map((id) => ({
        id,
        isOpen: true,
        isDeleted: false,
        members: [...members.values()].filter(({ group }) => group === id),
      })),
    }),
  };
}

type Place = {
  readonly viewer: CustomerId;
  readonly ids: readonly CustomerId[];
  readonly groups: readonly GroupId[];
  readonly world: World;
};

async function isRightFor({ people, groups: port }: Kept, { viewer, ids, groups, world }: Place): Promise<void> {
  const show = makeShowPerson({ people, groups: port, challenges: { badgeTally: async () => ({}) } });
  const list = makeListPeople({ people });
  const membersOf = makeListGroupMembers({ people, groups: port });
  const ruled = visibleWorld({ world, viewer: { kind: "person", id: viewer }, link: null });
  const lengthOf = async (of: CustomerId, kind: "followers" | "following") => {
    const answer = await list(viewer, { kind, of, after: null });
    return answer.kind === "ok" ? answer.value.people.length : null;
  };
  for (const [nth, id] of ids.entries()) {
    const shown = await show(viewer, { id, as: null });
    const expected = ruled.people[nth] ?? expect.unreachable();
    expect(shown.kind === "ok").toBe(expected.sees);
    if (shown.kind === "refused") continue;
    const { followers, following } = shown.value;
    expect({ followers, following }).toEqual({ followers: expected.followers, following: expected.following });
    expect({ followers, following }).toEqual({ followers: await lengthOf(id, "followers"), following: await lengthOf(id, "following") });
  }
  const lengthOfGroup = async (group: GroupId, kind: MemberList) => {
    const answer = await membersOf(viewer, { group, list: kind, after: null });
    return answer.kind === "ok" ? answer.value.members.length : null;
  };
  for (const [nth, group] of groups.entries()) {
    const shown = await makeShowGroup({ groups: port })(viewer, group);
    const expected = ruled.groups[nth] ?? expect.unreachable();
    expect(shown.kind === "ok").toBe(expected.sees !== "missing");
    if (shown.kind === "refused") continue;
    const { sees, members, requests } = shown.value;
    expect({ members, requests }).toEqual({ members: expected.members, requests: expected.requests });
    if (sees === "full") expect(members).toBe(await lengthOfGroup(group, "members"));
    if (requests !== null) expect(requests).toBe(await lengthOfGroup(group, "requests"));
  }
  // Of several groups at once each has its own.
  const look = { tallies: await port.tallies(viewer, groups.map(groupId)), link: null };
  const together = visibleGroups(await port.facts(viewer, groups), look).map(({ id, members }) => [id, members]);
  expect(together).toEqual(ruled.groups.flatMap(({ id, sees, members }) => (sees === "missing" ? [] : [[id, members]])));
}

export function numbersSuite(store: string, made: () => Kept): void {
  describe(`a number of Fitbook kept in ${store}`, () => {
    it("is the length of the viewer's list, and what the rule counts, whoever is gone, blocked or tied how", {
      timeout: 60_000,
    }, async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 20 }), async (steps) => {
          const stored = made();
          const { ids, groups, take, world } = await aWorld(stored);
          for (const [nth, taken] of steps.entries()) {
            await take(taken);
            await isRightFor(stored, { viewer: ids[nth % PEOPLE] ?? expect.unreachable(), ids, groups, world: world() });
          }
          for (const viewer of ids) await isRightFor(stored, { viewer, ids, groups, world: world() });
          expect(await stored.troubles()).toEqual([]);
        }),
        { numRuns: 6 },
      );
    });
  });
}
