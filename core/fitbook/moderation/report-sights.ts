import { seesChallenge } from "../challenges/challenge-sight.ts";
import { realCase } from "../staff/real-case.ts";
import { visibleWorld } from "../visibility/visible-world.ts";
import type { FitbookFacts, SightSubject } from "../staff/real-case.ts";
import type { Challenges } from "../challenges/challenges.port.ts";
import type { ChallengeId } from "../challenge.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { MadeUpViewer } from "../visibility/viewer.ts";
import type { VisibleWorld } from "../visibility/visible-world.ts";
import type { KeptReport, ReportedThing } from "../reports/report.ts";

export type ReportFacts = FitbookFacts & { readonly challenges: Pick<Challenges, "facts"> };

/** Whether somebody who only is a stranger to its author, or only follows them, sees a reported thing now. */
export type ReportSight = { readonly viewer: "stranger" | "follower"; readonly sees: boolean };

/**
 * Who sees a reported thing now, by the rule of visibility; empty: it is gone for good. Source: specification/moderation.md, Staff
 * commands.
 */
export async function reportSights(facts: ReportFacts, { thing, author, reporter }: KeptReport): Promise<readonly ReportSight[]> {
  const somebody = author ?? reporter;
  if (somebody === null) return [];
  if (thing.kind === "challenge") return sightsOfChallenge(facts, { id: thing.id, author, somebody });
  const world = await realCase(facts, somebody, subjectOf(thing));
  if (world === null) return [];
  const viewers: readonly MadeUpViewer[] = [{ kind: "stranger" }, ...(author === null ? [] : [{ kind: "follower", of: author } as const])];
  return viewers.map((viewer) => ({
    viewer: viewer.kind === "follower" ? "follower" : "stranger",
    sees: isSeen(thing, visibleWorld({ world, viewer, link: null })),
  }));
}

type ReportedChallenge = { readonly id: ChallengeId; readonly author: CustomerId | null; readonly somebody: CustomerId };

/** Nobody sees a challenge for following its maker alone. */
async function sightsOfChallenge(
  { challenges, people }: ReportFacts,
  { id, author, somebody }: ReportedChallenge,
): Promise<readonly ReportSight[]> {
  const [found] = await challenges.facts(somebody, [id]);
  if (found === undefined) return [];
  const { maker } = found.challenge;
  const isMakerThere = maker === null || (await people.facts(maker, [])).viewer.state === "active";
  const ties = { membership: "none", isOpen: found.ties.isOpen, isMakerThere, isMaker: false, isGroupSeen: found.group === null } as const;
  const sees = seesChallenge({ isThere: true, ...ties });
  return [{ viewer: "stranger", sees }, ...(author === null ? [] : [{ viewer: "follower", sees } as const])];
}

/** In the world of the rule of visibility, which has no challenges. */
type InWorld = Exclude<ReportedThing, { readonly kind: "challenge" }>;

const subjectOf = (thing: InWorld): SightSubject => (thing.kind === "comment" ? { kind: "post", id: thing.post } : thing);

function isSeen({ kind, id }: InWorld, { people, posts, groups }: VisibleWorld): boolean {
  switch (kind) {
    case "post":
      return posts.some((post) => post.sees);
    case "comment":
      return posts.some(({ thread }) => thread.some((one) => one.id === id && one.shown === "shown"));
    case "person":
      return people.some((person) => person.id === id && person.sees);
    case "group":
      return groups.some(({ sees }) => sees !== "missing");
  }
}
