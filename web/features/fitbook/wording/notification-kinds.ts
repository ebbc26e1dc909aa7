import type { FitbookKind } from "#core/notifications/fitbook-kind.ts";

/** What of Fitbook somebody is told. */
export const notificationKindPhrases = {
  title: "Notifications",
  text: "You won't be notified about what you switch off. It is still saved, and is back in your list when you switch it on again.",
  letters: "An e-mail says that there is something new, never what, and comes at most once an hour.",
  address: "Your e-mail address is in your profile",
  byLetter: "Also by e-mail",
  kinds: {
    "follow-request": "Somebody wants to follow me",
    "follow-accepted": "Somebody accepts my follow request",
    "follow-suggestion": "Somebody I could follow back follows me",
    "group-request": "Invitations to groups",
    "challenge-request": "Invitations to challenges",
    "post-liked": "Somebody likes my post",
    "post-commented": "Somebody comments on my post",
    "comment-replied": "Somebody replies to my comment",
    "group-joined": "Somebody joins a group that I run",
    "challenge-changed": "A challenge that I take part in changes or is cancelled, or I am removed from it",
    "challenge-ended": "A challenge that I take part in has its result",
    "badge-won": "I have won a badge",
    event: "Updates on events I'm going to or waiting for",
    moderation: "What was decided about reports and about what I wrote",
  } satisfies Record<FitbookKind, string>,
};
