import FilePlus2 from "lucide-react/icons/file-plus-corner";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { MOST_REPORTS } from "#core/assessments/sharing/patient-report.ts";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { HealthConsent } from "#web/features/account/consent/health-consent.tsx";
import { healthConsentPhrases } from "#web/features/account/wording/health-consent.ts";
import { FileUploads } from "#web/platform/uploads/file-uploads.tsx";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { OwnReport } from "./own-report.tsx";
import { reportWords as words } from "./report-words.ts";
import { reportsOf } from "./reports-model.ts";
import { reportsNeeds } from "#web/features/assessments/reports/reports-model.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type OwnReportsProps = {
  readonly customer: CustomerId;
  readonly booking: string;
  /** null: the customer. */
  readonly patient: string | null;
  /** Called once the use of health data was allowed here. */
  readonly onAllowed?: () => void;
};

/** What the customer sent for an appointment, and the way to send more. */
export const OwnReports = observer(function OwnReports({ customer, booking, patient, onAllowed }: OwnReportsProps) {
  const useCases = useNeeds(reportsNeeds);
  const [model] = useState(() => reportsOf(customer, booking, useCases));
  useEffect(() => void model.ask(), [model]);
  const { state, news, changing, allowing } = model;
  const isUnchanged = [changing, allowing].some(({ kind }) => kind === "unavailable" || kind === "refused");
  if (state.kind === "reading") return <p role="status">{words.reading}</p>;
  if (state.kind === "unavailable") return <TryAgain what={words.unavailable} onPress={() => void model.ask()} />;
  if (state.value === null) return null;
  const { reports, isOpen, isKept, isConsented } = state.value;
  const titles = words.titlesOf(reports);
  return (
    <div className="stack gap-3">
      {isKept && reports.length > 0 ? <p className="muted">{words.kept}</p> : null}
      {reports.length === 0 && !isOpen ? <p className="muted">{words.none}</p> : null}
      {reports.length === 0 ? null : (
        <ul className="sent-pictures" aria-label={words.heading}>
          {reports.map((report) => (
            <OwnReport key={report.id} model={model} report={report} title={titles.get(report.id) ?? ""} isKept={isKept} />
          ))}
        </ul>
      )}
      <p className="small" role="status">
        {isUnchanged ? words.notChanged : news === null ? null : words[news]}
      </p>
      {isOpen && isConsented ? (
        <FileUploads
          customer={customer}
          model={model.uploads}
          legend={words.legend}
          hint={words.hint({ most: String(MOST_REPORTS) })}
          ways={[{ kind: "report", Icon: FilePlus2, words: words.add, chooses: "several" }]}
          title={() => words.uploading}
          name={(_, place) => words.uploadingNamed({ place: String(place + 1) })}
          problem={null}
        />
      ) : null}
      {isOpen && !isConsented ? (
        <HealthConsent
          name={patient}
          next={healthConsentPhrases.allow}
          level={4}
          onAllow={async () => void ((await model.allow()) && onAllowed?.())}
        />
      ) : null}
    </div>
  );
});
