import type { ModerationNews } from "#core/fitbook/moderation/moderation-news.ts";

type Outcome = ModerationNews["outcome"]["kind"];
type Sanction = Extract<ModerationNews["outcome"], { readonly sanction: unknown }>["sanction"];
type Thing = ModerationNews["thing"];

/** What both sides of a report are told. */
export type NewsPhrases = {
  /** "the post that you reported", and what stands at the beginning of a sentence. */
  readonly reported: Readonly<Record<Thing, string>>;
  readonly toReporter: Readonly<Record<Outcome, (reported: string) => string>>;
  readonly own: Readonly<Record<Thing, string>>;
  readonly upheld: Readonly<Record<Sanction, (own: string, reason: string) => string>>;
  /** What was held back is dismissed. */
  readonly released: (own: string) => string;
  readonly confirmed: (own: string) => string;
  readonly reversed: Readonly<Record<Sanction, (own: string) => string>>;
  readonly reasons: Readonly<Record<ModerationNews["reason"], string>>;
  readonly appeal: string;
  /** To somebody who is signed out. */
  readonly appealByLetter: string;
  readonly helplines: string;
};

export const english: NewsPhrases = {
  reported: {
    post: "the post that you reported",
    comment: "the comment that you reported",
    person: "the person whom you reported",
    group: "the group that you reported",
    challenge: "the challenge that you reported",
  },
  toReporter: {
    upheld: (reported) => `We looked at ${reported}, and have acted. Thank you.`,
    confirmed: (reported) => `We looked again at ${reported}, and our decision stands.`,
    reversed: (reported) => `We looked again at ${reported}, and have taken our decision back.`,
    dismissed: (reported) => `We looked at ${reported}, and found nothing against our rules.`,
  },
  own: { post: "Your post", comment: "Your comment", person: "Your profile", group: "Your group", challenge: "Your challenge" },
  upheld: {
    hide: (own, reason) => `${own} is hidden: ${reason}.`,
    warn: (own, reason) => `A warning. ${own} was reported, and we found: ${reason}.`,
    suspend: (own, reason) => `Your account is suspended. ${own} was reported, and we found: ${reason}.`,
  },
  released: (own) => `${own}: we looked at it and found nothing against our rules. It is not hidden any more.`,
  confirmed: (own) => `${own}: we decided again, and our decision stands.`,
  reversed: {
    hide: (own) => `${own} is shown again.`,
    warn: (own) => `${own}: our warning is taken back.`,
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
  },
  appeal: "You can object once within 30 days.",
  appealByLetter: "You can object once within 30 days: write to us.",
  helplines: "If life feels too heavy, you are not alone: Tele-MANAS listens at 14416, free and at any hour. In danger, call 112.",
};
