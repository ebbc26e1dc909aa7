import { describe, expect, it } from "vitest";
import { makeBlockUser } from "#core/fitbook/blocks/block-user.use-case.ts";
import { groupId } from "#core/fitbook/group.ts";
import { makeChangeGroupMember } from "#core/fitbook/groups/change-group-member.use-case.ts";
import { makeMakeGroup } from "#core/fitbook/groups/make-group.use-case.ts";
import { makeChangeFitbookProfile } from "#core/fitbook/people/change-fitbook-profile.use-case.ts";
import { makeEndFollow } from "#core/fitbook/people/end-follow.use-case.ts";
import { makeShowPerson } from "#core/fitbook/people/show-person.use-case.ts";
import { makeLikePost } from "#core/fitbook/posts/like-post.use-case.ts";
import { makeListPosts } from "#core/fitbook/posts/list-posts.use-case.ts";
import { LONGEST_COMMENT, LONGEST_POST, postTextIn } from "#core/fitbook/post-text.ts";
import { makePublishPost } from "#core/fitbook/posts/publish-post.use-case.ts";
import { makeWriteComment } from "#core/fitbook/posts/write-comment.use-case.ts";
import { makeAnswerFollower } from "#core/notifications/answer-follower.use-case.ts";
import { notificationId } from "#core/notifications/notification.ts";
import { refused } from "#core/shared/result.ts";
import { showPerson } from "#adapters/http-contract/fitbook/people-endpoints.ts";
import { listPosts } from "#adapters/http-contract/fitbook/posts-endpoints.ts";
import { hmacSeals } from "#adapters/secrets/quote-seals.ts";
import { now } from "#tests/fixtures.ts";
import { aFitbookProfile } from "#tests/core/fitbook/a-fitbook-profile.ts";
import type { GroupId } from "#core/fitbook/group.ts";
import type { People } from "#core/fitbook/profiles/people.port.ts";
import type { Circle } from "#core/fitbook/posts/post.ts";
import type { PostId } from "#core/fitbook/post-id.ts";
import type { Posts } from "#core/fitbook/posts/posts.port.ts";
import type { ViewAs } from "#core/fitbook/posts/view-as.ts";
import type { ProfileAudience } from "#core/fitbook/visibility/world.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Result } from "#core/shared/result.ts";
import type { RelationPorts } from "#tests/core/fitbook/relations-in-memory.ts";

export type Kept = { readonly posts: Posts; readonly people: People; readonly ties: RelationPorts };

const EYES = ["stranger", "follower", "blocked", "member"] as const;
const AUDIENCES = ["everybody", "followers", "me"] as const satisfies readonly ProfileAudience[];

/** Asha with posts for every circle, and Ravi and Meera, who follow her and have liked and answered them; Ravi has blocked Meera. */
async function ashasPlace({ posts, people, ties }: Kept, shown: ProfileAudience) {
  let [time, made] = [now, 0];
  const clock = () => time;
  const newId = () => `${String(++made).padStart(6, "0")}-${crypto.randomUUID()}`;
  const limits = { count: async () => ({ kind: "counted" }) as const };
  const { groups } = ties;
  const needs = { posts, people, groups, limits, customers: { joinedAt: async () => null }, now: clock, newId };
  const [asha, ravi, meera] = [await ties.someone("Asha"), await ties.someone("Ravi"), await ties.someone("Meera")];
  const shows = { about: shown, lists: shown, badges: shown };
  value(await makeChangeFitbookProfile(needs)(asha, aFitbookProfile("Asha", { about: "I walk at six.", shows })));
  const step = makeChangeGroupMember(needs);
  const own = async (name: string) =>
    value(await makeMakeGroup(needs)(asha, { name, about: "", rules: "", isOpen: false, mayMembersInvite: false }));
  const [walkers, runners] = [await own("Walkers"), await own("Runners")];
  const follow = async (from: CustomerId) => {
    await ties.requests.follow(from, asha, { id: notificationId(newId()), at: time });
    await makeAnswerFollower({ requests: ties.port, now: clock, newId: () => notificationId(newId()) })(asha, {
      other: from,
      answer: "accept",
    });
    await makeEndFollow(needs)(asha, { other: from, kind: "following" }); // Whoever is accepted is followed back.
  };
  const join = async (person: CustomerId, group: GroupId) => {
    await step(asha, { group, person, event: "invite" });
    await step(person, { group, person: null, event: "accept" });
  };
  for (const one of [ravi, meera]) {
    await follow(one);
    await join(one, walkers);
  }
  const circles: readonly Circle[] = [
    ...AUDIENCES.map((audience) => ({ audience, group: null })),
    ...[walkers, runners].map((group) => ({ audience: "group", group }) as const),
  ];
  const written: PostId[] = [];
  for (const circle of circles) {
    time += 60_000;
    const text = postTextIn(`For ${circle.audience}`, LONGEST_POST) ?? expect.unreachable();
    written.push(value(await makePublishPost(needs)(asha, { key: newId(), text, ...circle })).id);
  }
  const answer = postTextIn("Well done", LONGEST_COMMENT) ?? expect.unreachable();
  for (const post of written)
    for (const one of [ravi, meera]) {
      time += 60_000;
      await makeLikePost(needs)(one, { post, isLiked: true });
      await makeWriteComment(needs)(one, { post, parent: null, key: newId(), text: answer });
    }
  await makeBlockUser({ blocks: ties.blocks, now: clock })(ravi, meera);
  const [show, list] = [
    makeShowPerson({ people, groups, challenges: { badgeTally: async () => ({ gold: 2 }) } }),
    makeListPosts({ posts, groups, seals: hmacSeals(Buffer.from("a key of tests")) }),
  ];
  return {
    asha,
    ravi,
    walkers,
    runners,
    show,
    list,
    leave: (group: GroupId, person: CustomerId) => step(person, { group, person: null, event: "leave" }),
    /** A real account that is only that. */
    async real(kind: ViewAs["kind"]): Promise<CustomerId> {
      const nisha = await ties.someone("Nisha");
      if (kind === "follower") await follow(nisha);
      if (kind === "member") await join(nisha, walkers);
      if (kind === "blocked") await makeBlockUser({ blocks: ties.blocks, now: clock })(asha, nisha);
      return nisha;
    },
    /** What goes over the wire of Asha's profile and posts. */
    async bytes(viewer: CustomerId, as: ViewAs | null): Promise<string> {
      const answers = [
        showPerson.envelopeOf(await show(viewer, { id: asha, as })),
        listPosts.envelopeOf(await list(viewer, { list: { kind: "author", author: asha }, as, after: null })),
      ];
      return JSON.stringify(answers);
    },
  };
}

function value<Value>(result: Result<Value, unknown>): Value {
  if (result.kind === "refused") throw new TypeError(`refused: ${JSON.stringify(result.refusal)}`);
  return result.value;
}

export function viewAsSuite(store: string, make: () => Kept): void {
  describe(`one's own place as others get it in ${store}`, () => {
    it.each(AUDIENCES.flatMap((shown) => EYES.map((kind) => ({ kind, shown }))))(
      "is what a real $kind is answered, byte for byte, where a profile is shown to $shown",
      async ({ kind, shown }) => {
        const { asha, walkers, real, bytes } = await ashasPlace(make(), shown);
        const seen = await bytes(asha, kind === "member" ? { kind, group: walkers } : { kind });
        expect(seen).toBe(await bytes(await real(kind), null));
        expect(seen).not.toBe(await bytes(asha, null));
      },
    );

    it("shows each of them other posts", async () => {
      const { asha, walkers, list } = await ashasPlace(make(), "everybody");
      const seenAs = async (as: ViewAs) => {
        const page = value(await list(asha, { list: { kind: "author", author: asha }, as, after: null }));
        return page.posts.map(({ text, group }) => (group === null ? text : `${text} ${group.name}`));
      };
      expect(await seenAs({ kind: "stranger" })).toEqual(["For everybody"]);
      expect(await seenAs({ kind: "follower" })).toEqual(["For followers", "For everybody"]);
      expect(await seenAs({ kind: "member", group: walkers })).toEqual(["For group Walkers", "For everybody"]);
      expect(await seenAs({ kind: "blocked" })).toEqual([]);
    });

    it("is nobody else's to look at, nor that of a group that one is not in, nor another list", async () => {
      const { asha, ravi, walkers, runners, show, list, leave } = await ashasPlace(make(), "everybody");
      const missing = refused({ kind: "unknown-user" });
      const nothing = refused({ kind: "unknown-cursor" });
      const hers = { kind: "author", author: asha } as const;
      expect(await show(ravi, { id: asha, as: { kind: "follower" } })).toEqual(missing);
      expect(await list(ravi, { list: hers, as: { kind: "follower" }, after: null })).toEqual(nothing);
      const stranger = { kind: "stranger" } as const;
      expect(await list(asha, { list: { kind: "group", group: walkers }, as: stranger, after: null })).toEqual(nothing);
      expect(await list(asha, { list: { kind: "feed" }, as: stranger, after: null })).toEqual(nothing);
      for (const group of [runners, groupId("none")]) {
        expect(await show(ravi, { id: ravi, as: { kind: "member", group } })).toEqual(missing);
        expect(await list(ravi, { list: { kind: "author", author: ravi }, as: { kind: "member", group }, after: null })).toEqual(nothing);
      }
      const walker = { id: ravi, as: { kind: "member", group: walkers } } as const;
      expect((await show(ravi, walker)).kind).toBe("ok");
      await leave(walkers, ravi);
      expect(await show(ravi, walker)).toEqual(missing);
    });
  });
}
