import { codePointOrder } from "#core/shared/code-point-order.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { DELETED_KEPT } from "#core/fitbook/posts/posts.port.ts";
import { jobsOfPost } from "#core/fitbook/acts/act-job.ts";
import { putJobInMemory } from "#adapters/memory/jobs/queue.ts";
import { isIn } from "#core/fitbook/visibility/member-role.ts";
import { memoryGroups } from "#adapters/memory/fitbook/groups/groups.ts";
import { isUndecided } from "#core/fitbook/reports/report-steps.ts";
import { memoryPeople } from "#adapters/memory/fitbook/people.ts";
import { pairKey } from "#adapters/memory/fitbook/relations.ts";
import type { ActJob } from "#core/fitbook/acts/act-job.ts";
import type { GroupId } from "#core/fitbook/group.ts";
import type { RecentText } from "#core/fitbook/reports/same-text.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Post } from "#core/fitbook/posts/post.ts";
import type { CommentId, PostId } from "#core/fitbook/post-id.ts";
import { picturesIn } from "#core/fitbook/posts/kept-writing.ts";
import type { PostChange, PostName, PostPlace, PostRecord, PostSearch, Posts, PostsFacts } from "#core/fitbook/posts/posts.port.ts";
import type { Pair } from "#core/fitbook/visibility/world.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export function memoryPosts(memory: Memory): Posts {
  const { ties } = memory;
  const people = memoryPeople(memory);
  return {
    facts: (viewer, ids) => facts(viewer, ids),
    async listed({ list, viewer, after, limit }) {
      const found = [...ties.posts.values()]
        .filter(({ state }) => state.kind === "published")
        .filter((post) => belongs(post, { list, viewer }))
        .toSorted(newestFirst)
        .filter((post) => after === null || newestFirst(after, post) < 0)
        .slice(0, limit)
        .map(({ id, createdAt }) => ({ id, createdAt }));
      return {
        found,
        facts: await facts(
          viewer,
          found.map(({ id }) => id),
        ),
      };
    },
    async change({ customer, name, at, recentFrom, files = [], decide }) {
      const named = idOf(customer, name);
      const found = await facts(customer, named === null ? [] : [named], name.kind === "key" ? name.group : null);
      const own = files.flatMap((file) => memory.uploads.get(file) ?? []).filter(({ owner }) => owner === customer);
      const { change, answer } = decide(found, {
        recent: recentFrom === null ? [] : recentOf(customer, recentFrom),
        own: new Map(own.map((upload) => [upload.id, upload])),
      });
      if (change === null) return answer;
      keep(customer, change);
      for (const { job, terms } of jobsOfPost(change, { customer, at })) putJobInMemory<ActJob>(memory, job, terms);
      return answer;
    },
    async forget(now) {
      for (const { id, state } of ties.posts.values()) if (state.kind === "deleted" && state.at < now - DELETED_KEPT) ties.posts.delete(id);
    },
  };

  async function facts(viewer: CustomerId, ids: readonly PostId[], group: GroupId | null = null): Promise<PostsFacts> {
    const posts = ids.flatMap(recordOf);
    const named = [...posts.map(({ post }) => post.group), group].filter((id) => id !== null);
    const { groups } = await memoryGroups(memory).facts(viewer, [...new Set(named)]);
    const involved = posts.flatMap(({ post, likes, comments }) => [post.author, ...likes, ...comments.map(({ author }) => author)]);
    return { ...(await people.facts(viewer, [...new Set([viewer, ...involved])])), groups, blocks: [...ties.blocks].map(pairIn), posts };
  }

  function recordOf(id: PostId): readonly PostRecord[] {
    const post = ties.posts.get(id);
    if (post === undefined) return [];
    const likes = [...ties.likes].map(pairIn).flatMap(({ from, to }) => (to === id ? [customerId(from)] : []));
    const comments = [...ties.comments.values()].filter((comment) => comment.post === id);
    const held = new Set([id, ...comments.map((comment) => comment.id)].filter(isHeld));
    return [{ post, likes, comments, held }];
  }

  function isHeld(id: PostId | CommentId): boolean {
    return [...ties.reports.values()].some(({ thing, state, isHold }) => isHold && thing.id === id && isUndecided(state));
  }

  function recentOf(author: CustomerId, from: number): readonly RecentText[] {
    const posts = [...ties.posts.values()].map(({ editedAt, createdAt, ...post }) => ({ ...post, at: editedAt ?? createdAt }));
    const comments = [...ties.comments.values()].map(({ createdAt, ...comment }) => ({ ...comment, at: createdAt }));
    return [...posts, ...comments].filter((one) => one.author === author && one.at >= from).map(({ id, text, at }) => ({ id, text, at }));
  }

  function belongs({ author, audience, group }: Post, { list, viewer }: Pick<PostSearch, "list" | "viewer">): boolean {
    switch (list.kind) {
      case "feed":
        return author === viewer || ties.follow(viewer, author) === "following" || (group !== null && isMember(group, viewer));
      case "discover":
        return audience === "everybody";
      case "author":
        return author === list.author;
      case "group":
        return group === list.group;
    }
  }

  function isMember(group: GroupId, viewer: CustomerId): boolean {
    const tie = ties.groupTies.get(pairKey(group, viewer));
    return tie !== undefined && isIn(tie.state);
  }

  function idOf(customer: CustomerId, name: PostName): PostId | null {
    if (name.kind === "id") return name.id;
    return [...ties.posts.values()].find(({ author, key }) => author === customer && key === name.key)?.id ?? null;
  }

  function keep(customer: CustomerId, change: PostChange): void {
    switch (change.kind) {
      case "post":
        ties.posts.set(change.after.id, change.after);
        return;
      case "comment":
        ties.comments.set(change.after.id, change.after);
        return;
      case "held":
        ties.reports.set(change.report.id, change.report);
        ties.reportPictures.set(change.report.id, picturesIn(change.written));
        keep(customer, change.written);
        return;
      case "like":
        ties.likes.add(pairKey(customer, change.post));
        return;
      case "unlike":
        ties.likes.delete(pairKey(customer, change.post));
    }
  }
}

const newestFirst = (a: PostPlace, b: PostPlace): number => b.createdAt - a.createdAt || codePointOrder(b.id, a.id);

function pairIn(pair: string): Pair {
  const [from = "", to = ""] = pair.split(" ");
  return { from, to };
}
