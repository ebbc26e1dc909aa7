import { describe, expect, it } from "vitest";
import { checkedVisibility } from "./checked-visibility.ts";

const at = (minute: number): string => `2026-11-20T10:${String(minute).padStart(2, "0")}:00+05:30`;
const people = ["asha", "ravi", "farah", "meera"].map((_id) => ({ _id }));

/** What ravi is told of one post of asha's. */
const post = (given: object, world: object = {}) => {
  const told = checkedVisibility({ viewer: "ravi", people, posts: [{ _id: "p", author: "asha", created_at: at(0), ...given }], ...world });
  return told.posts[0];
};
const follows = [{ from: "ravi", to: "asha" }];
const group = (state: string | null, given: object = {}) => ({
  _id: "g",
  kind: "closed",
  members: [
    { person: "asha", state: "owner" },
    { person: "farah", state: "admin" },
    ...(state === null ? [] : [{ person: "ravi", state }]),
  ],
  ...given,
});

describe("a post [social, Who sees what]", () => {
  const inGroup = { audience: "group", group: "g" };

  it.each([
    ["signed_out", false, { audience: "everybody" }, { viewer: null }],
    ["signed_out", false, { audience: "everybody" }, { people: [...people.slice(0, 1), { _id: "ravi", state: "outside" }] }],
    ["deleted", false, { author: "ravi", state: "deleted" }, {}],
    ["own", true, { author: "ravi", audience: "me" }, {}],
    ["own", true, { author: "ravi", state: "hidden" }, {}],
    ["author_gone", false, { audience: "everybody" }, { people: [{ _id: "asha", state: "leaving" }, { _id: "ravi" }] }],
    ["blocked", false, { audience: "everybody" }, { blocks: [{ from: "asha", to: "ravi" }] }],
    ["blocked", false, { audience: "everybody", state: "hidden" }, { blocks: [{ from: "ravi", to: "asha" }] }],
    ["hidden", false, { audience: "everybody", state: "hidden" }, {}],
    ["hidden", false, { ...inGroup, state: "hidden" }, { groups: [group("member")] }],
    ["only_me", false, { audience: "me" }, { follows }],
    ["not_member", false, inGroup, { groups: [group("invited")], follows }],
    ["not_member", false, inGroup, { groups: [group("member", { state: "deleted" })] }],
    ["not_member", false, inGroup, { groups: [group("member")], blocks: [{ from: "farah", to: "ravi" }] }],
    ["member", true, inGroup, { groups: [group("member")] }],
    ["everybody", true, { audience: "everybody" }, {}],
    ["follower", true, {}, { follows }],
    ["not_follower", false, {}, { follows: [{ from: "ravi", to: "asha", state: "requested" }] }],
    ["not_follower", false, {}, { follows: [{ from: "asha", to: "ravi" }] }],
  ])("is %s, seen: %j, given %j %j", (reason, sees, given, world) => expect(post(given, world)).toMatchObject({ reason, sees }));

  it.each([
    [["comment", "edit", "delete"], { author: "ravi" }, {}],
    [["delete"], { author: "ravi", state: "hidden" }, {}],
    [[], { author: "ravi", state: "deleted" }, {}],
    [["edit", "delete"], { author: "ravi", ...inGroup }, { groups: [group(null)] }],
    [["comment", "edit", "delete"], { author: "ravi", ...inGroup }, { groups: [group("member")] }],
    [["like", "comment", "report"], { audience: "everybody" }, {}],
    [["like", "comment", "report"], inGroup, { groups: [group("member")] }],
    [["like", "comment", "delete", "report"], inGroup, { groups: [group("admin")] }],
    [[], { ...inGroup, state: "hidden" }, { groups: [group("admin")] }],
    [[], {}, {}],
  ])("lets its viewer %j, given %j", (may, given, world) => expect(post(given, world)?.may).toEqual(may));

  it("is told without what others did to it to its author who left the group", () => {
    const given = { author: "ravi", ...inGroup, likes: ["asha"], comments: [{ _id: "c", author: "asha", created_at: at(1) }] };
    expect(post(given, { groups: [group(null)] })).toEqual({
      _id: "p",
      sees: true,
      reason: "own",
      inside: false,
      likes: null,
      liked_by: [],
      comments: null,
      thread: [],
      may: ["edit", "delete"],
    });
    expect(post(given, { groups: [group("member")] })).toMatchObject({ inside: true, likes: 1, comments: 1 });
  });

  it("is liked by those who are there and blocked neither with the viewer nor with its author", () => {
    const world = {
      people: [...people, { _id: "gone", state: "erased" }],
      blocks: [
        { from: "farah", to: "ravi" },
        { from: "asha", to: "meera" },
      ],
    };
    expect(post({ audience: "everybody", likes: ["meera", "ravi", "gone", "farah", "asha"] }, world)).toMatchObject({
      likes: 2,
      liked_by: ["ravi", "asha"],
    });
  });
});

describe("a thread [social, Who sees what]", () => {
  const thread = (comments: readonly object[], world: object = {}) => {
    const told = post(
      { audience: "everybody", comments: comments.map((comment, index) => ({ created_at: at(index), ...comment })) },
      world,
    );
    return [told?.comments, ...(told?.thread ?? []).map(({ _id, shown }) => (shown === "shown" ? _id : `${_id} †`))];
  };
  const top = (given: object = {}) => ({ _id: "c", author: "farah", ...given });
  const reply = (given: object = {}) => ({ _id: "r", author: "meera", parent: "c", ...given });

  it.each([
    ["shows a comment and its reply", [top(), reply()], {}, [2, "c", "r"]],
    ["hides a hidden comment and its replies from others", [top({ state: "hidden" }), reply()], {}, [0]],
    ["shows a hidden comment to its writer, with its replies", [top({ state: "hidden", author: "ravi" }), reply()], {}, [2, "c", "r"]],
    ["hides who is blocked with the viewer, and what answers them", [top(), reply()], { blocks: [{ from: "ravi", to: "farah" }] }, [0]],
    ["hides also one's own reply to them", [top(), reply({ author: "ravi" })], { blocks: [{ from: "farah", to: "ravi" }] }, [0]],
    ["hides who is blocked with the post's author", [top(), reply()], { blocks: [{ from: "asha", to: "meera" }] }, [1, "c"]],
    ["hides a reply between two who are blocked", [top(), reply()], { blocks: [{ from: "farah", to: "meera" }] }, [1, "c"]],
    ["shows it under a tombstone", [top({ state: "deleted" }), reply()], { blocks: [{ from: "farah", to: "meera" }] }, [1, "c †", "r"]],
    [
      "shows a tombstone whoever wrote it",
      [top({ state: "deleted" }), reply()],
      { blocks: [{ from: "farah", to: "ravi" }] },
      [1, "c †", "r"],
    ],
    ["shows no tombstone without a reply that is seen", [top({ state: "deleted" }), reply({ state: "hidden" })], {}, [0]],
    ["shows no tombstone of its own", [top({ state: "deleted" })], {}, [0]],
    ["never shows a deleted reply", [top(), reply({ state: "deleted" })], {}, [1, "c"]],
  ])("%s", (_, comments, world, given) => expect(thread(comments, world)).toEqual(given));

  it("hides the comments of who is gone, and what answers them", () => {
    const world = { people: people.map((person) => (person._id === "farah" ? { ...person, state: "suspended" } : person)) };
    expect(thread([top(), reply()], world)).toEqual([0]);
    expect(thread([top({ state: "deleted" }), reply()], world)).toEqual([1, "c †", "r"]);
  });

  it("goes from the oldest to the newest, replies under theirs, by code points at the same instant", () => {
    const comments = [
      { _id: "b", author: "farah", created_at: "2026-11-20T04:31:00Z" },
      { _id: "r2", author: "meera", parent: "a", created_at: at(40) },
      { _id: "\u{1F600}", author: "farah", created_at: at(1) },
      { _id: "\uFF5E", author: "farah", created_at: at(1) },
      { _id: "r1", author: "meera", parent: "a", created_at: at(30) },
      { _id: "a", author: "farah", created_at: at(0) },
    ];
    expect(thread(comments)).toEqual([6, "a", "r1", "r2", "b", "\uFF5E", "\u{1F600}"]);
  });
});

describe("a feed [social, Who sees what]", () => {
  it("has what is published by oneself, by the followed and in one's groups, from the newest, without the muted", () => {
    const write = (_id: string, author: string, minute: number, given: object = {}) => ({ _id, author, created_at: at(minute), ...given });
    const told = checkedVisibility({
      viewer: "ravi",
      people,
      follows,
      mutes: [{ from: "ravi", to: "meera" }],
      groups: [{ _id: "g", members: [{ person: "farah", state: "owner" }, { person: "ravi" }, { person: "meera" }] }],
      posts: [
        write("own", "ravi", 1, { audience: "me" }),
        write("own-hidden", "ravi", 2, { state: "hidden" }),
        write("of-followed", "asha", 3),
        write("for-all-by-stranger", "farah", 4, { audience: "everybody" }),
        write("in-group", "farah", 5, { audience: "group", group: "g" }),
        write("in-group-by-muted", "meera", 6, { audience: "group", group: "g" }),
        write("same-time", "asha", 5, { audience: "everybody" }),
      ],
    });
    expect(told.feed).toEqual(["same-time", "in-group", "of-followed", "own"]);
  });
});

describe("a person [social, Who sees what]", () => {
  const told = (world: object) => checkedVisibility({ viewer: "ravi", people, ...world }).people[0];
  const nothing = {
    about: false,
    lists: false,
    badges: false,
    followers: null,
    following: null,
    follow: "none",
    follows_me: false,
    found: false,
  };

  it.each([
    ["signed_out", { viewer: null }],
    ["gone", { people: [{ _id: "asha", state: "suspended" }, { _id: "ravi" }] }],
    ["blocked", { blocks: [{ from: "asha", to: "ravi" }], follows }],
  ])("who is missing as %s shows nothing", (reason, world) =>
    expect(told(world)).toEqual({ _id: "asha", sees: false, reason, ...nothing }),
  );

  it("shows by their settings, to themselves always", () => {
    const all = { about: "me", lists: "me", badges: "me" };
    const of = (show: object, world: object = {}) => told({ people: [{ _id: "asha", show }, { _id: "ravi" }], ...world });
    expect(of({})).toMatchObject({ reason: "person", about: true, lists: false, badges: false, followers: null, following: null });
    expect(of({}, { follows })).toMatchObject({ about: true, lists: true, badges: true, followers: 1, following: 0 });
    expect(of(all, { follows })).toMatchObject({ about: false, lists: false, badges: false });
    expect(of(all, { viewer: "asha" })).toMatchObject({
      reason: "self",
      about: true,
      lists: true,
      badges: true,
      followers: 0,
      found: false,
    });
  });

  it("has as many followers as their list has for the viewer", () => {
    const world = {
      viewer: "asha",
      people: [...people, { _id: "gone", state: "outside" }],
      follows: ["ravi", "farah", "meera", "gone"].map((from) => ({ from, to: "asha" })),
      blocks: [{ from: "farah", to: "asha" }],
    };
    expect(told(world)).toMatchObject({ followers: 2, following: 0 });
  });

  it("is told how one follows them, and never that one was declined", () => {
    const tie = (state: string) => told({ follows: [{ from: "ravi", to: "asha", state }] })?.follow;
    expect(["requested", "declined", "following"].map(tie)).toEqual(["requested", "requested", "following"]);
    expect(told({ follows: [{ from: "asha", to: "ravi" }] })).toMatchObject({ follow: "none", follows_me: true });
    expect(told({ follows: [{ from: "asha", to: "ravi", state: "requested" }] })).toMatchObject({ follows_me: false });
    expect(told({ people: [{ _id: "asha", findable: false }, { _id: "ravi" }] })).toMatchObject({ sees: true, found: false });
  });
});

describe("a group [social, Who sees what]", () => {
  const told = (given: object, world: object = {}) => checkedVisibility({ viewer: "ravi", people, groups: [given], ...world }).groups[0];
  const link = { link: "g" };
  const blocks = (other: string) => ({ blocks: [{ from: other, to: "ravi" }] });

  it.each([
    ["signed_out", "missing", group("member"), { viewer: null }],
    ["deleted", "missing", group("member", { state: "deleted" }), {}],
    ["banned", "missing", group("banned", { kind: "open" }), link],
    ["run_by_blocked", "missing", group("member"), blocks("farah")],
    ["run_by_blocked", "missing", group("invited"), blocks("asha")],
    ["member", "full", group("member"), blocks("meera")],
    ["member", "full", group("admin"), {}],
    ["invited", "card", group("invited"), {}],
    ["requested", "card", group("requested"), {}],
    ["open", "card", group("declined", { kind: "open" }), link],
    ["link", "card", group("declined"), link],
    ["closed", "missing", group("declined"), {}],
    ["closed", "missing", group(null), {}],
  ])("is %s: %s", (reason, sees, given, world) => {
    expect(told(given, world)).toMatchObject({ reason, sees });
    if (sees === "missing") expect(told(given, world)).toMatchObject({ members: null, requests: null });
  });

  it("counts members who are there for the viewer, and requests for those who run it", () => {
    const members = [
      { person: "asha", state: "owner" },
      { person: "farah", state: "requested" },
      { person: "meera", state: "requested" },
      { person: "gone", state: "member" },
    ];
    const world = { people: [...people, { _id: "gone", state: "outside" }], blocks: [{ from: "ravi", to: "meera" }] };
    const as = (state: string) => told({ _id: "g", members: [...members, { person: "ravi", state }] }, world);
    expect(as("member")).toMatchObject({ members: 2, requests: null });
    expect(as("admin")).toMatchObject({ members: 2, requests: 1 });
    expect(as("invited")).toMatchObject({ members: 1, requests: null });
  });
});

describe("a notification [social, Who sees what]", () => {
  const isTold = (given: object, world: object = {}) =>
    checkedVisibility({
      viewer: "ravi",
      people,
      groups: [group("declined")],
      posts: [
        {
          _id: "p",
          author: "asha",
          audience: "everybody",
          created_at: at(0),
          comments: [
            { _id: "c", author: "farah", state: "deleted", created_at: at(1) },
            { _id: "r", author: "meera", parent: "c", created_at: at(2) },
          ],
        },
        { _id: "own", author: "asha", created_at: at(0) },
      ],
      notifications: [{ _id: "n", to: "ravi", ...given }],
      ...world,
    }).notifications.length === 1;

  it("is told where all that it names is seen", () => {
    expect(isTold({})).toBe(true);
    expect(isTold({ from: "asha", post: "p", comment: "r" })).toBe(true);
    expect(isTold({ to: "asha" })).toBe(false);
    expect(isTold({}, { viewer: null })).toBe(false);
    expect(isTold({ from: "farah" }, { blocks: [{ from: "farah", to: "ravi" }] })).toBe(false);
    expect(isTold({ from: "farah" }, { mutes: [{ from: "ravi", to: "farah" }] })).toBe(false);
    expect(isTold({ from: "farah" }, { mutes: [{ from: "farah", to: "ravi" }] })).toBe(true);
    expect(isTold({ post: "own" })).toBe(false);
    expect(isTold({ comment: "c" })).toBe(false);
    expect(isTold({ group: "g" })).toBe(false);
    expect(isTold({ group: "g" }, { link: "g" })).toBe(true);
  });
});

describe("a made-up viewer [social, View as]", () => {
  const world = {
    people,
    groups: [group("member")],
    posts: [
      { _id: "p", author: "asha", created_at: at(0) },
      { _id: "q", author: "asha", audience: "group", group: "g", created_at: at(1) },
    ],
  };
  const seen = (viewer: object) => checkedVisibility({ ...world, viewer }).posts.map(({ reason }) => reason);

  it("is a stranger, a follower, a member or blocked, and nothing else", () => {
    expect(seen({ as: "stranger", of: "asha" })).toEqual(["not_follower", "not_member"]);
    expect(seen({ as: "follower", of: "asha" })).toEqual(["follower", "not_member"]);
    expect(seen({ as: "member", of: "asha", group: "g" })).toEqual(["not_follower", "member"]);
    expect(seen({ as: "blocked", of: "asha" })).toEqual(["blocked", "blocked"]);
  });

  it("is counted as a real account is, and listed nowhere", () => {
    const told = checkedVisibility({ ...world, viewer: { as: "follower", of: "asha" } });
    expect(told.people.map(({ _id }) => _id)).toEqual(["asha", "ravi", "farah", "meera"]);
    expect(told.people[0]).toMatchObject({ follow: "following", followers: 1 });
    expect(checkedVisibility({ ...world, viewer: { as: "member", of: "asha", group: "g" } }).groups[0]?.members).toBe(4);
  });
});
