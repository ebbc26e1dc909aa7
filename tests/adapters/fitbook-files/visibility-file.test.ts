import { describe, expect, it } from "vitest";
import { changed } from "#tests/adapters/cart-file/wire-file.ts";
import { visibilityFaults } from "#tests/cli/fitbook/checked-visibility.ts";
import type { WirePart } from "#tests/adapters/cart-file/wire-file.ts";

const at = "2026-11-20T10:00:00+05:30";

/** Everything that a file can hold. */
const aFile = (): WirePart => ({
  viewer: "asha",
  link: "walkers",
  people: [
    { _id: "asha", state: "active", findable: true, show: { about: "everybody", lists: "followers", badges: "me" } },
    { _id: "ravi", state: "outside" },
    { _id: "farah" },
  ],
  follows: [
    { from: "asha", to: "ravi", state: "following" },
    { from: "ravi", to: "asha", state: "requested" },
  ],
  blocks: [{ from: "farah", to: "ravi" }],
  mutes: [{ from: "asha", to: "farah" }],
  groups: [
    {
      _id: "walkers",
      kind: "closed",
      state: "live",
      members: [
        { person: "asha", state: "owner" },
        { person: "ravi", state: "admin" },
      ],
    },
    { _id: "runners", state: "deleted" },
  ],
  posts: [
    {
      _id: "p1",
      author: "asha",
      audience: "group",
      group: "walkers",
      state: "published",
      created_at: at,
      likes: ["ravi", "farah"],
      comments: [
        { _id: "c1", author: "asha", parent: null, state: "hidden", created_at: at },
        { _id: "c2", author: "ravi", parent: "c1", created_at: at },
      ],
    },
    { _id: "p2", author: "ravi", created_at: at, comments: [{ _id: "c3", author: "asha", created_at: at }] },
  ],
  notifications: [{ _id: "n1", to: "asha", from: "ravi", post: "p1", comment: "c2", group: "walkers" }],
});

const paths = (file: unknown): readonly string[] => visibilityFaults(JSON.parse(JSON.stringify(file))).map(({ path }) => path);

describe("a file of visibility check [social, Who sees what]", () => {
  it("may hold everything, or people alone", () => {
    expect(paths(aFile())).toEqual([]);
    expect(paths({ people: [] })).toEqual([]);
    expect(paths({ people: [], viewer: null, link: null, follows: null, posts: null, more: 1 })).toEqual([]);
  });

  it.each([
    "people",
    "people[1]._id",
    "follows[0].from",
    "follows[0].to",
    "blocks[0].from",
    "blocks[0].to",
    "mutes[0].from",
    "mutes[0].to",
    "groups[1]._id",
    "groups[0].members[1].person",
    "posts[0]._id",
    "posts[0].author",
    "posts[0].created_at",
    "posts[0].comments[1]._id",
    "posts[0].comments[0].author",
    "posts[0].comments[0].created_at",
    "notifications[0]._id",
    "notifications[0].to",
  ])("needs %s, also where it is null, and that is one fault", (path) => {
    expect(paths(changed(aFile(), path, undefined))).toEqual([path]);
    expect(paths(changed(aFile(), path, null))).toEqual([path]);
  });

  it.each([
    "viewer",
    "link",
    "people[0].state",
    "people[0].findable",
    "people[0].show",
    "people[0].show.about",
    "people[0].show.lists",
    "people[0].show.badges",
    "follows",
    "follows[1].state",
    "blocks",
    "mutes",
    "groups[0].kind",
    "groups[0].state",
    "groups[0].members[1].state",
    "posts[0].state",
    "posts[0].likes",
    "posts[0].comments[0].parent",
    "posts[0].comments[0].state",
    "notifications",
    "notifications[0].from",
    "notifications[0].post",
    "notifications[0].comment",
    "notifications[0].group",
  ])("may leave out %s, and takes nothing of another type there", (path) => {
    expect(paths(changed(aFile(), path, undefined))).toEqual([]);
    expect(paths(changed(aFile(), path, null))).toEqual([]);
    for (const wrong of [5, [5], 0.5])
      expect(paths(changed(aFile(), path, wrong))).toEqual([
        Array.isArray(wrong) && /s$/.test(path) && !path.endsWith("lists") && !path.endsWith("badges") ? `${path}[0]` : path,
      ]);
  });

  it.each([
    ["people[0].state", "ACTIVE"],
    ["people[0].findable", "true"],
    ["people[0].show.lists", "Everybody"],
    ["people[2]", "farah"],
    ["people[2]", null],
    ["people[3]", { _id: "asha" }, "people[3]._id"],
    ["follows[0].from", "nobody"],
    ["follows[0].to", "nobody"],
    ["follows[0].to", "asha"],
    ["follows[0].state", "none"],
    ["blocks[0].to", "farah"],
    ["mutes[0].to", "asha"],
    ["mutes[0].from", ""],
    ["groups[1]._id", "walkers"],
    ["groups[0].kind", "secret"],
    ["groups[0].members[1].person", "nobody"],
    ["groups[0].members[1].person", "asha"],
    ["groups[0].members[1].state", "none"],
    ["posts[1]._id", "p1"],
    ["posts[0].author", "nobody"],
    ["posts[0].audience", "friends"],
    ["posts[0].group", "nobody"],
    ["posts[0].group", null],
    ["posts[1].group", "walkers"],
    ["posts[0].created_at", "2026-11-20"],
    ["posts[0].created_at", "2026-11-20T10:00:00.1234Z"],
    ["posts[0].created_at", "1999-11-20T10:00:00Z"],
    ["posts[0].created_at", "2200-01-01T00:00:00Z"],
    ["posts[0].created_at", "2026-02-29T10:00:00Z"],
    ["posts[0].created_at", "2026-11-20T24:00:00Z"],
    ["posts[0].created_at", "2026-11-20T10:00:00z"],
    ["posts[0].created_at", "2026-11-20T10:00:00+0530"],
    ["posts[0].created_at", "2026-11-20 10:00:00"],
    ["posts[0].likes[1]", "ravi"],
    ["posts[0].likes[1]", "nobody"],
    ["posts[0].likes[1]", null],
    ["posts[0].comments[1]._id", "c3", "posts[1].comments[0]._id"],
    ["posts[0].comments[1].parent", "nobody"],
    ["posts[0].comments[1].parent", "c2"],
    ["posts[0].comments[1].parent", "c3"],
    ["posts[1].comments[0].parent", "c1"],
    ["notifications[0].to", "nobody"],
    ["notifications[0].from", "nobody"],
    ["notifications[0].post", "c1"],
    ["notifications[0].comment", "p1"],
    ["notifications[0].group", "p1"],
    ["link", "nobody"],
    ["viewer", "nobody"],
    ["viewer", {}, "viewer.as"],
    ["viewer", { as: "friend", of: "asha" }, "viewer.as"],
    ["viewer", { as: "follower" }, "viewer.of"],
    ["viewer", { as: "blocked", of: null }, "viewer.of"],
    ["viewer", { as: "follower", of: "nobody" }, "viewer.of"],
    ["viewer", { as: "stranger", of: 5 }, "viewer.of"],
    ["viewer", { as: "member", of: "asha" }, "viewer.group"],
    ["viewer", { as: "member", of: "asha", group: "nobody" }, "viewer.group"],
    ["viewer", { as: "member", of: "farah", group: "walkers" }, "viewer.group"],
    ["viewer", { as: "member", of: "asha", group: "runners" }, "viewer.group"],
    ["viewer", { as: "member", group: "walkers" }, "viewer.of"],
  ])("is faulty with %s %j", (path, value, given = path) => {
    const file = changed(aFile(), path, value);
    const other = path === "posts[0].comments[1]._id" ? ["notifications[0].comment"] : [];
    expect(paths(file)).toEqual([given, ...other]);
  });

  it("tells a follow that stands twice at the second, whatever its state", () => {
    const twice = { from: "asha", to: "ravi", state: "declined" };
    expect(paths(changed(aFile(), "follows[2]", twice))).toEqual(["follows[2]"]);
    expect(paths(changed(aFile(), "blocks[1]", { from: "farah", to: "ravi" }))).toEqual([]);
  });

  it("needs one owner of a live group, and none of a deleted one", () => {
    expect(paths(changed(aFile(), "groups[0].members[1].state", "owner"))).toEqual(["groups[0].members"]);
    expect(paths(changed(aFile(), "groups[0].members[0].state", "admin"))).toEqual(["groups[0].members"]);
    expect(paths(changed(aFile(), "groups[0].members", undefined))).toEqual(["groups[0].members"]);
    expect(paths(changed(aFile(), "groups[0].members", "asha"))).toEqual(["groups[0].members"]);
    expect(paths(changed(changed(aFile(), "groups[0].members", []), "groups[0].state", "deleted"))).toEqual([]);
    expect(paths(changed(aFile(), "groups[0].members[0].state", 5))).toEqual(["groups[0].members[0].state"]);
  });

  it("judges nothing by what is faulty itself", () => {
    expect(paths(changed(aFile(), "people", "asha"))).toEqual(["people"]);
    expect(paths(changed(aFile(), "people[0]", 5))).toEqual(["people[0]"]);
    expect(paths(changed(aFile(), "groups[0]._id", 5))).toEqual(["groups[0]._id"]);
    expect(paths(changed(aFile(), "posts", "p1"))).toEqual(["posts"]);
    expect(paths(changed(aFile(), "posts[0]", "p1"))).toEqual(["posts[0]"]);
    expect(paths(changed(aFile(), "posts[0].comments", {}))).toEqual(["posts[0].comments"]);
    expect(paths(changed(aFile(), "posts[0].comments[0]", 5))).toEqual(["posts[0].comments[0]"]);
  });

  it("tells faults in the order of the file", () => {
    const file = changed(changed(changed(aFile(), "notifications[0].to", 5), "people[1].state", 5), "viewer", 5);
    expect(visibilityFaults(file)).toEqual([
      { path: "viewer", expected: "the id of a person, or an object with as and of" },
      { path: "people[1].state", expected: "active, outside, leaving, suspended or erased" },
      { path: "notifications[0].to", expected: "text" },
    ]);
  });
});
