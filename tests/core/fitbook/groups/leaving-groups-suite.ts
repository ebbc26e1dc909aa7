import { describe, expect, it } from "vitest";
import { makeChangeGroupMember } from "#core/fitbook/groups/change-group-member.use-case.ts";
import { OWNER_GONE_FOR } from "#core/fitbook/groups/group-limits.ts";
import { makeListGroupMembers } from "#core/fitbook/groups/list-group-members.use-case.ts";
import { makeRestoreGroup } from "#core/fitbook/groups/delete-group.use-case.ts";
import { groupId } from "#core/fitbook/group.ts";
import { makeDeleteGroupByStaff } from "#core/fitbook/staff/group-by-staff.use-case.ts";
import { makeMakeGroup } from "#core/fitbook/groups/make-group.use-case.ts";
import { makePassOnGroups } from "#core/fitbook/groups/pass-on-groups.use-case.ts";
import { makeShowGroup } from "#core/fitbook/groups/show-group.use-case.ts";
import { makeDeleteComment } from "#core/fitbook/posts/delete-comment.use-case.ts";
import { LONGEST_POST, postTextIn } from "#core/fitbook/post-text.ts";
import { makePublishPost } from "#core/fitbook/posts/publish-post.use-case.ts";
import { makeShowThread } from "#core/fitbook/posts/show-thread.use-case.ts";
import { makeWriteComment } from "#core/fitbook/posts/write-comment.use-case.ts";
import { ok, refused } from "#core/shared/result.ts";
import { now } from "#tests/fixtures.ts";
import type { Groups } from "#core/fitbook/groups/groups.port.ts";
import type { GroupEvent } from "#core/fitbook/groups/group-event.ts";
import type { People } from "#core/fitbook/profiles/people.port.ts";
import type { PostId } from "#core/fitbook/post-id.ts";
import type { Posts } from "#core/fitbook/posts/posts.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Result } from "#core/shared/result.ts";
import type { RelationPorts } from "#tests/core/fitbook/relations-in-memory.ts";

export type Kept = {
  readonly posts: Posts;
  readonly people: People;
  readonly groups: Groups;
  readonly ties: RelationPorts;
  /** Suspends an account, or takes that back. */
  readonly suspend: (who: CustomerId, isSuspended: boolean) => Promise<void>;
};

const text = postTextIn("At the gate at six", LONGEST_POST) ?? expect.unreachable();
const missing = refused({ kind: "unknown-post" });

function value<Value>(result: Result<Value, unknown>): Value {
  if (result.kind === "refused") throw new TypeError(`refused: ${JSON.stringify(result.refusal)}`);
  return result.value;
}

/** An open group of Ravi with Meera and Asha in it, who came in this order. */
async function walkers({ posts, people, groups, ties }: Kept) {
  const limits = { count: async () => ({ kind: "counted" }) as const };
  const customers = { joinedAt: async () => null };
  const needs = { posts, people, groups, limits, customers, now: () => now, newId: () => crypto.randomUUID() };
  const [ravi, meera, asha] = [await ties.someone("Ravi"), await ties.someone("Meera"), await ties.someone("Asha")];
  const details = { name: "Morning walkers", about: "", rules: "", isOpen: true, mayMembersInvite: false };
  const group = value(await makeMakeGroup(needs)(ravi, details));
  const step = (who: CustomerId, event: GroupEvent, { at = now, withPosts = false, person = null as CustomerId | null } = {}) =>
    makeChangeGroupMember({ ...needs, now: () => at })(who, { group, person, event, withPosts });
  await step(meera, "join", { at: now + 1 });
  await step(asha, "join", { at: now + 2 });
  const thread = makeShowThread({ posts });
  const comment = makeWriteComment(needs);
  return {
    ravi,
    meera,
    asha,
    group,
    step,
    thread,
    show: makeShowGroup({ groups }),
    remove: makeDeleteComment(needs),
    write: async (who: CustomerId) =>
      value(await makePublishPost(needs)(who, { key: crypto.randomUUID(), text, audience: "group", group, pictures: [] })).id,
    comment: async (who: CustomerId, post: PostId) => {
      const { comments } = value(await comment(who, { post, parent: null, key: crypto.randomUUID(), text }));
      return comments.at(-1)?.id ?? expect.unreachable();
    },
    /** Whose comments somebody is shown, and whether each is hidden. */
    said: async (who: CustomerId, post: PostId) =>
      value(await thread(who, post)).comments.map((one) =>
        one.kind === "shown" ? [one.author.name, one.isHidden, one.mayDelete] : one.kind,
      ),
    roles: async (who: CustomerId) => {
      const { members } = value(await makeListGroupMembers({ groups, people })(who, { group, list: "members", after: null }));
      return new Map(members.map(({ person, state }) => [person.id, state]));
    },
    passOn: (at: number) => makePassOnGroups({ groups, now: () => at })(),
  };
}

export function leavingGroupsSuite(store: string, make: () => Kept): void {
  describe(`who leaves a group in ${store}`, () => {
    it("leaves what they wrote there, unless they take it along", async () => {
      const { ravi, meera, step, thread, write, comment, said } = await walkers(make());
      const [his, hers] = [await write(ravi), await write(meera)];
      await comment(meera, his);
      await step(meera, "leave");
      expect(value(await thread(ravi, hers)).post.text).toBe(text);
      expect(await said(ravi, his)).toEqual([["Meera", false, true]]);
      await step(meera, "join");
      await step(meera, "leave", { withPosts: true });
      for (const who of [ravi, meera]) expect(await thread(who, hers)).toEqual(missing);
      expect(await said(ravi, his)).toEqual([]);
    });

    it("takes nothing along from elsewhere, nor what others wrote", async () => {
      const stored = make();
      const [one, other] = [await walkers(stored), await walkers(stored)];
      const theirs = await one.write(one.asha);
      await one.comment(one.asha, theirs);
      await other.step(one.meera, "join");
      const elsewhere = await other.write(one.meera);
      await one.step(one.meera, "leave", { withPosts: true });
      expect(value(await other.thread(other.ravi, elsewhere)).post.isHidden).toBe(false);
      expect(await one.said(one.ravi, theirs)).toEqual([["Asha", false, true]]);
    });
  });

  describe(`a comment in a group in ${store}`, () => {
    it("is taken down by those who run it, is told to its writer as hidden, and to nobody else", async () => {
      const { ravi, meera, asha, write, comment, said, remove } = await walkers(make());
      const post = await write(asha);
      const id = await comment(meera, post);
      expect(await said(ravi, post)).toEqual([["Meera", false, true]]);
      value(await remove(ravi, { post, comment: id }));
      expect(await said(ravi, post)).toEqual([]);
      expect(await said(asha, post)).toEqual([]);
      expect(await said(meera, post)).toEqual([["Meera", true, true]]);
    });

    it("stays with everybody where one neither wrote it nor runs the group", async () => {
      const { ravi, meera, asha, step, write, comment, said, remove } = await walkers(make());
      const post = await write(ravi);
      const id = await comment(meera, post);
      expect(await said(asha, post)).toEqual([["Meera", false, false]]);
      expect(await remove(asha, { post, comment: id })).toEqual(missing);
      await step(ravi, "promote", { person: asha });
      expect(await said(asha, post)).toEqual([["Meera", false, true]]);
      await step(ravi, "demote", { person: asha });
      expect(await remove(asha, { post, comment: id })).toEqual(missing);
      expect(await said(ravi, post)).toEqual([["Meera", false, true]]);
    });
  });

  describe(`a group whose owner is gone in ${store}`, () => {
    it("is of the admin of longest standing 30 days later, else of the member, and the former owner is a member", async () => {
      const stored = make();
      const { ravi, meera, asha, step, roles, passOn } = await walkers(stored);
      await step(ravi, "promote", { person: asha });
      await stored.suspend(ravi, true);
      await passOn(now);
      await passOn(now + OWNER_GONE_FOR - 1);
      expect((await roles(meera)).get(asha)).toBe("admin");
      await passOn(now + OWNER_GONE_FOR);
      await passOn(now + OWNER_GONE_FOR);
      expect(await roles(meera)).toEqual(
        new Map([
          [meera, "member"],
          [asha, "owner"],
        ]),
      ); // Who is gone is in no list.
      await stored.suspend(ravi, false);
      expect((await roles(meera)).get(ravi)).toBe("member");
      await stored.suspend(asha, true);
      await passOn(now + OWNER_GONE_FOR + 1);
      await passOn(now + 2 * OWNER_GONE_FOR + 1);
      expect((await roles(meera)).get(meera)).toBe("owner");
    });

    it("stays theirs when they are back before, however often they go", async () => {
      const stored = make();
      const { ravi, meera, roles, passOn } = await walkers(stored);
      await stored.suspend(ravi, true);
      await passOn(now);
      await stored.suspend(ravi, false);
      await passOn(now + OWNER_GONE_FOR - 1);
      await stored.suspend(ravi, true);
      await passOn(now + OWNER_GONE_FOR);
      await passOn(now + 2 * OWNER_GONE_FOR - 1);
      await stored.suspend(ravi, false);
      expect((await roles(meera)).get(ravi)).toBe("owner");
    });

    it("is deleted where nobody else is there", async () => {
      const stored = make();
      const { ravi, meera, asha, group, step, show, passOn } = await walkers(stored);
      await step(meera, "leave");
      await stored.suspend(ravi, true);
      await stored.suspend(asha, true);
      await passOn(now);
      await passOn(now + OWNER_GONE_FOR);
      await stored.suspend(asha, false);
      expect(await show(asha, group)).toEqual(refused({ kind: "unknown-group" }));
    });
  });

  describe(`a group that staff delete in ${store}`, () => {
    it("is missing to all who were in it, also after its owner asked for it back, until staff bring it back", async () => {
      const stored = make();
      const { groups } = stored;
      const { ravi, meera, asha, group, step, show } = await walkers(stored);
      await step(ravi, "ban", { person: asha });
      const remove = makeDeleteGroupByStaff({ groups, now: () => now });
      const asked = { group, reason: "report 31" };
      expect(await remove("dev", { ...asked, isUndone: false })).toEqual(ok(true));
      expect(await remove("dev", { ...asked, isUndone: false })).toEqual(ok(false));
      expect(await makeRestoreGroup({ groups, now: () => now })(ravi, group)).toEqual(refused({ kind: "unknown-group" }));
      expect(await show(meera, group)).toEqual(refused({ kind: "unknown-group" }));
      expect(await groups.kept(group)).toMatchObject({
        group: { deletedAt: now, isDeletedByStaff: true },
        runBy: [{ person: ravi, state: "owner" }],
        people: { owner: 1, member: 1, banned: 1 },
        ownerGoneAt: null,
      });
      expect(await remove("dev", { ...asked, isUndone: true })).toEqual(ok(true));
      expect(await show(meera, group)).toMatchObject({ kind: "ok" });
      expect(await remove("dev", { ...asked, group: groupId("none"), isUndone: false })).toEqual(refused({ kind: "unknown-group" }));
    });
  });
}
