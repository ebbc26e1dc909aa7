import { groupId } from "#core/fitbook/group.ts";
import { postId } from "#core/fitbook/post-id.ts";
import { visibleWorld } from "#core/fitbook/visibility/visible-world.ts";
import { customerReferenceIn } from "#core/identity/customer-reference.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { visibilityJson } from "#cli/fitbook/visibility/visibility-json.ts";
import { printSight } from "./print-sight.ts";
import { EXPECTED, sightParagraphs } from "./words.ts";
import type { ExplainedSight, NamedSubject } from "#core/fitbook/staff/explain-sight.use-case.ts";
import type { VisibleWorld } from "#core/fitbook/visibility/visible-world.ts";

const COMMAND = "visibility show";

/** Says what a customer sees of a post, a person or a group, and why. Source: specification/visibility.md, The command. */
export const visibilityShow = databaseCommand(
  { name: COMMAND, switches: ["json", "export"], options: ["viewer", "post", "person", "group", "reason", "as"], files: 0 },
  async (context) => {
    const subject = subjectIn(context.given.options);
    if (subject === null) return wrongUsage(context.terminal, COMMAND, EXPECTED.subject);
    return printSight(context, subject, {
      command: COMMAND,
      json: (explained) => visibilityJson(shownOf(explained)),
      paragraphs: (explained) => sightParagraphs(explained.look, shownOf(explained)),
    });
  },
);

/** Exactly one thing is asked after. */
function subjectIn(options: ReadonlyMap<string, string>): NamedSubject | null {
  const [named, more] = (["post", "person", "group"] as const).filter((kind) => options.has(kind));
  const text = named === undefined ? "" : (options.get(named) ?? "").trim();
  if (named === undefined || more !== undefined || text === "") return null;
  switch (named) {
    case "post":
      return { kind: named, id: postId(text) };
    case "group":
      return { kind: named, id: groupId(text) };
    case "person": {
      const name = customerReferenceIn(text);
      return name === null ? null : { kind: named, name };
    }
  }
}

/** What the viewer sees of the subject only. The other people of the case are there because they decide what the viewer sees. */
function shownOf({ look, subject }: ExplainedSight): VisibleWorld {
  const { people, groups, posts, feed, feedReasons } = visibleWorld(look);
  const isAsked = ({ id }: { readonly id: string }): boolean => id === subject.id;
  return {
    people: subject.kind === "person" ? people.filter(isAsked) : [],
    groups: subject.kind === "group" ? groups.filter(isAsked) : [],
    posts,
    feed,
    feedReasons,
    notifications: [],
  };
}
