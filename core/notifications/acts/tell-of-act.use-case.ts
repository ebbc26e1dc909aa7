import { runs } from "../../fitbook/visibility/member-role.ts";
import { visiblePeople } from "../../fitbook/profiles/visible-person.ts";
import { customerId } from "../../identity/customer-id.ts";
import { useCase } from "../../shared/token.ts";
import { notificationId } from "../notification.ts";
import { maker } from "../../shared/use-case.ts";
import { Notifications } from "../notifications.port.ts";
import { People } from "../../fitbook/profiles/people.port.ts";
import { Groups } from "../../fitbook/groups/groups.port.ts";
import { Posts } from "../../fitbook/posts/posts.port.ts";
import { Challenges } from "../../fitbook/challenges/challenges.port.ts";
import { NewId } from "../../shared/new-id.port.ts";
import type { ActJob } from "../../fitbook/acts/act-job.ts";
import type { GroupId } from "../../fitbook/group.ts";
import type { PostId } from "../../fitbook/post-id.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { ActToTell } from "../notifications.port.ts";

/**
 * Tells those whom it concerns what somebody did, once however often it is called: the author of a post who likes or comments it, the
 * writer of a comment who replies, those who run a group who has come in, the players of a challenge its result and their badges, that it
 * was changed or cancelled, and whoever is removed from one. Nobody is told what they did themselves. Whether it is seen is asked anew
 * whenever it is listed. Source: specification/notifications.md, What others do.
 */
export type TellOfAct = (job: ActJob) => Promise<void>;
export const TellOfAct = useCase<TellOfAct>("notifications", "TellOfAct");

type Needs = {
  readonly people: Pick<People, "facts">;
  readonly posts: Pick<Posts, "facts">;
  readonly groups: Pick<Groups, "facts">;
  readonly challenges: Pick<Challenges, "players" | "results">;
  readonly notifications: Pick<Notifications, "tellOfAct" | "tellOfChallenge">;
  readonly newId: NewId;
};

/** So many players are told in one step. */
const AT_ONCE = 500;

type ActOfPost = Omit<Extract<ActToTell, { readonly post: PostId }>, "isSilent">;
type ActInGroup = Omit<Extract<ActToTell, { readonly group: GroupId }>, "isSilent">;

export const makeTellOfAct = maker(
  TellOfAct,
  { notifications: Notifications, people: People, groups: Groups, posts: Posts, challenges: Challenges, newId: NewId },
  ({ people, posts, groups, challenges, notifications, newId }: Needs) => {
    const newNotification = () => notificationId(newId());

    return async (job) => {
      switch (job.kind) {
        case "tell-of-like":
          return tellOfLike(job);
        case "tell-of-comment":
          return tellOfComment(job);
        case "tell-of-member":
          return tellOfMember(job);
        case "tell-of-result":
          return tellOfResult(job);
        case "tell-of-change":
          return tellOfChange(job);
        case "tell-of-removal":
          return tellOfRemoval(job);
      }
    };

    async function tell(act: ActOfPost | ActInGroup): Promise<void> {
      const [person] = visiblePeople(await people.facts(act.to, [act.person]));
      await notifications.tellOfAct({ ...act, isSilent: person === undefined || person.isMuted });
    }

    async function tellOfLike({ post, person, at }: Extract<ActJob, { readonly kind: "tell-of-like" }>): Promise<void> {
      const [record] = (await posts.facts(person, [post])).posts;
      if (record === undefined || record.post.author === person) return;
      const act = { id: newNotification(), cause: `like/${post}/${person}`, person, comment: null, at };
      await tell({ ...act, to: record.post.author, kind: "post-liked", post });
    }

    async function tellOfComment({ post, comment: id, person, at }: Extract<ActJob, { readonly kind: "tell-of-comment" }>): Promise<void> {
      const [record] = (await posts.facts(person, [post])).posts;
      const comment = record?.comments.find((one) => one.id === id);
      if (record === undefined || comment === undefined) return;
      const answered = record.comments.find((one) => one.id === comment.parent)?.author ?? null;
      const act = { cause: `comment/${id}`, person, comment: id, post, at };
      if (answered !== null && answered !== person) await tell({ ...act, id: newNotification(), to: answered, kind: "comment-replied" });
      const { author } = record.post;
      if (author !== person && author !== answered) await tell({ ...act, id: newNotification(), to: author, kind: "post-commented" });
    }

    async function tellOfMember({ group, person, by, at }: Extract<ActJob, { readonly kind: "tell-of-member" }>): Promise<void> {
      const [record] = (await groups.facts(person, [group])).groups;
      const runners = record?.facts.members.filter(({ state }) => runs(state)) ?? [];
      for (const { person: runner } of runners) {
        if (runner === person || runner === by) continue;
        const act = { id: newNotification(), cause: `member/${group}/${person}`, person, comment: null, at };
        await tell({ ...act, to: customerId(runner), kind: "group-joined", group });
      }
    }

    async function tellOfResult({ challenge, at }: Extract<ActJob, { readonly kind: "tell-of-result" }>): Promise<void> {
      for (let from = 0; ; from += AT_ONCE) {
        const rows = await challenges.results(challenge, { from, limit: AT_ONCE });
        const players = rows.flatMap(({ customer, badges }) => (customer === null ? [] : [{ customer, hasWon: badges.length > 0 }]));
        const addressed = (whom: typeof players) => whom.map(({ customer }) => ({ customer, id: newNotification() }));
        const result = (kind: "challenge-ended" | "badge-won") => ({ kind, cause: `${kind}/${challenge}`, challenge, at });
        await notifications.tellOfChallenge({ ...result("challenge-ended"), to: addressed(players) });
        await notifications.tellOfChallenge({ ...result("badge-won"), to: addressed(players.filter(({ hasWon }) => hasWon)) });
        if (rows.length < AT_ONCE) return;
      }
    }

    /** Whoever plays now, save the maker who did it. */
    async function tellOfChange({ challenge, news, by, at }: Extract<ActJob, { readonly kind: "tell-of-change" }>): Promise<void> {
      for (let after: CustomerId | null = null; ; ) {
        const players: readonly CustomerId[] = await challenges.players(challenge, { after, limit: AT_ONCE });
        const to = players.flatMap((customer) => (customer === by ? [] : [{ customer, id: newNotification() }]));
        await notifications.tellOfChallenge({ kind: news, cause: `${news}/${challenge}/${at}`, challenge, to, at });
        after = players.at(-1) ?? null;
        if (players.length < AT_ONCE) return;
      }
    }

    async function tellOfRemoval({ challenge, person, at }: Extract<ActJob, { readonly kind: "tell-of-removal" }>): Promise<void> {
      const to = [{ customer: person, id: newNotification() }];
      await notifications.tellOfChallenge({ kind: "player-removed", cause: `player-removed/${challenge}`, challenge, to, at });
    }
  },
);
