import { AppealReport } from "#core/fitbook/moderation/appeal-report.use-case.ts";
import { ListOwnReports } from "#core/fitbook/moderation/list-own-reports.use-case.ts";
import { ReportContent } from "#core/fitbook/moderation/report-content.use-case.ts";
import { WithdrawReport } from "#core/fitbook/moderation/withdraw-report.use-case.ts";
import { postId } from "#core/fitbook/post-id.ts";
import { ok } from "#core/shared/result.ts";
import { OwnReportsModel, ownReportsNeeds } from "#web/features/fitbook/reports/own-reports-model.ts";
import { ReportModel, reportNeeds } from "#web/features/fitbook/reports/report-model.ts";
import { now } from "#tests/fixtures.ts";
import { reads } from "./reads.ts";
import { sends } from "./sends.ts";
import { asha } from "./stage.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { OwnReport } from "#core/fitbook/moderation/own-reports.ts";

const thing = { kind: "post", id: postId("p1") } as const;
const waits: OwnReport = { id: "r1", thing, reason: "spam", at: now, outcome: { kind: "waiting", decidedBy: now + 1, isLookedAt: false } };

export const reportReaders = [
  reads(
    "own-reports-model",
    ListOwnReports,
    [
      { made: [], decisions: [] },
      { made: [waits], decisions: [] },
    ],
    (_call, { allDependencies }) => {
      const model = new OwnReportsModel(asha, lateNeeds(allDependencies, ownReportsNeeds));
      return { ask: model.ask, shown: () => model.state };
    },
  ),
];

export const reportSenders = [
  sends("report-model", ReportContent, ({ allDependencies }) => {
    const model = new ReportModel(asha, thing, lateNeeds(allDependencies, reportNeeds));
    return () => model.report("spam", "");
  }),
  sends("report-model", WithdrawReport, async (stage) => {
    stage.answers(ReportContent, async () => ok({ id: "r1", decidedBy: now + 1, helplines: [] }));
    const model = new ReportModel(asha, thing, lateNeeds(stage.allDependencies, reportNeeds));
    await model.report("spam", "");
    return model.withdraw;
  }),
  sends("own-reports-model", AppealReport, ({ allDependencies }) => {
    const model = new OwnReportsModel(asha, lateNeeds(allDependencies, ownReportsNeeds));
    return () => model.appeal("r1", "No");
  }),
  sends("own-reports-model", WithdrawReport, ({ allDependencies }) => {
    const model = new OwnReportsModel(asha, lateNeeds(allDependencies, ownReportsNeeds));
    return () => model.withdraw("r1");
  }),
];
