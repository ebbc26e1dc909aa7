import { Notice } from "#web/design/notice/notice.tsx";
import { labReportWords } from "#web/features/labs/report/lab-report-words.ts";
import { ReportedTest } from "#web/features/labs/report/reported-test.tsx";
import { SentPaperRow } from "#web/features/labs/report/sent-paper-row.tsx";
import { sharedPhrases as words } from "#web/features/consultations/wording/shared.ts";
import { shownText } from "#web/design/shown-text.ts";
import "#web/features/labs/report/report.css";
import type { ComponentProps } from "react";
import type { FileId } from "#core/files/file-id.ts";
import type { SharedLabReport } from "#core/assessments/lab-reports/shared-lab-reports.ts";

type SharedTestsProps = {
  readonly report: SharedLabReport;
  /** Reads a PDF of the laboratory for the practitioner. */
  readonly paper: (file: FileId) => ComponentProps<typeof SentPaperRow>["read"];
};

/** What a laboratory found, as its patient shares it. What was corrected since then says so. */
export function SharedTests({ report: { lab, hindi, sharedAt, tests, awaited, papers }, paper }: SharedTestsProps) {
  return (
    <section className="stack gap-3">
      <h3 className="heading-3">{words.labReport({ lab: shownText({ english: lab, hindi }) })}</h3>
      {tests.some(({ reason, at }) => reason !== null && at > sharedAt) ? <Notice kind="note">{words.correctedSince}</Notice> : null}
      {tests.map((test) => (
        <ReportedTest key={test.test} test={test} heading="h4" />
      ))}
      {papers.map((one) => (
        <SentPaperRow key={one.file} paper={one} read={paper(one.file)} />
      ))}
      {awaited.length === 0 ? null : (
        <p>
          <strong>{labReportWords.awaited}</strong>: {awaited.map(({ title }) => shownText(title)).join(", ")}
        </p>
      )}
    </section>
  );
}
