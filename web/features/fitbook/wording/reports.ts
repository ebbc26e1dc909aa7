import { TELE_MANAS } from "#core/shared/helplines.ts";
import type { OwnDecision, OwnReport } from "#core/fitbook/moderation/own-reports.ts";
import type { ReportedThing, ReportReason, Sanction } from "#core/fitbook/reports/report.ts";
import type { Facts } from "#web/design/phrase.ts";

type Kind = ReportedThing["kind"];

/** What is said of reports, of what is decided, and of objections. */
export const reportPhrases = {
  report: "Report",
  ask: "What is wrong?",
  askText: "Choose what fits best: it is sent at once, to our staff alone. You can withdraw it until somebody looks at it.",
  words: "In your own words (optional)",
  wordsHint: ({ most }: Facts<"most">) => `Sent with what you choose. Up to ${most} characters.`,
  tooLong: "That is too long",
  needed: "Please say why",
  close: "Close",
  cancel: "Cancel",
  sending: "Sending",
  reasons: {
    spam: "Spam",
    harassment: "Harassment",
    hate: "Hate",
    nudity: "Nudity",
    violence: "Violence",
    self_harm: "Talk of self-harm",
    health_claim: "A promised cure",
    impersonation: "Somebody else's name or picture",
    other: "Something else",
  } satisfies Record<ReportReason, string>,
  received: ({ by }: Facts<"by">) => `We have your report. We decide by ${by}.`,
  lookedAt: ({ by }: Facts<"by">) => `Somebody is looking at it. We decide by ${by}.`,
  helplines: `If life feels too heavy, nobody has to bear it alone: Tele-MANAS listens at ${TELE_MANAS}, free and at any hour. In danger, call 112.`,
  withdraw: "Withdraw",
  withdrawn: "Your report is withdrawn.",
  toOwn: "Reports and decisions",
  open: "Open",
  reading: "Getting your reports",
  unavailable: "Your reports couldn't be loaded right now.",
  notSent: "That wasn't sent. Please try again.",
  tooMuch: ({ from }: Facts<"from">) => `That was a lot for one day. Again from ${from}.`,
  refusals: {
    "not-seen": "This isn't available.",
    "unknown-report": "This isn't available.",
    "looked-at": "Somebody is looking at this report already.",
    "not-appealable": "This decision can't be appealed any more.",
  },
  done: { withdrawn: "Your report is withdrawn.", appealed: "We have your objection." },
  decisions: "Decisions about you",
  noDecisions: "No decisions about you or what you posted.",
  made: "What you reported",
  noneMade: "You haven't reported anything.",
  things: { post: "A post", comment: "A comment", person: "A person", group: "A group", challenge: "A challenge" } satisfies Record<
    Kind,
    string
  >,
  reported: ({ thing, reason, at }: Facts<"thing" | "reason" | "at">) => `${thing}: ${reason} (${at})`,
  outcomes: {
    acted: "We looked at it and took action. Thank you.",
    dismissed: "We looked at it and found nothing against our rules.",
    reversed: "We looked at it again and reversed our decision.",
  } satisfies Record<Exclude<OwnReport["outcome"]["kind"], "waiting">, string>,
  sanctions: {
    hide: {
      post: "Your post is hidden",
      comment: "Your comment is hidden",
      person: "Your profile is hidden",
      group: "Your group is hidden",
      challenge: "Your challenge is hidden",
    },
    warn: {
      post: "A warning for your post",
      comment: "A warning for your comment",
      person: "A warning for your profile",
      group: "A warning for your group",
      challenge: "A warning for your challenge",
    },
    suspend: {
      post: "Your account was suspended for your post",
      comment: "Your account was suspended for your comment",
      person: "Your account was suspended for your profile",
      group: "Your account was suspended for your group",
      challenge: "Your account was suspended for your challenge",
    },
  } satisfies Record<Sanction, Record<Kind, string>>,
  why: ({ reason, at }: Facts<"reason" | "at">) => `Reason: ${reason}. Decided ${at}.`,
  appealable: ({ until }: Facts<"until">) => `You can object once, until ${until}.`,
  appealed: ({ by }: Facts<"by">) => `We have your objection. We decide again by ${by}.`,
  states: {
    final: "It can't be appealed any more.",
    confirmed: "You objected. We decided again, and our decision stands.",
    reversed: "We have reversed this decision.",
  } satisfies Record<Exclude<OwnDecision["state"]["kind"], "appealable" | "appealed">, string>,
  appeal: "Object",
  appealWords: "Why is the decision wrong?",
  appealHint: ({ most }: Facts<"most">) => `You can write once. Up to ${most} characters.`,
  appealSend: "Send objection",
};
