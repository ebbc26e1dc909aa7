import type { GroupLinkKind } from "#core/fitbook/groups/group-link.ts";
import type { Facts } from "#web/design/phrase.ts";

/** What is said of links to groups. */
export const linkPhrases = {
  people: {
    title: "Invite people you follow",
    hint: "They get a notification, and see the group's card.",
    act: "Invite",
    invited: "Invited",
    isIn: "In the group",
    nobody: "You don't follow anyone yet.",
    find: "Find people",
  },
  title: "Invite by a link",
  text: "Anyone with the link sees the card of the group. Give it to people you know, and revoke it if it spreads too far.",
  kind: "What the link does",
  kinds: { join: "Lets people in at once", ask: "Lets people ask to join" } satisfies Record<GroupLinkKind, string>,
  howLong: "How long it works",
  howOften: "How many may use it",
  forDays: {
    one: ({ count }: Facts<"count">) => `${count} day`,
    other: ({ count }: Facts<"count">) => `${count} days`,
  },
  forUses: {
    one: ({ count }: Facts<"count">) => `${count} person`,
    other: ({ count }: Facts<"count">) => `${count} people`,
  },
  make: "Create a link",
  making: "Creating",
  made: "Your link",
  once: "You can see it only now. You can create another one at any time.",
  copy: "Copy link",
  outcomes: { copied: "Copied", failed: "Could not be copied. Please select it and copy it by hand." },
  qr: "QR code of the link",
  list: "Links that can be used",
  none: "There is no link right now.",
  usesLeft: {
    one: ({ count, until }: Facts<"count" | "until">) => `${count} use left, until ${until}`,
    other: ({ count, until }: Facts<"count" | "until">) => `${count} uses left, until ${until}`,
  },
  revoke: "Revoke",
  revokeOne: ({ kind, left }: Facts<"kind" | "left">) => `Revoke: ${kind}, ${left}`,
  revoked: "The link is revoked. People who joined with it stay.",
  ask: "Ask to join",
  ended: "This invitation is no longer valid.",
  endedText: "Please ask whoever sent it for a new one.",
  refusals: {
    "unknown-group": "This isn't available.",
    "not-allowed": "Only those who run this group can do that.",
    "too-many-links": "This group has 20 links already. Please revoke one first.",
  },
};
