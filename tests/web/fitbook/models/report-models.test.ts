import { describe, expect, it } from "vitest";
import { AppealReport } from "#core/fitbook/moderation/appeal-report.use-case.ts";
import { ListOwnReports } from "#core/fitbook/moderation/list-own-reports.use-case.ts";
import { ReportContent } from "#core/fitbook/moderation/report-content.use-case.ts";
import { WithdrawReport } from "#core/fitbook/moderation/withdraw-report.use-case.ts";
import { postId } from "#core/fitbook/post-id.ts";
import { ok, refused } from "#core/shared/result.ts";
import { OwnReportsModel, ownReportsNeeds } from "#web/features/fitbook/reports/own-reports-model.ts";
import { ReportModel, reportNeeds } from "#web/features/fitbook/reports/report-model.ts";
import { aShop } from "#tests/web/a-shop.ts";
import { asha } from "#tests/web/platform/model-laws/stage.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";

const thing = { kind: "post", id: postId("p") } as const;
const received = { id: "r", decidedBy: 7, helplines: ["112"] };

describe("a report", () => {
  const aModel = () => {
    const shop = aShop();
    shop.answer(ReportContent, ok(received));
    return { ...shop, model: new ReportModel(asha, thing, lateNeeds(shop.allDependencies, reportNeeds)) };
  };

  it("is received, and can be taken back then", async () => {
    const { model, answer, asked } = aModel();
    answer(WithdrawReport, ok(null));
    expect([model.reporting, model.refusal, model.state, await model.withdraw(), asked]).toEqual([
      { kind: "none" },
      null,
      "ready",
      false,
      [],
    ]);
    expect([await model.report("spam", "Again and again"), model.reporting]).toEqual([true, { kind: "received", ...received }]);
    expect([await model.withdraw(), model.reporting, await model.withdraw()]).toEqual([true, { kind: "withdrawn" }, false]);
    expect(asked).toEqual([
      [asha, { thing, reason: "spam", words: "Again and again" }],
      [asha, "r"],
    ]);
  });

  it("says why it is not received, or that nobody answered, until it is begun again", async () => {
    const { model, answer } = aModel();
    answer(ReportContent, refused({ kind: "not-seen" }), "out");
    expect([await model.report("spam", ""), model.refusal, model.reporting]).toEqual([false, { kind: "not-seen" }, { kind: "none" }]);
    expect([await model.report("spam", ""), model.state]).toEqual([false, "unavailable"]);
    model.begin();
    expect([model.refusal, model.state]).toEqual([null, "ready"]);
  });

  it("stays received where it can't be taken back", async () => {
    const { model, answer } = aModel();
    answer(WithdrawReport, refused({ kind: "unknown-report" }), ok(null));
    await model.report("spam", "");
    expect([await model.withdraw(), model.reporting.kind, model.refusal]).toEqual([false, "received", { kind: "unknown-report" }]);
    expect([await model.withdraw(), model.refusal]).toEqual([true, null]);
  });
});

describe("one's own reports", () => {
  const none = { made: [], decisions: [] };
  const aModel = () => {
    const shop = aShop();
    shop.answer(ListOwnReports, none);
    return { ...shop, model: new OwnReportsModel(asha, lateNeeds(shop.allDependencies, ownReportsNeeds)) };
  };

  it("are read anew whenever one was withdrawn or objected to", async () => {
    const { model, answer, asked } = aModel();
    answer(WithdrawReport, ok(null));
    answer(AppealReport, ok(null));
    await model.ask();
    expect([model.state, model.done, model.refusal, model.sending]).toEqual([{ kind: "read", value: none }, null, null, "ready"]);
    expect([await model.withdraw("r"), model.done, model.refusal]).toEqual([true, "withdrawn", null]);
    expect([await model.appeal("d", "It was meant well"), model.done]).toEqual([true, "appealed"]);
    expect(asked).toEqual([[asha], [asha, "r"], [asha], [asha, { report: "d", words: "It was meant well" }], [asha]]);
  });

  it("say why nothing was done, and stay as they are without a line", async () => {
    const { model, answer, asked } = aModel();
    answer(WithdrawReport, ok(null), refused({ kind: "unknown-report" }), "out");
    await model.withdraw("r");
    expect([await model.withdraw("r"), model.done, model.refusal, asked.length]).toEqual([false, null, { kind: "unknown-report" }, 4]);
    expect([await model.withdraw("r"), model.sending, asked.length]).toEqual([false, "unavailable", 5]);
  });
});
