import * as fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { groupId } from "#core/fitbook/group.ts";
import { makeListGroupMembers } from "#core/fitbook/groups/list-group-members.use-case.ts";
import { makeShowGroup } from "#core/fitbook/groups/show-group.use-case.ts";
import { visibleGroups } from "#core/fitbook/groups/visible-group.ts";
import { makeListPeople } from "#core/fitbook/people/list-people.use-case.ts";
import { makeShowPerson } from "#core/fitbook/people/show-person.use-case.ts";
import { visibleWorld } from "#core/fitbook/visibility/visible-world.ts";
import { personState } from "#core/fitbook/people/person-state.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryGroups } from "#adapters/memory/fitbook/groups/groups.ts";
import { memoryPeople } from "#adapters/memory/fitbook/people.ts";
import { pairKey } from "#adapters/memory/fitbook/relations.ts";
import { groupRowOf } from "#adapters/postgres/fitbook/groups/group-facts.ts";
import { postgresGroups } from "#adapters/postgres/fitbook/groups/groups.ts";
import { postgresPeople, putFitbookProfile } from "#adapters/postgres/fitbook/people.ts";
import { miscountedFollows, miscountedGroups } from "#adapters/postgres/fitbook/recount.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase, aPlace } from "#tests/postgres.ts";
import { aFitbookProfile } from "./a-fitbook-profile.ts";
import { aGroup } from "./a-group.ts";
import { someoneCalled } from "./relations.ts";
import type { GroupId } from "#core/fitbook/group.ts";
import type { Groups } from "#core/fitbook/groups/groups.port.ts";
import type { MemberList } from "#core/fitbook/groups/list-group-members.use-case.ts";
import type { People } from "#core/fitbook/profiles/people.port.ts";
import type { FollowFacts, MemberState, World } from "#core/fitbook/visibility/world.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase(await aPlace());
});
afterAll(() => db.destroy());

type Standing = "staying" | "blocked" | "leaving";

/** Where ties are put as they may come to stand, whoever put them there. `state` null: there is none. */
type Kept = {
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

const SHOWS_ALL = { shows: { about: "everybody", lists: "everybody", badges: "me" } } as const;

const adapters: Record<string, () => Kept> = {
  memory: () => {
    const memory = new Memory();
    const { ties, customers } = memory;
    const put = <Value>(kept: Map<string, Value>, key: string, value: Value | null) =>
      value === null ? kept.delete(key) : kept.set(key, value);
    return {
      people: memoryPeople(memory),
      groups: memoryGroups(memory),
      troubles: async () => [],
      async someone() {
        const id = customerId(crypto.randomUUID());
        customers.set(id, { customer: someoneCalled(id, "Asha"), password: null, referenceCode: null });
        return id;
      },
      enter: async (person) => ties.profiles.set(person, aFitbookProfile("Asha", SHOWS_ALL)),
      async stand(person, kind) {
        const kept = customers.get(person) ?? expect.unreachable();
        const status = kind === "leaving" ? ({ kind, erasedFrom: now } as const) : ({ kind } as const);
        customers.set(person, { ...kept, customer: { ...kept.customer, status } });
      },
      follow: async (from, to, state) => put(ties.follows, pairKey(from, to), state),
      block: async (from, to, isBlocked) => (isBlocked ? ties.blocks.add(pairKey(from, to)) : ties.blocks.delete(pairKey(from, to))),
      async aGroup() {
        const group = aGroup({ isOpen: true });
        ties.groups.set(group.id, group);
        return group.id;
      },
      tie: async (group, person, state) =>
        put(ties.groupTies, pairKey(group, person), state === null ? null : { group, person, state, changedAt: now }),
    };
  },
  postgres: () => ({
    people: postgresPeople(db),
    groups: postgresGroups(db),
    async someone() {
      const id = crypto.randomUUID();
      await db
        .insertInto("customer")
        .values({ id, name: "Asha", mobile: null, email: null, created_at: new Date(now) })
        .execute();
      return customerId(id);
    },
    enter: (customer) => putFitbookProfile(db, { customer, profile: aFitbookProfile("Asha", SHOWS_ALL), at: now }),
    stand: (person, standing) =>
      db
        .updateTable("customer")
        .set({ standing, due_from: standing === "leaving" ? new Date(now) : null })
        .where("id", "=", person)
        .execute(),
    follow: (from, to, state) =>
      state === null
        ? sql`delete from follow where follower = ${from} and followed = ${to}`.execute(db)
        : sql`insert into follow (follower, followed, state, changed_at) values (${from}, ${to}, ${state}, now())
            on conflict (follower, followed) do update set state = excluded.state`.execute(db),
    block: (from, to, isBlocked) =>
      isBlocked
        ? sql`insert into customer_block (blocker, blocked, blocked_at) values (${from}, ${to}, now()) on conflict do nothing`.execute(db)
        : sql`delete from customer_block where blocker = ${from} and blocked = ${to}`.execute(db),
    async aGroup() {
      const group = aGroup({ isOpen: true });
      await db
        .insertInto("fitbook_group")
        .values({ ...groupRowOf(group), created_at: new Date(now) })
        .execute();
      return group.id;
    },
    tie: (group, person, state) =>
      state === null
        ? sql`delete from fitbook_group_member where place = ${group} and customer = ${person}`.execute(db)
        : sql`insert into fitbook_group_member (place, customer, state, changed_at) values (${group}, ${person}, ${state}, now())
            on conflict (place, customer) do update set state = excluded.state`.execute(db),
    troubles: async () => [...(await miscountedFollows(db)), ...(await miscountedGroups(db))],
  }),
};

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
async function aWorld(kept: Kept) {
  const ids: CustomerId[] = [];
  for (let nth = 0; nth < PEOPLE; nth += 1) ids.push(await kept.someone());
  const groups = [await kept.aGroup(), await kept.aGroup()];
  const idOf = (nth: number) => ids[nth] ?? expect.unreachable();
  const standings = new Map<CustomerId, Standing>();
  const entered = new Set<CustomerId>();
  const follows = new Map<string, FollowFacts>();
  const blocks = new Map<string, { readonly from: string; readonly to: string }>();
  const members = new Map<string, { readonly group: GroupId; readonly person: CustomerId; readonly state: MemberState }>();
  const enter = async (person: CustomerId) => {
    entered.add(person);
    await kept.enter(person);
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
          await kept.follow(from, to, taken.state);
          return;
        }
        case "block": {
          const [from, to] = [idOf(taken.pair.one), idOf(taken.pair.other)];
          if (taken.isBlocked) blocks.set(pairKey(from, to), { from, to });
          else blocks.delete(pairKey(from, to));
          await kept.block(from, to, taken.isBlocked);
          return;
        }
        case "tie": {
          const [group, person] = [groups[taken.group] ?? expect.unreachable(), idOf(taken.one)];
          if (taken.state === null) members.delete(pairKey(group, person));
          else members.set(pairKey(group, person), { group, person, state: taken.state });
          await kept.tie(group, person, taken.state);
          return;
        }
        case "stand":
          standings.set(idOf(taken.one), taken.standing);
          await kept.stand(idOf(taken.one), taken.standing);
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

describe.each(Object.entries(adapters))("a number of Fitbook kept in %s", (_, made) => {
  it("is the length of the viewer's list, and what the rule counts, whoever is gone, blocked or tied how", {
    timeout: 60_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 20 }), async (steps) => {
        const kept = made();
        const { ids, groups, take, world } = await aWorld(kept);
        for (const [nth, taken] of steps.entries()) {
          await take(taken);
          await isRightFor(kept, { viewer: ids[nth % PEOPLE] ?? expect.unreachable(), ids, groups, world: world() });
        }
        for (const viewer of ids) await isRightFor(kept, { viewer, ids, groups, world: world() });
        expect(await kept.troubles()).toEqual([]);
      }),
      { numRuns: 6 },
    );
  });
});

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
