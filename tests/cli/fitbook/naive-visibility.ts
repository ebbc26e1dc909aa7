import type { WireComment, WirePost, WireVisibility } from "#tests/arbitraries/any-visibility-file.ts";

/**
 * The visibility contract once more, sentence by sentence and as slowly as it reads: a model for the one that the product has.
 * Source: specification/visibility.md, One function decides.
 */
export function naiveVisibility(wire: WireVisibility): object {
  const { viewer = null } = wire;
  const file = { follows: [], blocks: [], mutes: [], groups: [], posts: [], notifications: [], ...wire };
  if (viewer === null || typeof viewer === "string") return answer(file, viewer);
  const me = "somebody who is made up";
  const { people, ...rest } = answer(
    {
      ...file,
      people: [...file.people, { _id: me }],
      follows: [...file.follows, ...(viewer.as === "follower" ? [{ from: me, to: viewer.of ?? "" }] : [])],
      blocks: [...file.blocks, ...(viewer.as === "blocked" ? [{ from: me, to: viewer.of ?? "" }] : [])],
      groups: file.groups.map((group) =>
        viewer.as === "member" && group._id === viewer.group ? { ...group, members: [{ person: me }, ...(group.members ?? [])] } : group,
      ),
    },
    me,
  );
  return { people: people.slice(0, -1), ...rest };
}

function answer(file: Required<Omit<WireVisibility, "viewer" | "link">> & WireVisibility, me: string | null) {
  const active = (id: string) => file.people.some((person) => person._id === id && (person.state ?? "active") === "active");
  const isOut = me === null || !active(me);
  const v = me ?? "";
  const apart = (a: string, b: string) => file.blocks.some(({ from, to }) => (from === a && to === b) || (from === b && to === a));
  const there = (id: string) => active(id) && !apart(v, id);
  const follow = (from: string, to: string) => {
    const found = file.follows.find((one) => one.from === from && one.to === to);
    return found === undefined ? "none" : (found.state ?? "following");
  };
  const mutes = (id: string) => file.mutes.some(({ from, to }) => from === v && to === id);

  const people = file.people.map((person) => {
    const id = person._id;
    const reason = isOut ? "signed_out" : id === v ? "self" : !active(id) ? "gone" : apart(v, id) ? "blocked" : "person";
    const sees = reason === "self" || reason === "person";
    const shows = (audience: string) =>
      sees && (reason === "self" || audience === "everybody" || (audience === "followers" && follow(v, id) === "following"));
    const lists = shows(person.show?.lists ?? "followers");
    const tie = follow(v, id);
    return {
      _id: id,
      sees,
      reason,
      about: shows(person.show?.about ?? "everybody"),
      lists,
      badges: shows(person.show?.badges ?? "followers"),
      followers: lists ? file.people.filter(({ _id }) => there(_id) && follow(_id, id) === "following").length : null,
      following: lists ? file.people.filter(({ _id }) => there(_id) && follow(id, _id) === "following").length : null,
      follow: sees ? (tie === "declined" ? "requested" : tie) : "none",
      follows_me: sees && follow(id, v) === "following",
      found: reason === "person" && (person.findable ?? true),
    };
  });
  const seesPerson = (id: string) => people.some(({ _id, sees }) => _id === id && sees);

  const groups = file.groups.map((group) => {
    const members = (group.members ?? []).map(({ person, state = "member" }) => ({ person, state }));
    const mine = members.find(({ person }) => person === v)?.state ?? "none";
    const runners = members.filter(({ state }) => state === "owner" || state === "admin");
    const rows: readonly (readonly [string, boolean, string])[] = [
      ["signed_out", isOut, "missing"],
      ["deleted", group.state === "deleted", "missing"],
      ["banned", mine === "banned", "missing"],
      ["run_by_blocked", runners.some(({ person }) => apart(v, person)), "missing"],
      ["member", mine === "member" || mine === "admin" || mine === "owner", "full"],
      ["invited", mine === "invited", "card"],
      ["requested", mine === "requested", "card"],
      ["open", (group.kind ?? "open") === "open", "card"],
      ["link", file.link === group._id, "card"],
      ["closed", true, "missing"],
    ];
    const [reason, , sees] = rows.find(([, holds]) => holds) ?? ["closed", true, "missing"];
    const runs = sees === "full" && (mine === "owner" || mine === "admin");
    return {
      _id: group._id,
      sees,
      reason,
      members:
        sees === "missing"
          ? null
          : members.filter(({ person, state }) => ["member", "admin", "owner"].includes(state) && there(person)).length,
      requests: runs ? members.filter(({ person, state }) => state === "requested" && there(person)).length : null,
    };
  });
  const seesInFull = (id: string) => groups.some(({ _id, sees }) => _id === id && sees === "full");
  const runsGroup = (id: string) => groups.some(({ _id, requests }) => _id === id && requests !== null);

  const before = (a: { readonly created_at: string; readonly _id: string }, b: { readonly created_at: string; readonly _id: string }) => {
    const [first, second] = [instant(a.created_at), instant(b.created_at)];
    if (first !== second) return first - second;
    const [x, y] = [[...a._id], [...b._id]];
    for (let at = 0; at < Math.max(x.length, y.length); at++) {
      const difference = (x[at]?.codePointAt(0) ?? -1) - (y[at]?.codePointAt(0) ?? -1);
      if (difference !== 0) return difference;
    }
    return 0;
  };

  const thread = (post: WirePost) => {
    const comments = post.comments ?? [];
    const seenAlone = ({ author, state = "published" }: WireComment) =>
      there(author) && !apart(author, post.author) && (state === "published" || (state === "hidden" && author === v));
    const told: { readonly _id: string; readonly shown: string }[] = [];
    for (const top of comments.filter(({ parent }) => (parent ?? null) === null).toSorted(before)) {
      const replies = comments
        .filter(({ parent }) => parent === top._id)
        .toSorted(before)
        .filter((reply) => seenAlone(reply))
        .filter((reply) => top.state === "deleted" || (seenAlone(top) && !apart(reply.author, top.author)));
      if (top.state === "deleted" && replies.length > 0) told.push({ _id: top._id, shown: "tombstone" });
      if (top.state !== "deleted" && seenAlone(top)) told.push({ _id: top._id, shown: "shown" });
      told.push(...replies.map(({ _id }) => ({ _id, shown: "shown" })));
    }
    return told;
  };

  const posts = file.posts.map((post) => {
    const { author, audience = "followers", state = "published", group } = post;
    const inGroup = audience === "group";
    const rows: readonly (readonly [string, boolean, boolean])[] = [
      ["signed_out", isOut, false],
      ["deleted", state === "deleted", false],
      ["own", author === v, true],
      ["author_gone", !active(author), false],
      ["blocked", apart(v, author), false],
      ["hidden", state === "hidden", false],
      ["only_me", audience === "me", false],
      ["member", inGroup && seesInFull(group ?? ""), true],
      ["not_member", inGroup, false],
      ["everybody", audience === "everybody", true],
      ["follower", follow(v, author) === "following", true],
      ["not_follower", true, false],
    ];
    const [reason, , sees] = rows.find(([, holds]) => holds) ?? ["not_follower", true, false];
    const inside = sees && state === "published" && (!inGroup || seesInFull(group ?? ""));
    const liked_by = inside ? (post.likes ?? []).filter((id) => there(id) && !apart(id, author)) : [];
    const entries = inside ? thread(post) : [];
    const own = reason === "own";
    const may = [
      ...(inside && !own ? ["like"] : []),
      ...(inside ? ["comment"] : []),
      ...(own && state === "published" ? ["edit"] : []),
      ...(own || (reason === "member" && runsGroup(group ?? "")) ? ["delete"] : []),
      ...(sees && !own ? ["report"] : []),
    ];
    return {
      _id: post._id,
      sees,
      reason,
      inside,
      likes: inside ? liked_by.length : null,
      liked_by,
      comments: inside ? entries.filter(({ shown }) => shown === "shown").length : null,
      thread: entries,
      may,
    };
  });
  const seesPost = (id: string) => posts.some(({ _id, sees }) => _id === id && sees);

  const feed = file.posts
    .filter(({ _id, state = "published" }) => seesPost(_id) && state === "published")
    .filter(
      ({ author, audience, group }) =>
        author === v || follow(v, author) === "following" || (audience === "group" && seesInFull(group ?? "")),
    )
    .filter(({ author }) => !mutes(author))
    .toSorted(before)
    .toReversed()
    .map(({ _id }) => _id);

  const notifications = file.notifications
    .filter(({ to }) => !isOut && to === v)
    .filter(({ from }) => from === undefined || (seesPerson(from) && !mutes(from)))
    .filter(({ post }) => post === undefined || seesPost(post))
    .filter(
      ({ comment }) =>
        comment === undefined ||
        posts.some(({ thread: entries }) => entries.some(({ _id, shown }) => _id === comment && shown === "shown")),
    )
    .filter(({ group }) => group === undefined || groups.some(({ _id, sees }) => _id === group && sees !== "missing"))
    .map(({ _id }) => _id);

  return { people, groups, posts, feed, notifications };
}

/** Without an offset it is Indian time. */
const instant = (text: string): number => Date.parse(/(Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}+05:30`);
