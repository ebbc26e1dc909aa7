import { customerId } from "../../identity/customer-id.ts";
import { seesChallenge } from "../challenges/challenge-sight.ts";
import { visibleGroups } from "../groups/visible-group.ts";
import { visiblePeople } from "../profiles/visible-person.ts";
import { seenThread } from "../posts/seen-post.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { ChallengeId } from "../challenge.ts";
import type { GroupId } from "../group.ts";
import type { Challenges } from "../challenges/challenges.port.ts";
import type { Groups } from "../groups/groups.port.ts";
import type { People } from "../profiles/people.port.ts";
import type { CommentId, PostId } from "../post-id.ts";
import type { Posts } from "../posts/posts.port.ts";
import type { NewReport, ReportedThing } from "../reports/report.ts";

export type ReportablePorts = {
  readonly posts: Pick<Posts, "facts">;
  readonly people: Pick<People, "facts">;
  readonly groups: Pick<Groups, "facts">;
  readonly challenges: Pick<Challenges, "facts">;
};

/** Who made a thing, and what it says. */
type Made = Pick<NewReport, "author" | "snapshot" | "pictures">;

/**
 * A thing that the customer may report; null: they do not see it, or it is their own. Source: specification/visibility.md, What may be done
 * with a post.
 */
export function reportable(ports: ReportablePorts, customer: CustomerId, thing: ReportedThing): Promise<Made | null> {
  switch (thing.kind) {
    case "post":
      return madePost(ports, customer, thing.id);
    case "comment":
      return madeComment(ports, customer, thing);
    case "person":
      return madePerson(ports, customer, thing.id);
    case "group":
      return madeGroup(ports, customer, thing.id);
    case "challenge":
      return madeChallenge(ports, customer, thing.id);
  }
}

async function madePost({ posts }: ReportablePorts, customer: CustomerId, id: PostId): Promise<Made | null> {
  const thread = seenThread(await posts.facts(customer, [id]));
  if (thread?.post.may.includes("report") !== true) return null;
  const { author, text, pictures } = thread.post;
  const snapshot = [text, ...pictures.map((picture) => picture.text)].filter((said) => said !== "").join("\n");
  return { author: author.id, snapshot, pictures: pictures.map(({ file, text: shown }) => ({ file, text: shown })) };
}

async function madeComment(
  { posts }: ReportablePorts,
  customer: CustomerId,
  { id, post }: { readonly id: CommentId; readonly post: PostId },
): Promise<Made | null> {
  const comment = seenThread(await posts.facts(customer, [post]))?.comments.find((one) => one.id === id);
  if (comment?.kind !== "shown" || comment.author.isSelf) return null;
  return { author: comment.author.id, snapshot: comment.text };
}

async function madePerson({ people }: ReportablePorts, customer: CustomerId, id: CustomerId): Promise<Made | null> {
  const [person] = visiblePeople(await people.facts(customer, [id]));
  if (person === undefined || person.isSelf) return null;
  return { author: person.id, snapshot: [person.name, person.about ?? ""].join("\n").trim() };
}

async function madeGroup({ groups }: ReportablePorts, customer: CustomerId, id: GroupId): Promise<Made | null> {
  const facts = await groups.facts(customer, [id]);
  const [group] = visibleGroups(facts, { tallies: [], link: null });
  if (group === undefined || group.mine === "owner") return null;
  const [record] = facts.groups;
  const owner = record?.facts.members.find(({ state }) => state === "owner")?.person;
  const picture = record?.group.picture ?? null;
  return {
    pictures: picture === null ? [] : [{ file: picture, text: "" }],
    author: owner === undefined ? null : customerId(owner),
    snapshot: saidIn([group, group.hindi], ["name", "about", "rules"]),
  };
}

async function madeChallenge({ challenges }: ReportablePorts, customer: CustomerId, id: ChallengeId): Promise<Made | null> {
  const [found] = await challenges.facts(customer, [id]);
  if (found === undefined || found.ties.isMaker || !seesChallenge(found.ties)) return null;
  const { maker, hindi } = found.challenge;
  return { author: maker, snapshot: saidIn([found.challenge, hindi], ["activity", "about"]) };
}

/** What people read of it in any language: whoever reports it may have read either. */
const saidIn = <Name extends string>(texts: readonly (Readonly<Record<Name, string>> | null)[], names: readonly Name[]): string =>
  texts
    .flatMap((said) =>
      said === null
        ? []
        : [
            names
              .map((name) => said[name])
              .join("\n")
              .trim(),
          ],
    )
    .join("\n");
