import type { GroupLinkKind } from "#core/fitbook/links/group-link.ts";
import type { Facts } from "#web/design/phrase.ts";

/** What is said of links to groups. */
export const linkPhrases = {
  people: {
    title: "Invite whom you follow",
    hint: "They are told in their notifications, and see the card of the group.",
    act: "Invite",
    invited: "Invited",
    isIn: "In the group",
    nobody: "You follow nobody yet.",
    find: "Find people",
  },
  title: "Invite by a link",
  text: "Whoever has the link sees the card of the group. Give it to people you know, and revoke it when it has gone too far.",
  kind: "What the link does",
  kinds: { join: "Lets people in at once", ask: "Lets people ask to be let in" } satisfies Record<GroupLinkKind, string>,
  howLong: "How long it holds",
  howOften: "How many may use it",
  forDays: {
    one: ({ count }: Facts<"count">) => `${count} day`,
    other: ({ count }: Facts<"count">) => `${count} days`,
  },
  forUses: {
    one: ({ count }: Facts<"count">) => `${count} person`,
    other: ({ count }: Facts<"count">) => `${count} people`,
  },
  make: "Make a link",
  making: "Making",
  made: "Your link",
  once: "It can be seen this once only. You can make another one at any time.",
  copy: "Copy link",
  outcomes: { copied: "Copied", failed: "Could not be copied. Please mark it and copy it by hand." },
  qr: "QR code of the link",
  list: "Links that can be used",
  none: "There is no link right now.",
  usesLeft: {
    one: ({ count, until }: Facts<"count" | "until">) => `${count} use left, until ${until}`,
    other: ({ count, until }: Facts<"count" | "until">) => `${count} uses left, until ${until}`,
  },
  revoke: "Revoke",
  revokeOne: ({ kind, left }: Facts<"kind" | "left">) => `Revoke: ${kind}, ${left}`,
  revoked: "The link is revoked. Who came by it stays.",
  ask: "Ask to be let in",
  ended: "This invitation is no longer valid.",
  endedText: "Please ask whoever sent it for a new one.",
  refusals: {
    "unknown-group": "This isn't available.",
    "not-allowed": "Only those who run this group can do that.",
    "too-many-links": "This group has 20 links already. Please revoke one first.",
  },
};
