import type { FitbookKind } from "#core/notifications/kinds/fitbook-kind.ts";

/** What of Fitbook somebody is told. */
export const notificationKindPhrases = {
  title: "Notifications",
  text: "What you switch off is not told to you any more. It is kept, and stands in your list again when you switch it on.",
  kinds: {
    "follow-request": "Somebody wants to follow me",
    "follow-accepted": "Somebody accepts my follow request",
    "follow-suggestion": "Somebody follows me whom I could follow back",
    "group-request": "Invitations to groups",
    "challenge-request": "Invitations to challenges",
    event: "News of events that I go to or wait for",
    moderation: "What was decided about reports and about what I wrote",
  } satisfies Record<FitbookKind, string>,
};
