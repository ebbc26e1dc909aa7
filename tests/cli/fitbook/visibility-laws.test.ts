import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyVisibilityFile } from "#tests/arbitraries/any-visibility-file.ts";
import { checkedVisibility } from "./checked-visibility.ts";
import type { WireGroup, WireVisibility } from "#tests/arbitraries/any-visibility-file.ts";

type File = WireVisibility & { readonly viewer: string };
type Told = ReturnType<typeof checkedVisibility>;

/** With a viewer who is a person, whether active or not. */
const anyFile = (): fc.Arbitrary<File> =>
  anyVisibilityFile()
    .map((file): WireVisibility => JSON.parse(JSON.stringify(file)))
    .map((file) => ({ ...file, viewer: typeof file.viewer === "string" ? file.viewer : (file.people[0]?._id ?? "") }));

/** And somebody else. */
const anyTwo = (): fc.Arbitrary<{ readonly file: File; readonly other: string }> =>
  anyFile().chain((file) =>
    fc.constantFrom(...file.people.map(({ _id }) => _id).filter((id) => id !== file.viewer)).map((other) => ({ file, other })),
  );

/** Without the names of the reasons: a block is not told by another. */
const withoutReasons = ({ people, groups, posts, ...rest }: Told) => ({
  people: people.map(({ reason: _, ...person }) => person),
  groups: groups.map(({ reason: _, ...group }) => group),
  posts: posts.map(({ reason: _, ...post }) => post),
  ...rest,
});

const isRunBy = ({ members = [] }: WireGroup, person: string): boolean =>
  members.some((member) => member.person === person && (member.state === "owner" || member.state === "admin"));

/** Everything that is seen, by name. */
const seen = ({ people, groups, posts, feed, notifications }: Told): readonly string[] => [
  ...people.flatMap((person) => (person.sees ? [`person ${person._id}`, ...(person.lists ? [`lists of ${person._id}`] : [])] : [])),
  ...groups.flatMap(({ _id, sees }) => (sees === "full" ? [`card ${_id}`, `full ${_id}`] : sees === "card" ? [`card ${_id}`] : [])),
  ...posts.flatMap(({ _id, sees, liked_by, thread, may }) => [
    ...(sees ? [`post ${_id}`] : []),
    ...liked_by.map((person) => `like of ${_id} by ${person}`),
    ...thread.filter(({ shown }) => shown === "shown").map((comment) => `comment ${comment._id}`),
    ...may.map((act) => `${act} ${_id}`),
  ]),
  ...feed.map((id) => `feed ${id}`),
  ...notifications.map((id) => `notification ${id}`),
];

describe("a block [social, Block: one wall]", () => {
  it("makes the other as if they were gone, and the groups that they run deleted", () => {
    fc.assert(
      fc.property(anyTwo(), ({ file, other }) => {
        const blocked = { ...file, blocks: [...(file.blocks ?? []), { from: file.viewer, to: other }] };
        const gone = {
          ...file,
          people: file.people.map((person) => (person._id === other ? { ...person, state: "erased" } : person)),
          groups: (file.groups ?? []).map((group) => (isRunBy(group, other) ? { ...group, state: "deleted" } : group)),
        };
        expect(withoutReasons(checkedVisibility(blocked))).toEqual(withoutReasons(checkedVisibility(gone)));
      }),
      { numRuns: 1_000 },
    );
  });

  it("is the same whosever it was, and however often", () => {
    fc.assert(
      fc.property(anyTwo(), ({ file, other }) => {
        const by = (...more: readonly { readonly from: string; readonly to: string }[]) =>
          checkedVisibility({ ...file, blocks: [...(file.blocks ?? []), ...more] });
        const mine = { from: file.viewer, to: other };
        const theirs = { from: other, to: file.viewer };
        expect(by(theirs)).toEqual(by(mine));
        expect(by(mine, mine, theirs)).toEqual(by(mine));
      }),
    );
  });

  it("of anybody never shows more to anybody", () => {
    fc.assert(
      fc.property(anyTwo(), fc.nat(), ({ file, other }, index) => {
        const third = file.people[index % file.people.length]?._id ?? other;
        if (third === other) return;
        const before = new Set(seen(checkedVisibility(file)));
        const after = seen(checkedVisibility({ ...file, blocks: [...(file.blocks ?? []), { from: third, to: other }] }));
        expect(after.filter((name) => !before.has(name))).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe("what somebody is told [social, Who sees what]", () => {
  it("has numbers that are the length of the list that they head", () => {
    fc.assert(
      fc.property(anyFile(), (file) => {
        for (const { likes, liked_by, comments, thread, inside } of checkedVisibility(file).posts) {
          expect(likes).toBe(inside ? liked_by.length : null);
          expect(comments).toBe(inside ? thread.filter(({ shown }) => shown === "shown").length : null);
        }
      }),
    );
  });

  it("is nothing to whoever is not active, as to whoever is not signed in", () => {
    fc.assert(
      fc.property(anyFile(), (file) => {
        const people = file.people.map((person) => (person._id === file.viewer ? { ...person, state: "suspended" } : person));
        const told = checkedVisibility({ ...file, people });
        expect(seen(told)).toEqual([]);
        expect(told).toEqual(checkedVisibility({ ...file, people, viewer: null }));
      }),
    );
  });

  it("is never more where a post is for fewer", () => {
    fc.assert(
      fc.property(anyFile(), (file) => {
        const posts = file.posts ?? [];
        const sees = (audience: "everybody" | "followers" | "me") =>
          checkedVisibility({
            ...file,
            posts: posts.map(({ group: _, ...post }) => ({ ...post, audience })),
            notifications: [],
          }).posts.flatMap(({ _id, sees }) => (sees ? [_id] : []));
        expect(sees("everybody")).toEqual(expect.arrayContaining(sees("followers")));
        expect(sees("followers")).toEqual(expect.arrayContaining(sees("me")));
      }),
    );
  });

  it("may be done where it is seen, and only there", () => {
    fc.assert(
      fc.property(anyFile(), (file) => {
        for (const { sees, inside, reason, may } of checkedVisibility(file).posts) {
          if (!sees) expect(may).toEqual([]);
          expect(may.includes("comment")).toBe(inside);
          expect(may.includes("report")).toBe(sees && reason !== "own");
          expect(may.includes("like")).toBe(inside && reason !== "own");
        }
      }),
    );
  });

  it("is for a made-up viewer what a real account of that kind is told", () => {
    fc.assert(
      fc.property(anyTwo(), fc.constantFrom("stranger", "follower", "blocked"), ({ file, other }, as) => {
        const real = {
          ...file,
          viewer: "real",
          people: [{ _id: "real" }, ...file.people],
          follows: [...(as === "follower" ? [{ from: "real", to: other }] : []), ...(file.follows ?? [])],
          blocks: [...(as === "blocked" ? [{ from: "real", to: other }] : []), ...(file.blocks ?? [])],
        };
        const { people, ...rest } = checkedVisibility(real);
        expect(checkedVisibility({ ...file, viewer: { as, of: other } })).toEqual({ ...rest, people: people.slice(1) });
      }),
    );
  });
});
