import { EMERGENCY_NUMBER, TELE_MANAS } from "../../shared/helplines.ts";
import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { withinLimit } from "../posts/post-limits.ts";
import { dueAt } from "../reports/report-steps.ts";
import { reportable } from "./reported.ts";
import { maker } from "../../shared/use-case.ts";
import { Reports } from "./reports.port.ts";
import { Posts } from "../posts/posts.port.ts";
import { People } from "../profiles/people.port.ts";
import { Groups } from "../groups/groups.port.ts";
import { Challenges } from "../challenges/challenges.port.ts";
import { Limits } from "../../shared/limits.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import { NewId } from "../../shared/new-id.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Limit } from "../../shared/limits.port.ts";
import type { Result } from "../../shared/result.ts";
import type { TooMuch } from "../daily-limits.ts";
import type { ReportablePorts } from "./reported.ts";
import type { ReportedThing, ReportReason } from "../reports/report.ts";

/** A day. Source: specification/fitbook.md, Comments and likes. */
export const REPORT_LIMIT: Limit = { name: "fitbook-reports", most: 50, within: 24 * 60 * 60 * 1000 };

/** Who listens, by telephone, to whoever thinks of harming themselves. Source: specification/moderation.md, Special reasons. */
export const HELPLINES = [TELE_MANAS, EMERGENCY_NUMBER] as const;

/** `decidedBy`: until when staff decide, in milliseconds since 1970. `helplines` to be shown to the reporter. */
export type Acknowledged = { readonly id: string; readonly decidedBy: number; readonly helplines: readonly string[] };

export type ReportedContent = { readonly thing: ReportedThing; readonly reason: ReportReason; readonly words: string };

/** "not-seen": the customer does not see it, it is their own, or there is no such thing: nobody is told which. */
export type NotReported = { readonly kind: "not-seen" } | TooMuch;

/**
 * Tells staff of something that harms, which is acknowledged at once. Again while it waits, it is the same report. Nobody else is told.
 * Source: specification/moderation.md, Reports.
 */
export type ReportContent = (customer: CustomerId, reported: ReportedContent) => Promise<Result<Acknowledged, NotReported>>;
export const ReportContent = useCase<ReportContent>("fitbook", "ReportContent");

type Needs = ReportablePorts & {
  readonly reports: Pick<Reports, "add">;
  readonly limits: Limits;
  readonly now: Clock;
  readonly newId: NewId;
};

export const makeReportContent = maker(
  ReportContent,
  { reports: Reports, posts: Posts, people: People, groups: Groups, challenges: Challenges, limits: Limits, now: Clock, newId: NewId },
  ({ reports, limits, now, newId, ...ports }: Needs) =>
    async (customer, { thing, reason, words }) => {
      const at = now();
      const within = await withinLimit(limits, { limit: REPORT_LIMIT, by: customer, at });
      if (within.kind === "refused") return within;
      const made = await reportable(ports, customer, thing);
      if (made === null) return refused({ kind: "not-seen" });
      const stored = await reports.add({ id: newId(), thing, reporter: customer, ...made, reason, words, at });
      // Also where their report for another reason still waits.
      return ok({ id: stored.id, decidedBy: dueAt(stored) ?? at, helplines: reason === "self_harm" ? HELPLINES : [] });
    },
);
