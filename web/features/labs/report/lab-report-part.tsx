import { inLanguage } from "#web/design/in-language.ts";
import FileX from "lucide-react/icons/file-x";
import FlaskConical from "lucide-react/icons/flask-conical";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { readMyFile, readMyFileNeeds } from "#web/platform/uploads/private-file.ts";
import { labAddress } from "#web/platform/addresses/lab-address.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { CriticalValues } from "./critical-values.tsx";
import { readLabReport, readLabReportNeeds } from "./lab-report-data.ts";
import { labReportWords as says } from "./lab-report-words.ts";
import { ReportFile } from "./report-file.tsx";
import { ReportedTest } from "./reported-test.tsx";
import { SentPaperRow } from "./sent-paper-row.tsx";
import { ReportSharing } from "./sharing/report-sharing.tsx";
import { ReportSharingModel, reportSharingNeeds } from "./sharing/report-sharing-model.ts";
import { shownText } from "#web/design/shown-text.ts";
import "./report.css";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";

type LabReportPartProps = { readonly customer: CustomerId; readonly id: string; readonly waiting: ReactNode };

const labReportPartNeeds = { ...readLabReportNeeds, ...readMyFileNeeds };

/** What a laboratory found in a booking, person by person, each value with its range and what was found before. */
export const LabReportPart = observer(function LabReportPart({ customer, id, waiting }: LabReportPartProps) {
  const labReportPartUseCases = useNeeds(labReportPartNeeds);
  const useCases = useNeeds(reportSharingNeeds);
  const [report] = useState(() => new Resource(() => readLabReport(labReportPartUseCases, customer, id)));
  const [sharing] = useState(() => new ReportSharingModel(customer, id, useCases));
  useEffect(() => {
    void report.ask();
    void sharing.ask();
  }, [report, sharing]);
  const { state } = report;
  if (state.kind === "unavailable") return <TryAgain what={says.notShown} onPress={() => void report.ask()} />;
  if (state.kind !== "read") return waiting;
  if (state.value === null)
    return (
      <NothingYet Icon={FileX} heading={says.unknown} text={says.unknownText}>
        <a className="button main" href={labAddress.bookings}>
          {says.all}
        </a>
      </NothingYet>
    );
  const { report: shown, names } = state.value;
  const { people, lab } = shown;
  const toBooking = (
    <a className="button quiet" href={labAddress.booking(id)}>
      {says.back}
    </a>
  );
  if (people.every(({ tests }) => tests.length === 0))
    return (
      <NothingYet Icon={FlaskConical} heading={says.none} text={says.noneText}>
        {toBooking}
      </NothingYet>
    );
  return (
    <div className="stack gap-6">
      <p className="lead">{says.from({ lab: inLanguage(lab).name })}</p>
      <CriticalValues people={people} />
      <ReportFile customer={customer} id={id} />
      {people.map(({ member, tests, awaited, undone, papers }) => (
        <section key={member} className="stack gap-4">
          <h2>{member === null ? says.oneself : (names.get(member) ?? says.oneself)}</h2>
          {tests.map((test) => (
            <ReportedTest key={test.test} test={test} heading="h3" />
          ))}
          {papers.map((paper) => (
            <SentPaperRow key={paper.file} paper={paper} read={readMyFile(labReportPartUseCases, customer, paper.file)} />
          ))}
          {awaited.length === 0 ? null : (
            <p>
              <strong>{says.awaited}</strong>: {awaited.map(({ title }) => shownText(title)).join(", ")}
            </p>
          )}
          {undone.length === 0 ? null : (
            <p>
              <strong>{says.undone}</strong>: {undone.map(({ title }) => shownText(title)).join(", ")}
            </p>
          )}
          {tests.length === 0 ? null : <ReportSharing model={sharing} member={member} name={names.get(member) ?? null} />}
        </section>
      ))}
      <p className="small muted">{says.meaning}</p>
      <div>{toBooking}</div>
    </div>
  );
});
