import * as z from "zod/mini";
import { challengeId } from "#core/fitbook/challenge.ts";
import { groupId } from "#core/fitbook/group.ts";
import { AppealReport } from "#core/fitbook/moderation/appeal-report.use-case.ts";
import { ListOwnReports } from "#core/fitbook/moderation/list-own-reports.use-case.ts";
import { LONGEST_REPORT, REPORT_REASONS, SANCTIONS } from "#core/fitbook/reports/report.ts";
import { ReportContent } from "#core/fitbook/moderation/report-content.use-case.ts";
import { WithdrawReport } from "#core/fitbook/moderation/withdraw-report.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { answerOf, endpoint, fields, nothing, only } from "#adapters/http-contract/endpoint.ts";
import { boundedText, idOf, instant, written } from "#adapters/http-contract/scalars.ts";
import { comment, post } from "./post.ts";
import { tooMuch } from "./too-much.ts";
import type { ReportedThing } from "#core/fitbook/reports/report.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const notSeen = answerOf(404, "This isn't available.");

const thing: Shape<ReportedThing> = z.union([
  fields({ kind: z.literal("post"), id: ["_id", post] }),
  fields({ kind: z.literal("comment"), id: ["_id", comment], post: ["post_id", post] }),
  fields({ kind: z.literal("person"), id: ["_id", idOf(customerId)] }),
  fields({ kind: z.literal("group"), id: ["_id", idOf(groupId)] }),
  fields({ kind: z.literal("challenge"), id: ["_id", idOf(challengeId)] }),
]);

export const reportContent = endpoint(ReportContent, {
  method: "POST",
  path: "/report/content",
  in: "body",
  audience: "customer",
  request: fields({ thing, reason: z.enum(REPORT_REASONS), words: ["text", boundedText(LONGEST_REPORT)] }),
  response: fields({ id: ["_id", z.string()], decidedBy: ["decided_by", instant], helplines: z.array(z.string()) }),
  refusals: { "not-seen": notSeen, "too-much": tooMuch },
});

const waiting = { decidedBy: ["decided_by", instant] } as const;
const head = { id: ["_id", z.string()], thing, reason: z.enum(REPORT_REASONS) } as const;

export const listOwnReports = endpoint(ListOwnReports, {
  method: "GET",
  path: "/report/mine",
  in: "query",
  audience: "customer",
  request: nothing,
  response: fields({
    made: z.array(
      fields({
        ...head,
        at: ["reported_at", instant],
        outcome: z.union([
          fields({ kind: z.literal("waiting"), ...waiting, isLookedAt: ["is_looked_at", z.boolean()] }),
          fields({ kind: z.enum(["acted", "dismissed", "reversed"]), at: ["decided_at", instant] }),
        ]),
      }),
    ),
    decisions: z.array(
      fields({
        ...head,
        sanction: z.enum(SANCTIONS),
        at: ["decided_at", instant],
        said: ["text", z.nullable(z.string())],
        state: [
          "standing",
          z.union([
            fields({ kind: z.literal("appealable"), until: instant }),
            fields({ kind: z.literal("appealed"), ...waiting }),
            fields({ kind: z.enum(["final", "confirmed", "reversed"]) }),
          ]),
        ],
      }),
    ),
  }),
});

export const withdrawReport = endpoint(WithdrawReport, {
  method: "DELETE",
  path: "/report/content",
  in: "query",
  audience: "customer",
  request: only("report_id", boundedText(100)),
  response: z.null(),
  refusals: { "unknown-report": notSeen, "looked-at": answerOf(409, "Somebody is looking at this report already.") },
});

export const appealReport = endpoint(AppealReport, {
  method: "POST",
  path: "/report/appeal",
  in: "body",
  audience: "customer",
  request: fields({ report: ["report_id", boundedText(100)], words: ["text", written(LONGEST_REPORT)] }),
  response: z.null(),
  refusals: {
    "unknown-report": notSeen,
    "not-appealable": answerOf(409, "This decision can't be appealed any more."),
  },
});
