import { describe, expect, it } from "vitest";
import { makeBlockUser } from "#core/fitbook/blocks/block-user.use-case.ts";
import { makeChangeGroupMember } from "#core/fitbook/groups/change-group-member.use-case.ts";
import { makeDeleteGroup } from "#core/fitbook/groups/delete-group.use-case.ts";
import { makeMakeGroup } from "#core/fitbook/groups/make-group.use-case.ts";
import { makeMuteUser } from "#core/fitbook/people/mute-user.use-case.ts";
import { makeChangePost } from "#core/fitbook/posts/change-post.use-case.ts";
import { makeDeletePost } from "#core/fitbook/posts/delete-post.use-case.ts";
import { makeLikePost } from "#core/fitbook/posts/like-post.use-case.ts";
import { makeListPosts } from "#core/fitbook/posts/list-posts.use-case.ts";
import { LONGEST_POST, postTextIn } from "#core/fitbook/post-text.ts";
import { makePublishPost } from "#core/fitbook/posts/publish-post.use-case.ts";
import { makeRestorePost } from "#core/fitbook/posts/restore-post.use-case.ts";
import { makeShowThread } from "#core/fitbook/posts/show-thread.use-case.ts";
import { groupId } from "#core/fitbook/group.ts";
import { realCase } from "#core/fitbook/staff/real-case.ts";
import { visibleWorld } from "#core/fitbook/visibility/visible-world.ts";
import { ok, refused } from "#core/shared/result.ts";
import { hmacSeals } from "#adapters/secrets/quote-seals.ts";
import { now } from "#tests/fixtures.ts";
import type { Groups } from "#core/fitbook/groups/groups.port.ts";
import type { GroupId } from "#core/fitbook/group.ts";
import type { People } from "#core/fitbook/profiles/people.port.ts";
import type { PostId } from "#core/fitbook/post-id.ts";
import type { PostList, Posts } from "#core/fitbook/posts/posts.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Result } from "#core/shared/result.ts";
import type { RelationPorts } from "#tests/core/fitbook/relations-in-memory.ts";

export type Kept = { readonly posts: Posts; readonly people: People; readonly groups: Groups; readonly ties: RelationPorts };

const seals = hmacSeals(Buffer.from("a key of tests"));
const missing = refused({ kind: "unknown-post" });
const text = postTextIn("At the gate at six", LONGEST_POST) ?? expect.unreachable();

function value<Value>(result: Result<Value, unknown>): Value {
  if (result.kind === "refused") throw new TypeError(`refused: ${JSON.stringify(result.refusal)}`);
  return result.value;
}

/** A group that Ravi owns and Meera is in, and Asha, who is not. */
async function walkers({ posts, people, groups, ties }: Kept, isOpen = false) {
  const limits = { count: async () => ({ kind: "counted" }) as const };
  const customers = { joinedAt: async () => null };
  const needs = { posts, people, groups, limits, customers, now: () => now, newId: () => crypto.randomUUID() };
  const [ravi, meera, asha] = [await ties.someone("Ravi"), await ties.someone("Meera"), await ties.someone("Asha")];
  const details = { name: "Morning walkers", about: "", rules: "", isOpen, mayMembersInvite: false };
  const made = await makeMakeGroup(needs)(ravi, details);
  const group = made.kind === "ok" ? made.value : expect.unreachable();
  const change = makeChangeGroupMember(needs);
  const step = (who: CustomerId, event: "join" | "leave" | "accept") => change(who, { group, person: null, event });
  await change(ravi, { group, person: meera, event: "invite" });
  await step(meera, "accept");
  const publish = makePublishPost(needs);
  const list = makeListPosts({ posts, groups, seals });
  return {
    ravi,
    meera,
    asha,
    group,
    step,
    publish,
    ban: (person: CustomerId, withPosts = false) => change(ravi, { group, person, event: "ban", withPosts }),
    unban: (person: CustomerId) => change(ravi, { group, person, event: "unban" }),
    restore: makeRestorePost(needs),
    write: async (who: CustomerId) => value(await publish(who, { key: crypto.randomUUID(), text, audience: "group", group })).id,
    read: async (who: CustomerId, of: PostList) => value(await list(who, { list: of, as: null, after: null })).posts.map(({ id }) => id),
    show: makeShowThread({ posts }),
    like: makeLikePost(needs),
    change: makeChangePost(needs),
    remove: makeDeletePost(needs),
    mute: makeMuteUser(needs),
    block: makeBlockUser({ blocks: ties.blocks, now: () => now }),
    removeGroup: makeDeleteGroup(needs),
  };
}
const inGroup = (group: GroupId): PostList => ({ kind: "group", group });
const feed: PostList = { kind: "feed" };

export function postsOfGroupsSuite(store: string, make: () => Kept): void {
  describe(`posts of a group in ${store}`, () => {
    it("are seen by its members alone: in the group, in their feeds, by their address", async () => {
      const { ravi, meera, asha, group, write, read, show } = await walkers(make(), true);
      const id = await write(ravi);
      for (const who of [ravi, meera]) {
        expect(await read(who, inGroup(group))).toEqual([id]);
        expect(await read(who, feed)).toEqual([id]);
      }
      expect(value(await show(meera, id)).post).toMatchObject({ audience: "group", group: { id: group, name: "Morning walkers" } });
      for (const list of [inGroup(group), feed, { kind: "author", author: ravi } as const, { kind: "discover" } as const])
        expect(await read(asha, list)).toEqual([]);
      expect(await show(asha, id)).toEqual(missing);
      expect(await read(asha, inGroup(groupId("never")))).toEqual([]);
    });

    it("are taken down with a ban where those who run it want it, seen by their writer alone, and stay so when it is lifted", async () => {
      const { ravi, meera, group, ban, unban, step, write, read, show, remove, restore } = await walkers(make(), true);
      const [own, theirs, deleted] = [await write(ravi), await write(meera), await write(meera)];
      await remove(meera, deleted);
      await ban(meera);
      expect((await read(ravi, inGroup(group))).toSorted()).toEqual([own, theirs].toSorted());
      await unban(meera);
      await step(meera, "join");
      for (const _twice of [1, 2]) expect(await ban(meera, true)).toEqual(ok("none"));
      expect(await read(ravi, inGroup(group))).toEqual([own]);
      expect(await show(ravi, theirs)).toEqual(missing);
      expect(value(await show(meera, theirs)).post).toMatchObject({ isHidden: true, isHeld: false });
      expect(value(await restore(meera, deleted))).toMatchObject({ isHidden: true });
      await unban(meera);
      await step(meera, "join");
      const later = await write(meera);
      expect((await read(ravi, inGroup(group))).toSorted()).toEqual([own, later].toSorted());
      expect(await show(ravi, deleted)).toEqual(missing);
    });

    it("that are on their way while their writer is banned are taken down or never written", async () => {
      const { ravi, meera, group, ban, unban, step, publish, read } = await walkers(make(), true);
      for (let round = 0; round < 8; round += 1) {
        const sent = [1, 2, 3].map(() => publish(meera, { key: crypto.randomUUID(), text, audience: "group", group }));
        await Promise.all([...sent.slice(0, 2), ban(meera, true), ...sent.slice(2)]);
        expect(await read(ravi, inGroup(group))).toEqual([]);
        await unban(meera);
        expect(await step(meera, "join")).toEqual(ok("member"));
      }
    });

    it("are written by those who are in it now, and by nobody else", async () => {
      const { asha, meera, group, publish, step } = await walkers(make(), true);
      const written = { key: "once", text, audience: "group", group } as const;
      expect(await publish(asha, written)).toEqual(refused({ kind: "unknown-group" }));
      expect(await publish(asha, { ...written, group: groupId("never") })).toEqual(refused({ kind: "unknown-group" }));
      await step(asha, "join");
      const first = value(await publish(asha, written));
      expect(value(await publish(asha, written)).id).toBe(first.id);
      await step(meera, "leave");
      expect(await publish(meera, { ...written, key: "late" })).toEqual(refused({ kind: "unknown-group" }));
    });

    it("are gone for whoever leaves or is banned, but for the own, without what others did there", async () => {
      const { ravi, meera, group, write, read, show, like, step, ban } = await walkers(make(), true);
      const [his, hers] = [await write(ravi), await write(meera)];
      value(await like(ravi, { post: hers, isLiked: true }));
      await step(meera, "leave");
      expect(await show(meera, his)).toEqual(missing);
      expect(await read(meera, feed)).toEqual([hers]);
      expect(value(await show(meera, hers)).post).toMatchObject({ likes: null, comments: null, group: { id: group } });
      await step(meera, "join");
      expect((await read(meera, feed)).toSorted()).toEqual([his, hers].toSorted());
      await ban(meera);
      expect(await read(meera, inGroup(group))).toEqual([hers]);
      expect(value(await show(meera, hers)).post).toMatchObject({ audience: "group", group: null });
    });

    it("are taken down by those who run it, so that their writer alone still has them", async () => {
      const { ravi, meera, asha, step, group, write, read, show, remove } = await walkers(make(), true);
      await step(asha, "join");
      const id = await write(meera);
      expect(await remove(asha, id)).toEqual(missing);
      expect(await remove(ravi, id)).toEqual(ok(null));
      for (const who of [ravi, asha]) expect(await show(who, id)).toEqual(missing);
      expect(value(await show(meera, id)).post).toMatchObject({ isHidden: true });
      expect(await read(meera, inGroup(group))).toEqual([]);
    });

    it("can be kept for oneself, and for no other circle", async () => {
      const { ravi, meera, write, show, change } = await walkers(make());
      const id = await write(meera);
      for (const audience of ["everybody", "followers"] as const)
        expect(await change(meera, { post: id, text, audience })).toEqual(refused({ kind: "audience-widened" }));
      expect(value(await change(meera, { post: id, text, audience: "group" })).post.audience).toBe("group");
      expect(value(await change(meera, { post: id, text, audience: "me" })).post).toMatchObject({ audience: "me", group: null });
      expect(await show(ravi, id)).toEqual(missing);
      expect(await change(meera, { post: id, text, audience: "group" })).toEqual(refused({ kind: "audience-widened" }));
    });

    it("are hidden by a block, by a mute in the feed alone, and with their group", async () => {
      const { ravi, meera, asha, group, write, read, step, mute, block, removeGroup } = await walkers(make(), true);
      await step(asha, "join");
      const [his, hers] = [await write(ravi), await write(asha)];
      await mute(meera, { other: asha, isMuted: true });
      expect([await read(meera, feed), (await read(meera, inGroup(group))).length]).toEqual([[his], 2]);
      await mute(meera, { other: asha, isMuted: false });
      await block(meera, asha);
      expect(await read(meera, inGroup(group))).toEqual([his]);
      expect(await read(asha, inGroup(group))).toEqual(expect.arrayContaining([his, hers]));
      await removeGroup(ravi, group);
      expect(await read(meera, feed)).toEqual([]);
      expect(await read(asha, feed)).toEqual([hers]);
    });

    it("are explained to staff by facts of which the rule makes the same", async () => {
      const stored = make();
      const { ravi, meera, asha, write } = await walkers(stored);
      const id: PostId = await write(ravi);
      for (const [viewer, reason] of [
        [meera, "member"],
        [asha, "not_member"],
      ] as const) {
        const world = (await realCase(stored, viewer, { kind: "post", id })) ?? expect.unreachable();
        expect(visibleWorld({ world, viewer: { kind: "person", id: viewer }, link: null }).posts).toMatchObject([{ reason }]);
      }
    });
  });
}
