import type { CustomerId } from "../../identity/customer-id.ts";
import type { JobKinds, QueuedJob } from "../../jobs/job.ts";
import type { ChallengeId } from "../challenge.ts";
import type { ChallengeChange, FrozenResult } from "../challenges/challenges.port.ts";
import type { GroupId } from "../group.ts";
import type { GroupChange, GroupTransaction } from "../groups/groups.port.ts";
import type { CommentId, PostId } from "../post-id.ts";
import type { PostChange, PostTransaction } from "../posts/posts.port.ts";

/**
 * Others are told what somebody did: of a like, of a comment, of somebody who has come into a group (`by`: who let them in, or they
 * themselves), of a challenge's result, of a challenge that was changed or cancelled (`by` null: by staff), of being removed from one. `at`
 * in milliseconds since 1970.
 * Source: specification/notifications.md, What others do.
 */
export type ActJob =
  | { readonly kind: "tell-of-like"; readonly post: PostId; readonly person: CustomerId; readonly at: number }
  | {
      readonly kind: "tell-of-comment";
      readonly post: PostId;
      readonly comment: CommentId;
      readonly person: CustomerId;
      readonly at: number;
    }
  | {
      readonly kind: "tell-of-member";
      readonly group: GroupId;
      readonly person: CustomerId;
      readonly by: CustomerId;
      readonly at: number;
    }
  | { readonly kind: "tell-of-result"; readonly challenge: ChallengeId; readonly at: number }
  | {
      readonly kind: "tell-of-change";
      readonly challenge: ChallengeId;
      readonly news: "challenge-changed" | "challenge-cancelled";
      readonly by: CustomerId | null;
      readonly at: number;
    }
  | { readonly kind: "tell-of-removal"; readonly challenge: ChallengeId; readonly person: CustomerId; readonly at: number };

export const ACT_JOBS: JobKinds<ActJob> = {
  "tell-of-like": true,
  "tell-of-comment": true,
  "tell-of-member": true,
  "tell-of-result": true,
  "tell-of-change": true,
  "tell-of-removal": true,
};

/** What a change of a post has others told. A comment that waits for review is told as well: nobody is shown it before it is published. */
export function jobsOfPost(
  change: PostChange,
  { customer, at }: Pick<PostTransaction<unknown>, "customer" | "at">,
): readonly QueuedJob<ActJob>[] {
  switch (change.kind) {
    case "like":
      return [queued({ kind: "tell-of-like", post: change.post, person: customer, at }, `${change.post}/${customer}`)];
    case "comment": {
      const { id, post, author, state } = change.after;
      return state.kind === "deleted" ? [] : [queued({ kind: "tell-of-comment", post, comment: id, person: author, at }, id)];
    }
    case "held":
      return jobsOfPost(change.written, { customer, at });
    case "post":
    case "unlike":
      return [];
  }
}

/** What a change of a group has others told: who has come in, once however often they leave and come. */
export function jobsOfGroup(
  change: GroupChange,
  { group, customer, subject, at }: Omit<GroupTransaction<unknown>, "decide">,
): readonly QueuedJob<ActJob>[] {
  const isIn = change.answered === "accepted" && change.members.some(({ person, state }) => person === subject && state === "member");
  return isIn ? [queued({ kind: "tell-of-member", group, person: subject, by: customer, at }, `${group}/${subject}`)] : [];
}

/** What a first result has its players told; of a later version nobody is. */
export const jobsOfResult = (
  challenge: ChallengeId,
  { version, at }: Pick<FrozenResult, "version" | "at">,
): readonly QueuedJob<ActJob>[] => (version === 1 ? [queued({ kind: "tell-of-result", challenge, at }, challenge)] : []);

/** What a change of a challenge by its maker, or by staff (`customer` null), has its players told. */
export function jobsOfChallenge(
  change: Pick<ChallengeChange, "kind">,
  { challenge, customer, at }: { readonly challenge: ChallengeId; readonly customer: CustomerId | null; readonly at: number },
): readonly QueuedJob<ActJob>[] {
  if (change.kind !== "planned" && change.kind !== "cancelled") return [];
  const news = change.kind === "planned" ? ("challenge-changed" as const) : ("challenge-cancelled" as const);
  return [queued({ kind: "tell-of-change", challenge, news, by: customer, at }, `${challenge}/${news}/${at}`)];
}

export const jobOfRemoval = (challenge: ChallengeId, person: CustomerId, at: number): QueuedJob<ActJob> =>
  queued({ kind: "tell-of-removal", challenge, person, at }, `${challenge}/${person}`);

const queued = (job: ActJob, key: string): QueuedJob<ActJob> => ({ job, terms: { key, notBefore: null } });
