import fc from "fast-check";

/** Files of `visibility check` as they are written: few people and things, so that most ties hold between two of them at once. */
export type WireComment = {
  readonly _id: string;
  readonly author: string;
  readonly parent?: string | null;
  readonly state?: "published" | "hidden" | "deleted";
  readonly created_at: string;
};
export type WirePost = {
  readonly _id: string;
  readonly author: string;
  readonly audience?: "everybody" | "followers" | "group" | "me";
  readonly group?: string | null;
  readonly state?: "published" | "hidden" | "deleted";
  readonly created_at: string;
  readonly likes?: readonly string[];
  readonly comments?: readonly WireComment[];
};
export type WirePerson = {
  readonly _id: string;
  readonly state?: string;
  readonly findable?: boolean;
  readonly show?: { readonly about?: string; readonly lists?: string; readonly badges?: string };
};
export type WireMember = { readonly person: string; readonly state?: string };
export type WireGroup = { readonly _id: string; readonly kind?: string; readonly state?: string; readonly members?: readonly WireMember[] };
export type WirePair = { readonly from: string; readonly to: string };
export type WireFollow = WirePair & { readonly state?: string };
export type WireNotification = {
  readonly _id: string;
  readonly to: string;
  readonly from?: string;
  readonly post?: string;
  readonly comment?: string;
  readonly group?: string;
};
export type WireViewer = string | null | { readonly as: string; readonly of?: string; readonly group?: string };
export type WireVisibility = {
  readonly viewer?: WireViewer;
  readonly link?: string | null;
  readonly people: readonly WirePerson[];
  readonly follows?: readonly WireFollow[];
  readonly blocks?: readonly WirePair[];
  readonly mutes?: readonly WirePair[];
  readonly groups?: readonly WireGroup[];
  readonly posts?: readonly WirePost[];
  readonly notifications?: readonly WireNotification[];
};

/** The last two stand for the same instant, the third a fraction of a second before. */
const INSTANTS = [
  "2026-11-20T10:00:00+05:30",
  "2026-11-19T10:00Z",
  "2026-11-20T09:59:59.999",
  "2026-11-20T12:00",
  "2026-11-20T06:30:00.000Z",
];

/** Two of them stand the other way round by code points than by halves of characters. */
const NAMES = ["asha", "ravi", "\u{1F600}", "\uFF5E", "__proto__", ""];

const seldom = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 });
const parts = (model: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<object> =>
  fc.record(model).map((noun) => Object.fromEntries(Object.entries(noun).filter(([, value]) => value !== undefined)));

const anyPair = (people: readonly string[]) =>
  fc.record({ from: fc.constantFrom(...people), to: fc.constantFrom(...people) }).filter(({ from, to }) => from !== to);

const anyAudience = () => seldom(fc.constantFrom("everybody", "followers", "me"));
const anyState = () => fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, fc.constantFrom("published", "hidden", "deleted"));

const anyPerson = (_id: string): fc.Arbitrary<object> =>
  parts({
    _id: fc.constant(_id),
    state: fc.oneof(
      { weight: 6, arbitrary: fc.constant(undefined) },
      fc.constantFrom("active", "outside", "leaving", "suspended", "erased"),
    ),
    findable: seldom(fc.boolean()),
    show: seldom(parts({ about: anyAudience(), lists: anyAudience(), badges: anyAudience() })),
  });

const anyGroup = (_id: string, people: readonly string[]): fc.Arbitrary<object> =>
  fc
    .record({
      owner: fc.constantFrom(...people),
      others: fc.uniqueArray(fc.constantFrom(...people)),
      states: fc.array(fc.constantFrom("invited", "requested", "declined", "banned", "member", "admin", undefined), {
        minLength: people.length,
        maxLength: people.length,
      }),
      kind: seldom(fc.constantFrom("open", "closed")),
      state: fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, fc.constantFrom("live", "deleted")),
    })
    .map(({ owner, others, states, kind, state }) => ({
      _id,
      ...(kind === undefined ? {} : { kind }),
      ...(state === undefined ? {} : { state }),
      members: [
        { person: owner, state: "owner" },
        ...others
          .filter((person) => person !== owner)
          .map((person, index) => ({ person, ...(states[index] === undefined ? {} : { state: states[index] }) })),
      ],
    }));

function anyComments(post: string, people: readonly string[]): fc.Arbitrary<readonly object[]> {
  return fc
    .array(
      fc.record({
        author: fc.constantFrom(...people),
        state: anyState(),
        created_at: fc.constantFrom(...INSTANTS),
        above: fc.option(fc.nat(3), { freq: 3 }),
      }),
      { maxLength: 6 },
    )
    .chain((drawn) => fc.shuffledSubarray([...drawn.keys()], { minLength: drawn.length }).map((order) => ({ drawn, order })))
    .map(({ drawn, order }) => {
      const tops = drawn.flatMap(({ above }, index) => (above === null ? [`${post}.${index}`] : []));
      const comments = drawn.map(({ author, state, created_at, above }, index) => ({
        _id: `${post}.${index}`,
        author,
        ...(above === null || tops.length === 0 ? {} : { parent: tops[above % tops.length] }),
        ...(state === undefined ? {} : { state }),
        created_at,
      }));
      return order.flatMap((index) => comments[index] ?? []);
    });
}

const anyPost = (_id: string, people: readonly string[], groups: readonly string[]): fc.Arbitrary<object> =>
  fc
    .record({
      author: fc.constantFrom(...people),
      audience: seldom(fc.constantFrom("everybody", "followers", "me", ...(groups.length === 0 ? [] : ["group"]))),
      group: fc.constantFrom(...groups, null),
      state: anyState(),
      created_at: fc.constantFrom(...INSTANTS),
      likes: fc.uniqueArray(fc.constantFrom(...people)),
      comments: anyComments(_id, people),
    })
    .map(({ audience, group, state, ...rest }) => ({
      _id,
      ...rest,
      ...(audience === undefined ? {} : { audience }),
      ...(audience === "group" ? { group: group ?? groups[0] } : {}),
      ...(state === undefined ? {} : { state }),
    }));

const commentsOf = (posts: readonly object[]): readonly string[] =>
  posts.flatMap((post) => ("comments" in post && Array.isArray(post.comments) ? post.comments.map(({ _id }) => String(_id)) : []));

function anyNotifications(people: readonly string[], posts: readonly object[], groups: readonly string[]): fc.Arbitrary<readonly object[]> {
  const ids = posts.flatMap((post) => ("_id" in post ? [String(post._id)] : []));
  const comments = commentsOf(posts);
  const oneOf = (names: readonly string[]) => (names.length === 0 ? fc.constant(undefined) : seldom(fc.constantFrom(...names)));
  return fc
    .array(
      parts({ to: fc.constantFrom(...people), from: oneOf(people), post: oneOf(ids), comment: oneOf(comments), group: oneOf(groups) }),
      {
        maxLength: 4,
      },
    )
    .map((notifications) => notifications.map((notification, index) => ({ _id: `n${index}`, ...notification })));
}

function anyViewer(people: readonly string[], groups: readonly object[]): fc.Arbitrary<WireViewer> {
  const members = groups.flatMap((group) =>
    "members" in group && "_id" in group && Array.isArray(group.members)
      ? group.members
          .filter(({ state = "member" }) => ["member", "admin", "owner"].includes(state))
          .map(({ person }) => ({ as: "member", of: String(person), group: String(group._id) }))
      : [],
  );
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...people) },
    fc.constant(null),
    fc.constantFrom("stranger", "follower", "blocked").chain((as) => fc.constantFrom(...people).map((of) => ({ as, of }))),
    ...(members.length === 0 ? [] : [fc.constantFrom(...members)]),
  );
}

export function anyVisibilityFile(): fc.Arbitrary<object> {
  return fc
    .record({ people: fc.uniqueArray(fc.constantFrom(...NAMES), { minLength: 2 }), groups: fc.constantFrom([], ["g"], ["g", "h"]) })
    .chain(({ people, groups }) =>
      fc
        .record({
          people: fc.tuple(...people.map(anyPerson)),
          groups: fc.tuple(...groups.map((group) => anyGroup(group, people))),
          posts: fc
            .integer({ min: 0, max: 3 })
            .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => anyPost(`p${index}`, people, groups)))),
        })
        .chain((things) =>
          fc.record({
            viewer: anyViewer(people, things.groups),
            link: groups.length === 0 ? fc.constant(null) : fc.constantFrom(...groups, null),
            people: fc.constant(things.people),
            follows: fc.uniqueArray(
              fc
                .tuple(anyPair(people), seldom(fc.constantFrom("requested", "following", "declined")))
                .map(([pair, state]) => ({ ...pair, ...(state === undefined ? {} : { state }) })),
              { selector: ({ from, to }) => JSON.stringify([from, to]), maxLength: 10 },
            ),
            blocks: fc.array(anyPair(people), { maxLength: 3 }),
            mutes: fc.array(anyPair(people), { maxLength: 2 }),
            groups: fc.constant(things.groups),
            posts: fc.constant(things.posts),
            notifications: anyNotifications(people, things.posts, groups),
          }),
        ),
    );
}
