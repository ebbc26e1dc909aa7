import { realCase } from "../staff/real-case.ts";
import { visibleWorld } from "../visibility/visible-world.ts";
import type { FitbookFacts, SightSubject } from "../staff/real-case.ts";
import type { MadeUpViewer } from "../visibility/viewer.ts";
import type { VisibleWorld } from "../visibility/visible-world.ts";
import type { KeptReport, ReportedThing } from "./report.ts";

/** Whether somebody who only is a stranger to its author, or only follows them, sees a reported thing now. */
export type ReportSight = { readonly viewer: "stranger" | "follower"; readonly sees: boolean };

/** Who sees a reported thing now, by the rule of visibility; empty: it is gone for good. Source: specification/moderation.md, Staff commands. */
export async function reportSights(facts: FitbookFacts, { thing, author, reporter }: KeptReport): Promise<readonly ReportSight[]> {
  const somebody = author ?? reporter;
  const world = somebody === null ? null : await realCase(facts, somebody, subjectOf(thing));
  if (world === null) return [];
  const viewers: readonly MadeUpViewer[] = [{ kind: "stranger" }, ...(author === null ? [] : [{ kind: "follower", of: author } as const])];
  return viewers.map((viewer) => ({
    viewer: viewer.kind === "follower" ? "follower" : "stranger",
    sees: isSeen(thing, visibleWorld({ world, viewer, link: null })),
  }));
}

const subjectOf = (thing: ReportedThing): SightSubject => (thing.kind === "comment" ? { kind: "post", id: thing.post } : thing);

function isSeen({ kind, id }: ReportedThing, { people, posts, groups }: VisibleWorld): boolean {
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
