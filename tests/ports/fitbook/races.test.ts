import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { makeBlockUser } from "#core/fitbook/blocks/block-user.use-case.ts";
import { makeChangeGroupMember } from "#core/fitbook/groups/change-group-member.use-case.ts";
import { makeEditGroup } from "#core/fitbook/groups/edit-group.use-case.ts";
import { MOST_MEMBERS } from "#core/fitbook/groups/group-limits.ts";
import { makeMakeGroup } from "#core/fitbook/groups/make-group.use-case.ts";
import { visibleGroups } from "#core/fitbook/groups/visible-group.ts";
import { makeFollowGroupLink } from "#core/fitbook/links/follow-group-link.use-case.ts";
import { makeMakeGroupLink } from "#core/fitbook/links/make-group-link.use-case.ts";
import { makeLikePost } from "#core/fitbook/posts/like-post.use-case.ts";
import { LONGEST_POST, postTextIn } from "#core/fitbook/post-text.ts";
import { makePublishPost } from "#core/fitbook/posts/publish-post.use-case.ts";
import { makeShowThread } from "#core/fitbook/posts/show-thread.use-case.ts";
import { makeWriteComment } from "#core/fitbook/posts/write-comment.use-case.ts";
import { groupId } from "#core/fitbook/group.ts";
import { makeAnswerFollower } from "#core/notifications/answer-follower.use-case.ts";
import { notificationId } from "#core/notifications/notification.ts";
import { ok, refused } from "#core/shared/result.ts";
import { postgresGroupLinks } from "#adapters/postgres/fitbook/groups/group-links.ts";
import { linkTokens } from "#adapters/secrets/link-tokens.ts";
import { postgresGroups } from "#adapters/postgres/fitbook/groups/groups.ts";
import { postgresPeople } from "#adapters/postgres/fitbook/people.ts";
import { postgresPosts } from "#adapters/postgres/fitbook/posts/posts.ts";
import { now } from "#tests/fixtures.ts";
import { aHeardDatabase } from "#tests/postgres.ts";
import { relationsInPostgres } from "./relations.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PostId } from "#core/fitbook/post-id.ts";
import type { Result } from "#core/shared/result.ts";

const { db, beats } = await aHeardDatabase();
const ties = relationsInPostgres(db, beats);

const clock = () => now;
const newId = () => randomUUID();
const text = postTextIn("At the gate at six", LONGEST_POST) ?? expect.unreachable();
const details = { name: "Morning walkers", about: "", rules: "", isOpen: true, mayMembersInvite: false };

function value<Value>(result: Result<Value, unknown>): Value {
  if (result.kind === "refused") throw new TypeError(`refused: ${JSON.stringify(result.refusal)}`);
  return result.value;
}

/** What many people do at the same moment, over one database. */
function crowd() {
  const [posts, groups, people] = [postgresPosts(db), postgresGroups(db), postgresPeople(db)];
  const limits = { count: async () => ({ kind: "counted" }) as const };
  const needs = { posts, groups, people, limits, customers: { joinedAt: async () => null }, now: clock, newId };
  const answer = makeAnswerFollower({ requests: ties.port, now: clock, newId: () => notificationId(newId()) });
  const comment = makeWriteComment(needs);
  const publish = makePublishPost(needs);
  return {
    people: (count: number) => Promise.all(Array.from({ length: count }, () => ties.someone())),
    write: async (by: CustomerId) => value(await publish(by, { key: newId(), text, audience: "everybody", group: null })).id,
    comment: (by: CustomerId, post: PostId) => comment(by, { post, parent: null, key: newId(), text }),
    like: makeLikePost(needs),
    show: makeShowThread(needs),
    block: makeBlockUser({ blocks: ties.blocks, now: clock }),
    groups,
    links: postgresGroupLinks(db),
    edit: makeEditGroup(needs),
    make: async (owner: CustomerId) => groupId(value(await makeMakeGroup(needs)(owner, details))),
    step: makeChangeGroupMember(needs),
    ask: (from: CustomerId, to: CustomerId) => ties.requests.follow(from, to, { id: notificationId(newId()), at: now }),
    accept: (customer: CustomerId, other: CustomerId) => answer(customer, { other, answer: "accept" }),
    follows: (one: CustomerId, other: CustomerId) =>
      db.selectFrom("follow").select("state").where("follower", "in", [one, other]).where("followed", "in", [one, other]).execute(),
    roles: async (group: string) =>
      (await db.selectFrom("fitbook_group_member").select("state").where("place", "=", group).execute()).map(({ state }) => state),
  };
}

/** With a limit for a machine that does much else. */
describe("people of Fitbook at the same moment", { timeout: 120_000 }, () => {
  it("like a post 200 times from 50 accounts, each once", async () => {
    const { people, write, like, show } = crowd();
    const [asha, ...fans] = await people(51);
    const post = await write(asha ?? expect.unreachable());
    const answers = await Promise.all([...fans, ...fans, ...fans, ...fans].map((fan) => like(fan, { post, isLiked: true })));
    expect(answers.every(({ kind }) => kind === "ok")).toBe(true);
    expect(value(await show(fans[0] ?? expect.unreachable(), post)).post.likes).toBe(50);
    await Promise.all(fans.map((fan, nth) => like(fan, { post, isLiked: nth >= 20 })));
    expect(value(await show(fans[0] ?? expect.unreachable(), post)).post.likes).toBe(30);
  });

  it("ask 200 times to follow one person, and one another, each once", async () => {
    const { people, ask, accept, follows } = crowd();
    const [asha = expect.unreachable(), ...fans] = await people(51);
    await Promise.all([...fans, ...fans].flatMap((fan) => [ask(fan, asha), ask(asha, fan)]));
    for (const fan of fans) expect(await follows(asha, fan)).toEqual([{ state: "requested" }, { state: "requested" }]);
    await Promise.all(fans.flatMap((fan) => [accept(asha, fan), accept(fan, asha)]));
    for (const fan of fans) expect(await follows(asha, fan)).toEqual([{ state: "following" }, { state: "following" }]);
  });

  it("see nothing of whom they block, whatever the other does meanwhile", async () => {
    const { people, write, comment, like, show, block, make, step, ask, accept, follows, roles } = crowd();
    for (let round = 0; round < 10; round += 1) {
      const [asha = expect.unreachable(), ravi = expect.unreachable(), meera = expect.unreachable()] = await people(3);
      const [hers, his, group] = [await write(asha), await write(ravi), await make(asha)];
      await ask(ravi, asha);
      await Promise.all([
        ...[comment(ravi, hers), like(ravi, { post: hers, isLiked: true }), step(ravi, { group, person: null, event: "join" })],
        ...[round % 2 === 0 ? block(asha, ravi) : block(ravi, asha), accept(asha, ravi), ask(asha, ravi)],
      ]);
      expect([(await show(asha, his)).kind, (await show(ravi, hers)).kind]).toEqual(["refused", "refused"]);
      expect(value(await show(meera, hers)).post).toMatchObject({ likes: 0, comments: 0 });
      expect([await follows(asha, ravi), await roles(group)]).toEqual([[], ["owner"]]);
    }
  });

  it("block one another, and are apart whoever came first", async () => {
    const { people, block } = crowd();
    const [asha = expect.unreachable(), ...others] = await people(21);
    await Promise.all(others.flatMap((one) => [block(asha, one), block(one, asha)]));
    const blocks = await db.selectFrom("customer_block").select(["blocker", "blocked"]).execute();
    const ends = blocks.flatMap(({ blocker, blocked }) => [blocker, blocked]);
    expect(others.filter((one) => !ends.includes(one))).toEqual([]);
  });

  it("leave a group with one owner when it is handed over while the next one leaves", async () => {
    const { people, make, step, roles } = crowd();
    for (let round = 0; round < 10; round += 1) {
      const [asha = expect.unreachable(), ravi = expect.unreachable()] = await people(2);
      const group = await make(asha);
      value(await step(ravi, { group, person: null, event: "join" }));
      await step(asha, { group, person: ravi, event: "promote" });
      await Promise.all([
        step(asha, { group, person: ravi, event: "hand_over" }),
        step(ravi, { group, person: null, event: "leave" }),
        step(asha, { group, person: null, event: "leave" }),
      ]);
      expect((await roles(group)).filter((role) => role === "owner")).toEqual(["owner"]);
    }
  });

  it("take a group's last 10 places, 200 at once, and nobody more", async () => {
    const { people, make, step } = crowd();
    const [asha = expect.unreachable(), ...others] = await people(201);
    const group = await make(asha);
    await sql`with made as (
        insert into customer (id, name, created_at) select ${`${group}-`} || place, 'Ravi', now() from generate_series(1, ${MOST_MEMBERS - 11}::int) place returning id
      ) insert into fitbook_group_member (place, customer, state, changed_at) select ${group}, id, 'member', now() from made`.execute(db);
    const answers = await Promise.all(others.map((one) => step(one, { group, person: null, event: "join" })));
    expect(answers.filter(({ kind }) => kind === "ok")).toHaveLength(10);
    expect(answers.filter(({ kind }) => kind === "refused")).toEqual(Array.from({ length: 190 }, () => refused({ kind: "group-full" })));
    const { members } = await db
      .selectFrom("fitbook_group_member")
      .select(({ fn }) => fn.countAll<number>().as("members"))
      .where("place", "=", group)
      .executeTakeFirstOrThrow();
    expect(members).toBe(MOST_MEMBERS);
  });

  it("take a link's last 10 uses, 200 at once, and nobody more", async () => {
    const { people, make, groups, links, roles } = crowd();
    const [asha = expect.unreachable(), ...others] = await people(201);
    const group = await make(asha);
    const needs = { groups, links, tokens: linkTokens, now: clock, newId };
    const { token } = value(await makeMakeGroupLink(needs)(asha, { group, kind: "join", days: 7, uses: 10 }));
    const follow = makeFollowGroupLink(needs);
    const answers = await Promise.all(others.map((one) => follow(one, token)));
    expect(answers.filter(({ kind }) => kind === "ok")).toEqual(Array.from({ length: 10 }, () => ok("member")));
    expect(answers.filter(({ kind }) => kind === "refused")).toEqual(Array.from({ length: 190 }, () => refused({ kind: "link-ended" })));
    expect((await roles(group)).toSorted()).toEqual([...Array.from({ length: 10 }, () => "member"), "owner"]);
    expect((await links.find(linkTokens.hashOf(token)))?.uses).toBe(10);
  });

  it("become members where they ask while they are invited, whichever came first", async () => {
    const { people, make, step, edit, groups, links, roles } = crowd();
    const [asha = expect.unreachable(), ...others] = await people(21);
    const group = await make(asha);
    value(await edit(asha, { ...details, isOpen: false, group }));
    const needs = { groups, links, tokens: linkTokens, now: clock, newId };
    const { token } = value(await makeMakeGroupLink(needs)(asha, { group, kind: "ask", days: 7, uses: 50 }));
    const ask = makeFollowGroupLink(needs);
    await Promise.all(others.flatMap((one) => [step(asha, { group, person: one, event: "invite" }), ask(one, token)]));
    expect((await roles(group)).toSorted()).toEqual([...Array.from({ length: 20 }, () => "member"), "owner"]);
  });

  it("are not let in by whom they block at that moment, and see no trace of each other", async () => {
    const { people, make, step, edit, groups, links, block, roles, write, show } = crowd();
    for (let round = 0; round < 10; round += 1) {
      const [asha = expect.unreachable(), ravi = expect.unreachable()] = await people(2);
      const group = await make(asha);
      value(await edit(asha, { ...details, isOpen: false, group }));
      const needs = { groups, links, tokens: linkTokens, now: clock, newId };
      const { token } = value(await makeMakeGroupLink(needs)(asha, { group, kind: "ask", days: 7, uses: 50 }));
      expect(await makeFollowGroupLink(needs)(ravi, token)).toEqual(ok("requested"));
      const [, , his] = await Promise.all([
        step(asha, { group, person: ravi, event: "let_in" }),
        round % 2 === 0 ? block(asha, ravi) : block(ravi, asha),
        write(ravi),
      ]);
      expect(await roles(group)).toEqual(["owner"]);
      expect((await show(asha, his)).kind).toBe("refused");
      expect(await groups.facts(ravi, [group]).then((facts) => visibleGroups(facts, { tallies: [], link: group }))).toEqual([]);
    }
  });
});
