import { TELE_MANAS } from "#core/shared/helplines.ts";
import type { Facts } from "#cli/letters/phrase.ts";
import type { ModerationNews } from "#core/fitbook/moderation/moderation-news.ts";

type Thing = ModerationNews["thing"];

/**
 * What both sides of a report are told. Where a Hindi verb or adjective follows the gender of the thing, there is a sentence for each
 * thing.
 */
export const moderationNewsPhrases = {
  /** A part of the sentences below. */
  reported: {
    post: "the post you reported",
    comment: "the comment you reported",
    person: "the person you reported",
    group: "the group you reported",
    challenge: "the challenge you reported",
  } satisfies Record<Thing, string>,
  toReporter: {
    upheld: ({ reported }: Facts<"reported">) => `We looked at ${reported} and took action. Thank you.`,
    confirmed: ({ reported }: Facts<"reported">) => `We looked at ${reported} again, and our decision stands.`,
    reversed: ({ reported }: Facts<"reported">) => `We looked at ${reported} again and reversed our decision.`,
    dismissed: ({ reported }: Facts<"reported">) => `We looked at ${reported} and found nothing against our rules.`,
  },
  own: {
    post: "Your post",
    comment: "Your comment",
    person: "Your profile",
    group: "Your group",
    challenge: "Your challenge",
  } satisfies Record<Thing, string>,
  upheld: {
    hide: {
      post: ({ reason }: Facts<"reason">) => `Your post is hidden: ${reason}.`,
      comment: ({ reason }: Facts<"reason">) => `Your comment is hidden: ${reason}.`,
      person: ({ reason }: Facts<"reason">) => `Your profile is hidden: ${reason}.`,
      group: ({ reason }: Facts<"reason">) => `Your group is hidden: ${reason}.`,
      challenge: ({ reason }: Facts<"reason">) => `Your challenge is hidden: ${reason}.`,
    } satisfies Record<Thing, unknown>,
    warn: ({ own, reason }: Facts<"own" | "reason">) => `A warning. ${own} was reported, and we found: ${reason}.`,
    suspend: ({ own, reason }: Facts<"own" | "reason">) => `Your account is suspended. ${own} was reported, and we found: ${reason}.`,
  },
  /** A thing that was hidden until staff looked at it is shown again. */
  released: {
    post: "Your post: we looked at it and found nothing against our rules. It is not hidden any more.",
    comment: "Your comment: we looked at it and found nothing against our rules. It is not hidden any more.",
    person: "Your profile: we looked at it and found nothing against our rules. It is not hidden any more.",
    group: "Your group: we looked at it and found nothing against our rules. It is not hidden any more.",
    challenge: "Your challenge: we looked at it and found nothing against our rules. It is not hidden any more.",
  } satisfies Record<Thing, string>,
  confirmed: ({ own }: Facts<"own">) => `${own}: we decided again, and our decision stands.`,
  reversed: {
    hide: {
      post: "Your post is shown again.",
      comment: "Your comment is shown again.",
      person: "Your profile is shown again.",
      group: "Your group is shown again.",
      challenge: "Your challenge is shown again.",
    } satisfies Record<Thing, string>,
    warn: ({ own }: Facts<"own">) => `${own}: we have taken our warning back.`,
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
  helplines: `If life feels too heavy, you are not alone: Tele-MANAS listens at ${TELE_MANAS}, free and at any hour. In danger, call 112.`,
};
