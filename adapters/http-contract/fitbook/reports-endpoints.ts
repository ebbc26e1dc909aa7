import * as z from "zod";
import { groupId } from "#core/fitbook/group.ts";
import { AppealReport } from "#core/fitbook/moderation/appeal-report.use-case.ts";
import { LONGEST_REPORT, REPORT_REASONS } from "#core/fitbook/moderation/report.ts";
import { ReportContent } from "#core/fitbook/moderation/report-content.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { answerOf, endpoint, fields } from "#adapters/http-contract/endpoint.ts";
import { boundedText, idOf, instant, written } from "#adapters/http-contract/scalars.ts";
import { comment, post } from "./post.ts";
import { tooMuch } from "./too-much.ts";
import type { ReportedThing } from "#core/fitbook/moderation/report.ts";

const notSeen = answerOf(404, "This isn't available.");

const thing: z.ZodType<ReportedThing> = z.union([
  fields({ kind: z.literal("post"), id: ["_id", post] }),
  fields({ kind: z.literal("comment"), id: ["_id", comment], post: ["post_id", post] }),
  fields({ kind: z.literal("person"), id: ["_id", idOf(customerId)] }),
  fields({ kind: z.literal("group"), id: ["_id", idOf(groupId)] }),
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
