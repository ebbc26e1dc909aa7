import { groupSentence, personSentence, postSentences, viewerSentence } from "#cli/fitbook/visibility/words.ts";
import { isInFeed } from "#core/fitbook/visibility/feed-reason.ts";
import type { NotExplained } from "#core/fitbook/staff/explain-sight.use-case.ts";
import type { FeedReason } from "#core/fitbook/visibility/feed-reason.ts";
import type { Look, VisibleWorld } from "#core/fitbook/visibility/visible-world.ts";
import type { Paragraph } from "#cli/cart/wording/explanation.ts";

export const EXPECTED = {
  viewer: "expected --viewer WHO as a mobile number of ten digits, an e-mail address or an id",
  subject: "expected one of --post ID, --person WHO and --group ID",
  post: "expected --post ID",
} as const;

/** What the viewer is told of one thing. */
export const sightParagraphs = (look: Look, { people, groups, posts }: VisibleWorld): readonly Paragraph[] => [
  { about: "Viewer", sentences: viewerSentences(look) },
  ...people.map((person) => ({ about: "Person", sentences: [personSentence(person)] })),
  ...groups.map((group) => ({ about: "Group", sentences: [groupSentence(group)] })),
  ...posts.map((post) => ({ about: "Post", sentences: postSentences(post) })),
];

/** Where a post is for the viewer. */
export const feedParagraphs = (look: Look, world: VisibleWorld): readonly Paragraph[] => [
  ...sightParagraphs(look, { ...world, people: [], groups: [] }),
  { about: "Feed", sentences: world.feedReasons.map(feedSentence) },
];

/** A viewer who is not active sees nothing, as if nobody were signed in. */
function viewerSentences({ viewer, world }: Look): readonly string[] {
  const state = viewer.kind === "person" ? world.people.find(({ id }) => id === viewer.id)?.state : undefined;
  const isActive = state === undefined || state === "active";
  return [viewerSentence(viewer), ...(isActive ? [] : [`Their account is ${state}, which counts as signed out.`])];
}

const FEED: Readonly<Record<FeedReason, string>> = {
  not_seen: "the viewer does not see it",
  not_published: "it is not published",
  muted: "the viewer muted its author",
  own: "the viewer wrote it",
  following: "the viewer follows its author",
  member: "it is in a group of the viewer's",
  not_followed: "the viewer does not follow its author",
};

const feedSentence = (reason: FeedReason): string =>
  `The post is ${isInFeed(reason) ? "" : "not "}in the viewer's feed: ${FEED[reason]} (${reason}).`;

export function notExplainedText({ kind }: NotExplained): string {
  switch (kind) {
    case "no-reason":
      return "A reason is needed.\n";
    case "unknown-viewer":
      return "No customer has the viewer's mobile number, e-mail address or id.\n";
    case "unknown-subject":
      return "There is no such post, person or group, or it is gone for good.\n";
  }
}
