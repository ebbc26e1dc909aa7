import type { Facts } from "#cli/letters/phrase.ts";
import type { ModerationNews } from "#core/fitbook/moderation/moderation-news.ts";

type Thing = ModerationNews["thing"];

/** What both sides of a report are told. */
export const moderationNewsPhrases = {
  /** What stands within a sentence. */
  reported: {
    post: "the post that you reported",
    comment: "the comment that you reported",
    person: "the person whom you reported",
    group: "the group that you reported",
    challenge: "the challenge that you reported",
  } satisfies Record<Thing, string>,
  toReporter: {
    upheld: ({ reported }: Facts<"reported">) => `We looked at ${reported}, and have acted. Thank you.`,
    confirmed: ({ reported }: Facts<"reported">) => `We looked again at ${reported}, and our decision stands.`,
    reversed: ({ reported }: Facts<"reported">) => `We looked again at ${reported}, and have taken our decision back.`,
    dismissed: ({ reported }: Facts<"reported">) => `We looked at ${reported}, and found nothing against our rules.`,
  },
  own: {
    post: "Your post",
    comment: "Your comment",
    person: "Your profile",
    group: "Your group",
    challenge: "Your challenge",
  } satisfies Record<Thing, string>,
  upheld: {
    hide: ({ own, reason }: Facts<"own" | "reason">) => `${own} is hidden: ${reason}.`,
    warn: ({ own, reason }: Facts<"own" | "reason">) => `A warning. ${own} was reported, and we found: ${reason}.`,
    suspend: ({ own, reason }: Facts<"own" | "reason">) => `Your account is suspended. ${own} was reported, and we found: ${reason}.`,
  },
  /** What was held back is dismissed. */
  released: ({ own }: Facts<"own">) => `${own}: we looked at it and found nothing against our rules. It is not hidden any more.`,
  confirmed: ({ own }: Facts<"own">) => `${own}: we decided again, and our decision stands.`,
  reversed: {
    hide: ({ own }: Facts<"own">) => `${own} is shown again.`,
    warn: ({ own }: Facts<"own">) => `${own}: our warning is taken back.`,
    suspend: () => "Your account is open again.",
  },
  reasons: {
    spam: "spam",
    harassment: "harassment",
    hate: "hate",
    nudity: "nudity",
    violence: "violence",
    self_harm: "talk of self-harm",
    health_claim: "a promised cure",
    impersonation: "somebody else's name or picture",
    other: "it breaks our rules",
  } satisfies Record<ModerationNews["reason"], string>,
  appeal: "You can object once within 30 days.",
  /** To somebody who is signed out. */
  appealByLetter: "You can object once within 30 days: write to us.",
  helplines: "If life feels too heavy, you are not alone: Tele-MANAS listens at 14416, free and at any hour. In danger, call 112.",
};
