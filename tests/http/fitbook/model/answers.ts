import { checkedVisibility } from "#tests/cli/fitbook/checked-visibility.ts";
import type { SmallFitbook } from "./a-small-fitbook.ts";
import type { ExportedWorld } from "./exported-world.ts";

type Ids = readonly string[];
/** What stands in a list that is answered, of whatever it is. */
type Row = {
  readonly _id: string;
  readonly kind: string;
  readonly person?: { readonly _id: string };
  readonly data: { readonly from_user?: { readonly _id: string } | null; readonly others?: number };
  readonly is_read: boolean;
};
const idsOf = (list: readonly { readonly _id: string }[] | undefined): Ids => (list ?? []).map(({ _id }) => _id);

/** All that somebody is answered about the others: people, groups, posts, lists, pictures and notifications. */
export async function answersTo(fitbook: SmallFitbook, world: ExportedWorld, viewer: string): Promise<Answers> {
  const { people, groups, word } = fitbook;
  const ask = (door: string, request: Readonly<Record<string, unknown>> = {}) => fitbook.ask(viewer, door, request);
  const ours = new Set([...people, ...world.posts.map(({ _id }) => _id)]);
  async function pagesOf(door: string, list: string, request: Readonly<Record<string, unknown>>): Promise<readonly Row[] | null> {
    const all: Row[] = [];
    for (let next: string | null = null; ; ) {
      const { status, payload } = await ask(door, { ...request, ...(next === null ? {} : { after: next }) });
      if (status !== 200) return null;
      all.push(...payload[list]);
      next = payload.next;
      if (next === null) return all;
    }
  }
  const idsIn = async (door: string, list: string, request: Readonly<Record<string, unknown>>) => {
    const found = await pagesOf(door, list, request);
    return found === null ? null : idsOf(found.map((one) => one.person ?? one)).filter((id) => ours.has(id) || groups.includes(id));
  };
  const sorted = (ids: Ids | null) => ids?.toSorted() ?? null;
  const postsIn = (request: Readonly<Record<string, unknown>>) => idsIn("GET /fitbook/posts", "posts", request);
  const peopleIn = async (door: string, list: string, request: Readonly<Record<string, unknown>>) =>
    sorted(await idsIn(door, list, request));
  const rows = (await pagesOf("GET /notification/list", "user_notifications", { limit: 50 })) ?? [];
  const { payload: notified } = await ask("GET /notification/list", { limit: 1 });

  return {
    people: await Promise.all(
      people.map(async (user_id) => {
        const { status, payload } = await ask("GET /fitbook/person", { user_id });
        const { person, followers = null, following = null } = status === 200 ? payload : { person: null };
        return {
          sees: status === 200,
          about: (person?.about ?? null) !== null,
          followers,
          following,
          follow: person?.follow ?? "none",
          follows_me: person?.follows_me ?? false,
          found: person?.found ?? false,
          list: await peopleIn("GET /fitbook/followers", "people", { kind: "followers", user_id }),
          posts: await postsIn({ user_id }),
        };
      }),
    ),
    found: await peopleIn("GET /fitbook/people", "people", { name: word }),
    groups: await Promise.all(
      groups.map(async (group_id) => {
        const { status, payload } = await ask("GET /fitbook/group", { group_id });
        return {
          sees: status === 200 ? payload.sees : "missing",
          members: payload?.members ?? null,
          requests: payload?.requests ?? null,
          list: await peopleIn("GET /fitbook/groups/members", "members", { group_id, state: "members" }),
          asking: await peopleIn("GET /fitbook/groups/members", "members", { group_id, state: "requests" }),
          posts: await postsIn({ group_id }),
        };
      }),
    ),
    myGroups: await peopleIn("GET /fitbook/groups", "groups", { kind: "mine" }),
    posts: await Promise.all(
      world.posts.map(async ({ _id: post_id, author }) => {
        const { status, payload } = await ask("GET /fitbook/comments", { post_id });
        const picture_id = fitbook.pictures.get(author) ?? "none";
        const picture = (await ask("GET /fitbook/picture", { post_id, picture_id })).status;
        const isTaken = picture === 200;
        if (status !== 200) return { sees: false, isTaken };
        const { post, comments } = payload;
        return {
          sees: true,
          isTaken,
          hasPicture: post.pictures.length > 0,
          likes: post.likes,
          comments: post.comments,
          may: post.may,
          thread: comments.map(({ _id, kind }: Row) => ({ _id, shown: kind })),
          likers: post.likes === null ? null : await peopleIn("GET /fitbook/likes", "people", { post_id }),
        };
      }),
    ),
    feed: await postsIn({ kind: "feed" }),
    discover: await postsIn({ kind: "discover" }),
    notifications: rows
      .map(({ _id, data, is_read }) => ({ _id, from: data.from_user?._id ?? null, others: data.others ?? 0, unread: !is_read }))
      .toSorted((one, other) => (one._id < other._id ? -1 : 1)),
    unread: notified.unread_count,
  };
}

export type Answers = {
  readonly people: readonly {
    readonly sees: boolean;
    readonly about: boolean;
    readonly followers: number | null;
    readonly following: number | null;
    readonly follow: string;
    readonly follows_me: boolean;
    readonly found: boolean;
    readonly list: Ids | null;
    readonly posts: Ids | null;
  }[];
  readonly found: Ids | null;
  readonly groups: readonly {
    readonly sees: string;
    readonly members: number | null;
    readonly requests: number | null;
    readonly list: Ids | null;
    readonly asking: Ids | null;
    readonly posts: Ids | null;
  }[];
  readonly myGroups: Ids | null;
  readonly posts: readonly AnsweredPost[];
  readonly feed: Ids | null;
  readonly discover: Ids | null;
  readonly notifications: readonly {
    readonly _id: string;
    readonly from: string | null;
    readonly others: number;
    readonly unread: boolean;
  }[];
  readonly unread: number;
};

/** `isTaken`: a picture of its author's comes by its address. `hasPicture`: the post says that it has one. */
type AnsweredPost = {
  readonly sees: boolean;
  readonly isTaken: boolean;
  readonly hasPicture?: boolean;
  readonly likes?: number | null;
  readonly comments?: number | null;
  readonly may?: Ids;
  readonly thread?: readonly { readonly _id: string; readonly shown: string }[];
  readonly likers?: Ids | null;
};

/** The same, as `visibility check` tells it of these rows. */
export function checkedAnswers(world: ExportedWorld, viewer: string, answered: Answers): Answers {
  const view = checkedVisibility({ viewer, ...world });
  const seenPeople = new Set(view.people.flatMap(({ _id, sees }) => (sees ? [_id] : [])));
  const full = new Set(view.groups.flatMap(({ _id, sees }) => (sees === "full" ? [_id] : [])));
  const newestFirst = world.posts.toSorted((one, other) => (`${one.created_at} ${one._id}` < `${other.created_at} ${other._id}` ? 1 : -1));
  const seenPosts = new Set(view.posts.flatMap(({ _id, sees }) => (sees ? [_id] : [])));
  const listed = (isIn: (post: ExportedWorld["posts"][number]) => boolean) =>
    idsOf(newestFirst.filter((post) => seenPosts.has(post._id) && post.state === "published" && isIn(post)));
  const sorted = (ids: Ids) => ids.toSorted();
  return {
    people: view.people.map(({ _id, sees, about, followers, following, follow, follows_me, found }) => ({
      sees,
      about,
      followers,
      following,
      follow,
      follows_me,
      found,
      list:
        followers === null && _id !== viewer
          ? null
          : sorted(
              world.follows.flatMap(({ from, to, state }) => (to === _id && state === "following" && seenPeople.has(from) ? [from] : [])),
            ),
      posts: listed(({ author }) => author === _id),
    })),
    found: sorted(view.people.flatMap(({ _id, found }) => (found ? [_id] : []))),
    groups: view.groups.map(({ _id, sees, members, requests }) => {
      const its = world.groups.find((one) => one._id === _id)?.members ?? [];
      const seen = (states: Ids) =>
        sorted(its.flatMap(({ person, state }) => (states.includes(state) && seenPeople.has(person) ? [person] : [])));
      return {
        sees,
        members,
        requests,
        list: sees === "full" ? seen(["member", "admin", "owner"]) : null,
        asking: requests === null ? null : seen(["requested"]),
        posts: listed(({ group }) => group === _id),
      };
    }),
    myGroups: sorted([...full]),
    posts: view.posts.map(({ sees, likes, comments, may, thread, liked_by }, nth) => {
      if (!sees) return { sees, isTaken: false };
      const { hasPicture = false } = answered.posts[nth] ?? {};
      return {
        sees,
        isTaken: hasPicture,
        hasPicture,
        likes,
        comments,
        may,
        thread,
        likers: likes === null ? null : sorted(liked_by),
      };
    }),
    feed: view.feed,
    discover: listed(({ audience }) => audience === "everybody"),
    ...checkedNotifications(world, viewer, view),
  };
}

/** Requests that were answered are told no more; a like that was taken back and a member who has left are not told either. */
function checkedNotifications(world: ExportedWorld, viewer: string, view: ReturnType<typeof checkedVisibility>) {
  const told = new Set(view.notifications);
  const likes = new Map(view.posts.map(({ _id, liked_by }) => [_id, new Set(liked_by)]));
  const full = new Set(view.groups.flatMap(({ _id, sees }) => (sees === "full" ? [_id] : [])));
  const rows = world.notifications.filter(({ _id, kind, from, post, group, state }) => {
    if (!told.has(_id) || from === viewer || (state !== null && state !== "pending")) return false;
    if (kind === "post-liked") return likes.get(post ?? "")?.has(from ?? "") === true;
    if (kind !== "group-joined") return true;
    const its = world.groups.find((one) => one._id === group)?.members ?? [];
    return full.has(group ?? "") && its.some(({ person, state: role }) => person === from && ["member", "admin", "owner"].includes(role));
  });
  const notifications = [...new Set(rows.map(({ within }) => within))].toSorted().map((_id) => {
    const its = rows.filter(({ within }) => within === _id);
    const last = its.at(-1);
    return { _id, from: last?.from ?? null, others: new Set(its.map(({ from }) => from)).size - 1, unread: last?.unread ?? false };
  });
  return { notifications, unread: notifications.filter(({ unread }) => unread).length };
}
