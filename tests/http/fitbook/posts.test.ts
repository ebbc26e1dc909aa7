import { describe, expect, it } from "vitest";
import { BlockUser } from "#core/fitbook/blocks/block-user.use-case.ts";
import { ChangePost } from "#core/fitbook/posts/change-post.use-case.ts";
import { DeleteComment } from "#core/fitbook/posts/delete-comment.use-case.ts";
import { DeletePost } from "#core/fitbook/posts/delete-post.use-case.ts";
import { LikePost } from "#core/fitbook/posts/like-post.use-case.ts";
import { ListLikers } from "#core/fitbook/posts/list-likers.use-case.ts";
import { ListPosts } from "#core/fitbook/posts/list-posts.use-case.ts";
import { LONGEST_POST, postTextIn } from "#core/fitbook/post-text.ts";
import { PublishPost } from "#core/fitbook/posts/publish-post.use-case.ts";
import { RestorePost } from "#core/fitbook/posts/restore-post.use-case.ts";
import { ShowThread } from "#core/fitbook/posts/show-thread.use-case.ts";
import { WriteComment } from "#core/fitbook/posts/write-comment.use-case.ts";
import { ok, refused } from "#core/shared/result.ts";
import { pairKey } from "#adapters/memory/fitbook/relations.ts";
import { aGroup } from "#tests/core/fitbook/a-group.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";
import { clientOf, servedOver } from "#tests/http/over-http.ts";
import { signedIn } from "#tests/signed-in.ts";
import type { PostText } from "#core/fitbook/post-text.ts";
import type { Result } from "#core/shared/result.ts";

/** Asha and Ravi, signed in at one server. */
async function twoPeople() {
  const memory = new Memory();
  const container = composeMemory(memory);
  const [asha, ravi] = [await signedIn(container, memory, "Asha"), await signedIn(container, memory, "Ravi")];
  const url = await servedOver(container);
  const asked = (bearer: string) => async (method: string, path: string, body?: unknown) => {
    const headers = { authorization: `Bearer ${bearer}`, ...(body === undefined ? {} : { "content-type": "application/json" }) };
    const response = await fetch(`${url}/api${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    return { status: response.status, body: await response.text(), cache: response.headers.get("cache-control") };
  };
  return {
    memory,
    asha: { ...asha, client: clientOf(url, asha.bearer) },
    ravi: { ...ravi, client: clientOf(url, ravi.bearer), asked: asked(ravi.bearer) },
  };
}

function text(words: string): PostText {
  const read = postTextIn(words, LONGEST_POST);
  if (read === null) throw new RangeError("nothing is written");
  return read;
}

function value<Value>(result: Result<Value, unknown>): Value {
  if (result.kind === "refused") throw new TypeError(`refused: ${JSON.stringify(result.refusal)}`);
  return result.value;
}

describe("posts over HTTP", () => {
  it("are written, listed, liked, answered, changed and deleted [ep-fitbook-posts] [ep-fitbook-likes] [ep-fitbook-comments]", async () => {
    const { asha, ravi } = await twoPeople();
    const written = { key: "a-press", text: text("Walked\n6 km"), audience: "everybody", group: null } as const;
    const post = value(await asha.client.get(PublishPost)(asha.id, written));
    expect(post).toMatchObject({
      text: "Walked\n6 km",
      author: { name: "Asha", isSelf: true },
      audience: "everybody",
      editedAt: null,
      likes: 0,
    });
    const discovered = value(await ravi.client.get(ListPosts)(ravi.id, { list: { kind: "discover" }, as: null, after: null }));
    expect(discovered).toMatchObject({ posts: [{ id: post.id, may: ["like", "comment", "report"] }], next: null });
    const hers = { list: { kind: "author", author: asha.id }, as: null, after: null } as const;
    expect(value(await ravi.client.get(ListPosts)(ravi.id, hers)).posts).toHaveLength(1);
    expect(await ravi.client.get(ListPosts)(ravi.id, { ...hers, after: "1.x.y" })).toEqual(refused({ kind: "unknown-cursor" }));
    expect(value(await ravi.client.get(LikePost)(ravi.id, { post: post.id, isLiked: true })).post).toMatchObject({
      likes: 1,
      hasLiked: true,
    });
    expect(value(await asha.client.get(ListLikers)(asha.id, { post: post.id, after: null })).people).toMatchObject([{ name: "Ravi" }]);

    const comment = { post: post.id, parent: null, key: "another", text: text("Well done") };
    const [top] = value(await ravi.client.get(WriteComment)(ravi.id, comment)).comments;
    if (top === undefined) throw new TypeError("the comment is not shown");
    await asha.client.get(WriteComment)(asha.id, { ...comment, parent: top.id, key: "third", text: text("Thanks") });
    const left = value(await asha.client.get(DeleteComment)(asha.id, { post: post.id, comment: top.id }));
    expect(left.comments).toMatchObject([
      { kind: "tombstone", id: top.id },
      { kind: "shown", text: "Thanks", parent: top.id },
    ]);
    expect(value(await ravi.client.get(ShowThread)(ravi.id, post.id)).comments).toHaveLength(2);

    const change = asha.client.get(ChangePost);
    expect(value(await change(asha.id, { post: post.id, text: text("Ran"), audience: "me" })).post.audience).toBe("me");
    const widened = await change(asha.id, { post: post.id, text: text("Ran"), audience: "followers" });
    expect(widened).toEqual(refused({ kind: "audience-widened" }));
    expect(await asha.client.get(DeletePost)(asha.id, post.id)).toEqual(ok(null));
    expect(value(await asha.client.get(RestorePost)(asha.id, post.id)).text).toBe("Ran");
  });

  it("that are not seen are missing in the same bytes as none, whatever is asked of them", async () => {
    const { asha, ravi } = await twoPeople();
    const publish = asha.client.get(PublishPost);
    const own = value(await publish(asha.id, { key: "own", text: text("Sentinel"), audience: "me", group: null }));
    const wide = value(await publish(asha.id, { key: "wide", text: text("Sentinel"), audience: "everybody", group: null }));
    expect((await ravi.asked("GET", `/fitbook/comments?post_id=${wide.id}`)).cache).toBe("no-store");
    await asha.client.get(BlockUser)(asha.id, ravi.id);
    const asks = (id: string) =>
      Promise.all([
        ravi.asked("GET", `/fitbook/comments?post_id=${id}`),
        ravi.asked("GET", `/fitbook/likes?post_id=${id}`),
        ravi.asked("PUT", "/fitbook/likes", { post_id: id, liked: true }),
        ravi.asked("POST", "/fitbook/comments", { post_id: id, parent_id: null, key: "k", text: "Hi" }),
        ravi.asked("DELETE", `/fitbook/comments?post_id=${id}&comment_id=c`),
        ravi.asked("PUT", "/fitbook/posts", { post_id: id, text: "Hi", audience: "me" }),
        ravi.asked("PUT", "/fitbook/posts/restore", { post_id: id }),
        ravi.asked("DELETE", `/fitbook/posts?post_id=${id}`),
      ]);
    const never = await asks("never-was");
    expect(never.map(({ status }) => status)).toEqual(never.map(() => 404));
    expect([await asks(own.id), await asks(wide.id)]).toEqual([never, never]);
    expect(value(await ravi.client.get(ListPosts)(ravi.id, { list: { kind: "discover" }, as: null, after: null })).posts).toEqual([]);
  });

  it("of a group that one is not in are missing in the same bytes as of none, to read and to write", async () => {
    const { asha, ravi, memory } = await twoPeople();
    const group = aGroup();
    memory.ties.groups.set(group.id, group);
    memory.ties.groupTies.set(pairKey(group.id, asha.id), { group: group.id, person: asha.id, state: "owner", changedAt: 0 });
    const written = { key: "own", text: text("Sentinel"), audience: "group", group: group.id } as const;
    const post = value(await asha.client.get(PublishPost)(asha.id, written));
    expect(post).toMatchObject({ audience: "group", group: { id: group.id, name: group.name } });
    const list = { list: { kind: "group", group: group.id }, as: null, after: null } as const;
    expect(value(await asha.client.get(ListPosts)(asha.id, list)).posts).toEqual([post]);
    const asks = (group_id: string) =>
      Promise.all([
        ravi.asked("GET", `/fitbook/posts?group_id=${group_id}`),
        ravi.asked("POST", "/fitbook/posts", { key: "k", text: "Hi", audience: "group", group_id }),
      ]);
    const never = await asks("never-was");
    expect(never.map(({ status }) => status)).toEqual([200, 404]);
    expect(await asks(group.id)).toEqual(never);
    for (const amiss of [{ audience: "group" }, { audience: "me", group_id: group.id }])
      expect((await ravi.asked("POST", "/fitbook/posts", { key: "k", text: "Hi", ...amiss })).status).toBe(400);
  });

  it("that wait for review are told as such to their writer, and are missing to others", async () => {
    const { asha, ravi, memory } = await twoPeople();
    memory.joined.set(asha.id, now);
    const publish = asha.client.get(PublishPost);
    const written = { text: text("Earn from home"), audience: "everybody", group: null } as const;
    for (const key of ["one", "two"]) expect(value(await publish(asha.id, { key, ...written }))).toMatchObject({ isHeld: false });
    const held = value(await publish(asha.id, { key: "three", ...written }));
    expect(held).toMatchObject({ isHidden: true, isHeld: true });
    expect(value(await asha.client.get(ShowThread)(asha.id, held.id)).post).toEqual(held);
    expect((await ravi.asked("GET", `/fitbook/comments?post_id=${held.id}`)).status).toBe(404);
    const his = value(await ravi.client.get(PublishPost)(ravi.id, { key: "his", ...written }));
    const comment = { post: his.id, parent: null, key: "four", text: text("Earn from home") };
    expect(value(await asha.client.get(WriteComment)(asha.id, comment)).comments).toMatchObject([{ isHidden: true, isHeld: true }]);
  });

  it("stop at fifty a day, and say from when on there may be more", async () => {
    const { asha } = await twoPeople();
    const publish = asha.client.get(PublishPost);
    for (let nth = 0; nth < 50; nth++) value(await publish(asha.id, { key: `k${nth}`, text: text("Again"), audience: "me", group: null }));
    expect(await publish(asha.id, { key: "more", text: text("Again"), audience: "me", group: null })).toMatchObject(
      refused({ kind: "too-much" }),
    );
  });
});
